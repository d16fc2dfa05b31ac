import { z } from 'zod';
import { eventFamily } from '../../../../platform/event-log/events/event-catalog';
import { defineEvent, type EventsOf } from '../../../../platform/event-log/events/events';

/**
 * What a carrier paid beyond its invoices; amounts in whole cents, dates as YYYY-MM-DD in the time zone of the firm.
 * Example: `{ brokerId: 3, clientId: null, amount: 5000, receivedOn: '2026-11-20', checkNumber: '4711', … }`
 */
const terms = z.object({
  brokerId: z.int(),
  clientId: z.string().nullable(),
  amount: z.int(),
  receivedOn: z.string(),
  /** The accounting date, where the month of the day is closed. */
  bookedOn: z.string().nullable(),
  checkNumber: z.string(),
});
export type DepositTerms = Readonly<z.output<typeof terms>>;

const id = z.int();
/** What an invoice takes of it by a payment, or gives back when that is reversed. */
const share = z.object({ id, invoiceId: z.int(), paymentId: z.int(), amount: z.int(), on: z.string() });

export const depositEvents = eventFamily('deposit', {
  DepositTaken: defineEvent('took a deposit', terms.extend({ id }), {
    says: 'took {record} of {amount}',
  }),
  DepositApplied: defineEvent('paid an invoice from the deposit', share, {
    says: 'paid {amount} of an invoice from {record}',
  }),
  DepositRestored: defineEvent('gave back to the deposit', share, {
    says: 'gave {amount} back to {record}, as the payment was reversed',
  }),
  DepositRefunded: defineEvent(
    'refunded the deposit',
    z.object({
      id,
      brokerId: z.int(),
      clientId: z.string().nullable(),
      checkNumber: z.string(),
      amount: z.int(),
      reason: z.string(),
      refundedOn: z.string(),
    }),
    { says: 'refunded {amount} of {record}: {reason}' },
  ),
});
export type DepositEvent = EventsOf<typeof depositEvents>;
