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
 * keeps its balance from falling below 0, and its service part pays a charge.
 */
const beside = (
  { id, clientId, clientName, reference, parts = [] }: Paid,
  on: IsoDate,
  way: Way,
): readonly AnyPart[] => {
  const amount = partOf('government', parts);
  const chargeId = parts.find((one) => one.chargeId !== undefined)?.chargeId;
  const command = { type: way.money, id: clientId, clientName, amount, on, notes: null, paymentId: id, reference };
  const { aggregate: charges } = clientChargeKind;
  return [
    ...(amount > 0 ? [part({ aggregate: clientMoneyKind.aggregate, id: clientId, prepare: () => ({ command }) })] : []),
    ...(chargeId === undefined
      ? []
      : [
          part({
            aggregate: charges,
            id: chargeId,
            prepare: () => ({ command: { type: way.charge, id: chargeId, paymentId: id, on } }),
          }),
        ]),
  ];
};

export const besidePayment = {
  PortalPaymentCompleted: (data: Paid & { readonly paidOn: IsoDate }) => beside(data, data.paidOn, IN),
  BankPaymentCompleted: (data: Paid & { readonly paidOn: IsoDate }) => beside(data, data.paidOn, IN),
  PortalPaymentRefunded: (data: Paid & { readonly refundedOn: IsoDate }) => beside(data, data.refundedOn, BACK),
  BankPaymentRefunded: (data: Paid & { readonly refundedOn: IsoDate }) => beside(data, data.refundedOn, BACK),
};
