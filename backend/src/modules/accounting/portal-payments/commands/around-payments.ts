import { Injectable } from '@nestjs/common';
import { EVERYTHING } from '../../../../platform/access/viewer';
import { RichStoreOf } from '../../../../platform/records/store/rich-store';
import { OpenCharges } from '../../charges';
import { ClientMoney, type ClientMoneyStore } from '../../client-money';
import type { PortalPaymentState } from '../domain/portal-payment';
import { NOTHING_AROUND, type Around } from '../domain/portal-payment.commands';
import { partOf } from '../domain/rules/parts';

/** Looks up what lies around a payment when it is completed or refunded. */
@Injectable()
export class AroundPayments {
  constructor(
    @RichStoreOf(ClientMoney) private readonly money: ClientMoneyStore,
    private readonly charges: OpenCharges,
  ) {}

  async of(payment: PortalPaymentState): Promise<Around> {
    if (payment.status === 'none' || payment.terms.parts === undefined) return NOTHING_AROUND;
    const { clientId, parts, description } = payment.terms;
    const isPaying = payment.open && partOf('service', parts) > 0;
    const account = await this.money.find(EVERYTHING, clientId);
    const due = isPaying ? await this.charges.inOrder(clientId, description) : [];
    return { held: account?.balance ?? 0, charges: due.map(({ id, open }) => ({ id, open })) };
  }
}
