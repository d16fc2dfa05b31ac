import { Injectable } from '@nestjs/common';
import { EVERYTHING } from '../../../../platform/access/viewer';
import { RichStoreOf } from '../../../../platform/records/store/rich-store';
import { ClientCharge, type ClientChargeStore } from '../client-charge';

/** What clients still owe the firm for its services. */
@Injectable()
export class OpenCharges {
  constructor(@RichStoreOf(ClientCharge) private readonly charges: ClientChargeStore) {}

  /** Whether a client owes exactly this amount in cents for what the description says. */
  owes(clientId: string, amount: number, description: string): Promise<boolean> {
    return this.charges
      .rows(EVERYTHING)
      .andWhere("r.client_id = :clientId AND r.status = 'open'", { clientId })
      .andWhere('r.amount = :amount AND r.description = :description', { amount, description })
      .getExists();
  }

  /** The oldest open charge of a client over exactly this amount in cents, which a payment of it pays; null: none. */
  async over(clientId: string, amount: number): Promise<string | null> {
    const found = await this.charges
      .rows(EVERYTHING)
      .andWhere("r.client_id = :clientId AND r.status = 'open' AND r.amount = :amount", { clientId, amount })
      .orderBy('r.charged_on')
      .addOrderBy('r.id')
      .limit(1)
      .getRawOne<ClientCharge>();
    return found?.id ?? null;
  }
}
