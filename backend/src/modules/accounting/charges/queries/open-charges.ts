import { Injectable } from '@nestjs/common';
import { EVERYTHING } from '../../../../platform/access/viewer';
import { RichStoreOf } from '../../../../platform/records/store/rich-store';
import { ClientCharge, type ClientChargeStore } from '../client-charge';

/** What clients still owe the firm for its services, in whole cents. */
@Injectable()
export class OpenCharges {
  constructor(@RichStoreOf(ClientCharge) private readonly charges: ClientChargeStore) {}

  /** What a client owes for what the description says: the most that it pays for it. */
  async owedFor(clientId: string, description: string): Promise<number> {
    const due = await this.due(clientId);
    return due.reduce((sum, one) => (one.description === description ? sum + one.open : sum), 0);
  }

  /**
   * The open charges of a client in the order in which a payment pays them: those that it names first, then the oldest.
   * @param description what the payment is for; a charge of that description is named by it
   */
  async inOrder(clientId: string, description: string): Promise<readonly ClientCharge[]> {
    const due = await this.due(clientId);
    const isNamed = (charge: ClientCharge): boolean => charge.description === description;
    return [...due.filter(isNamed), ...due.filter((charge) => !isNamed(charge))];
  }

  /** The oldest first. */
  private due(clientId: string): Promise<ClientCharge[]> {
    return this.charges
      .rows(EVERYTHING)
      .andWhere("r.client_id = :clientId AND r.status = 'open'", { clientId })
      .orderBy('r.charged_on')
      .addOrderBy('r.id')
      .getRawMany<ClientCharge>();
  }
}
