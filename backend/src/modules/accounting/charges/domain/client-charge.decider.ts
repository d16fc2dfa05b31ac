import { flowRules, type FlowState } from '../../../../platform/event-log/events/flow-rules';
import type { IsoDate } from '../../../../platform/money/dates';
import { chargeTerms, type ChargeTerms, type ClientChargeEvent } from './client-charge.events';

export type ChargeStatus = 'open' | 'paid' | 'cancelled';
export type ChargeState = FlowState<ChargeStatus, ChargeTerms>;
interface OfPayment {
  readonly id: string;
  readonly paymentId: string;
  readonly on: IsoDate;
}
export type ChargeCommand =
  | { readonly type: 'RaiseCharge'; readonly id: string; readonly terms: ChargeTerms }
  | ({ readonly type: 'PayCharge' } & OfPayment)
  | ({ readonly type: 'ReopenCharge' } & OfPayment)
  | { readonly type: 'CancelCharge'; readonly id: string; readonly reason: string; readonly on: IsoDate };

/** Whoever settles a payment of the portal pays the charge that it is for. */
const OF_PAYMENTS = ['portal.pay', 'payments.write', 'portal-payments.manage'];

/** A charge is open, then paid by a payment of the portal or cancelled; a refund of the payment opens it again. */
export const chargeRules = flowRules<ChargeStatus, ChargeTerms, ChargeCommand, ClientChargeEvent>({
  title: 'charge',
  may: 'client-money.write',
  terms: chargeTerms,
  statusAfter: {
    ClientChargeRaised: 'open',
    ClientChargePaid: 'paid',
    ClientChargeReopened: 'open',
    ClientChargeCancelled: 'cancelled',
  },
  commands: {
    RaiseCharge: { begin: ({ id, terms }) => [{ type: 'ClientChargeRaised', data: { ...terms, id } }] },
    PayCharge: {
      may: OF_PAYMENTS,
      from: ['open'],
      done: 'paid',
      decide: ({ id, paymentId, on }, terms) => [{ type: 'ClientChargePaid', data: { ...terms, id, paymentId, on } }],
    },
    ReopenCharge: {
      may: OF_PAYMENTS,
      from: ['paid'],
      done: 'opened again',
      decide: ({ id, paymentId, on }, terms) => [
        { type: 'ClientChargeReopened', data: { ...terms, id, paymentId, on } },
      ],
    },
    CancelCharge: {
      from: ['open'],
      done: 'cancelled',
      decide: ({ id, reason, on: cancelledOn }, terms) => [
        { type: 'ClientChargeCancelled', data: { ...terms, id, reason, cancelledOn } },
      ],
    },
  },
});
