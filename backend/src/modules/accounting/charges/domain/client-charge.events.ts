import { z } from 'zod';
import { eventFamily } from '../../../../platform/event-log/events/event-catalog';
import { defineEvent, type EventsOf } from '../../../../platform/event-log/events/events';

/**
 * What a client owes the firm for a service; the amount in whole cents.
 * @example { clientId: '0192…', clientName: 'Ridgeline Carriers LLC', description: 'IFTA, 3rd quarter',
 *   amount: 15000, chargedOn: '2026-11-26', notes: null }
 */
export const chargeTerms = z.object({
  clientId: z.string(),
  clientName: z.string(),
  description: z.string(),
  amount: z.int(),
  chargedOn: z.string(),
  notes: z.string().nullable(),
  /** The accounting date, where the month of `chargedOn` is closed; events of earlier releases have none. */
  bookedOn: z.string().nullable().optional(),
});
export type ChargeTerms = Readonly<z.output<typeof chargeTerms>>;
const said = chargeTerms.extend({ id: z.string() });
/** The portal payment that pays it, or whose refund opens it again. */
const byPayment = said.extend({ paymentId: z.string(), on: z.string() });
/** `paid` is what the payment pays of it, in whole cents. An event of an earlier release says none: all of it. */
const paidBy = byPayment.extend({ paid: z.int().optional() });
/** `back` is what the refund opens again, in whole cents; all of it where an event of an earlier release says none. */
const refunded = byPayment.extend({ back: z.int().optional() });
/** `left` is what was still open, in whole cents; all of it where an event of an earlier release says none. */
const cancelled = said.extend({ cancelledOn: z.string(), reason: z.string(), left: z.int().optional() });

/** What a payment pays of a charge, in whole cents. */
export const paidOf = ({ amount, paid = amount }: z.output<typeof paidBy>): number => paid;
/** What a refund opens of it again, in whole cents. */
export const backOf = ({ amount, back = amount }: z.output<typeof refunded>): number => back;
/** What was open of it when it was cancelled, in whole cents. */
export const leftOf = ({ amount, left = amount }: z.output<typeof cancelled>): number => left;

const over = ({ clientId, description }: ChargeTerms): string =>
  `charge {record} for ${description} to {client:${clientId}}`;

/** The charge where it is about all of it, else what it is about of it. */
const partly = (charge: ChargeTerms, amount: number, said: string): string =>
  amount === charge.amount ? over(charge) : `${said} of ${over(charge)}`;

/** Events about what clients owe the firm for its services. */
export const clientChargeEvents = eventFamily('clientcharge', {
  ClientChargeRaised: defineEvent('charged a client', said, { says: (data) => `raised ${over(data)} over {amount}` }),
  ClientChargePaid: defineEvent('saw the charge paid', paidBy, {
    says: (data) => `saw ${partly(data, paidOf(data), '{paid}')} paid`,
  }),
  ClientChargeReopened: defineEvent('opened the charge again, as its payment was refunded', refunded, {
    says: (data) => `opened ${partly(data, backOf(data), '{back}')} again, as its payment was refunded`,
  }),
  ClientChargeCancelled: defineEvent('cancelled the charge', cancelled, {
    says: (data) => `cancelled ${partly(data, leftOf(data), '{left}')}: ${data.reason}`,
  }),
});
export type ClientChargeEvent = EventsOf<typeof clientChargeEvents>;
