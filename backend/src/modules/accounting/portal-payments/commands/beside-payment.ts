import type { AnyPart } from '../../../../platform/event-log/commands/aggregate';
import { part } from '../../../../platform/event-log/commands/task';
import type { IsoDate } from '../../../../platform/money/dates';
import { clientChargeKind } from '../../charges';
import { clientMoneyKind } from '../../client-money';
import type { PortalPaymentTerms } from '../domain/portal-payment.events';
import { partOf } from '../domain/rules/parts';

type Paid = PortalPaymentTerms & { readonly id: string };
interface Way {
  readonly money: 'HoldOfPayment' | 'ReturnOfPayment';
  readonly charge: 'PayCharge' | 'ReopenCharge';
}
const IN: Way = { money: 'HoldOfPayment', charge: 'PayCharge' };
const BACK: Way = { money: 'ReturnOfPayment', charge: 'ReopenCharge' };

/**
 * What a payment does beside itself, in its own commit: its government part is held for the client, whose one stream
 * keeps its balance from falling below 0, and its service part pays charges.
 */
const beside = (
  { id, clientId, clientName, reference, parts = [] }: Paid,
  on: IsoDate,
  way: Way,
): readonly AnyPart[] => {
  const amount = partOf('government', parts);
  const command = { type: way.money, id: clientId, clientName, amount, on, notes: null, paymentId: id, reference };
  const held = part({ aggregate: clientMoneyKind.aggregate, id: clientId, prepare: () => ({ command }) });
  const charges = parts.flatMap(({ chargeId, amount: paid }) => {
    if (chargeId === undefined) return [];
    const pays = { type: way.charge, id: chargeId, paymentId: id, amount: paid, on };
    return [part({ aggregate: clientChargeKind.aggregate, id: chargeId, prepare: () => ({ command: pays }) })];
  });
  return [...(amount > 0 ? [held] : []), ...charges];
};

export const besidePayment = {
  PortalPaymentCompleted: (data: Paid & { readonly paidOn: IsoDate }) => beside(data, data.paidOn, IN),
  BankPaymentCompleted: (data: Paid & { readonly paidOn: IsoDate }) => beside(data, data.paidOn, IN),
  PortalPaymentRefunded: (data: Paid & { readonly refundedOn: IsoDate }) => beside(data, data.refundedOn, BACK),
  BankPaymentRefunded: (data: Paid & { readonly refundedOn: IsoDate }) => beside(data, data.refundedOn, BACK),
};
