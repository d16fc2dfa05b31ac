import { z } from 'zod';
import { eventFamily } from '../../../../platform/event-log/events/event-catalog';
import { defineEvent, type EventsOf } from '../../../../platform/event-log/events/events';

/** Card payments are paid out by their processor, all others are deposited. */
export const PAYOUT_SOURCES = ['cards', 'checks'] as const;
export type PayoutSource = (typeof PAYOUT_SOURCES)[number];

/** A payment that arrived with others, in whole cents; below 0 when more of it went back than was still on its way. */
const payment = z.object({
  paymentId: z.string(),
  reference: z.string(),
  clientId: z.string(),
  clientName: z.string(),
  amount: z.int(),
});
export type PaidOutPayment = Readonly<z.output<typeof payment>>;

/**
 * Payments of clients that arrived at the bank in one amount, which is their sum.
 * @example { id: '0199…', reference: 'PAY-0000000A', amount: 24245, on: '2026-11-28', payments: [{ reference:
 *   'FEE-0000000A', clientName: 'Ridgeline Carriers LLC', amount: 24245, … }] }
 */
export const payoutTerms = z.object({
  id: z.string(),
  reference: z.string(),
  amount: z.int(),
  on: z.string(),
  payments: z.array(payment),
  /** The accounting date, where the month of `on` is closed; events of earlier releases have none. */
  bookedOn: z.string().optional(),
});
export type PayoutTerms = Readonly<z.output<typeof payoutTerms>>;

/** A payout that did not arrive after all, such as a check that the bank returned, from the day it counts. */
const reversal = payoutTerms.extend({ source: z.enum(PAYOUT_SOURCES), reversedOn: z.string(), reason: z.string() });
export type PayoutReversal = Readonly<z.output<typeof reversal>>;

/** The client of all of the payments; null where they are of several. */
export const oneClientOf = (payments: readonly PaidOutPayment[]): string | null => {
  const [first] = payments;
  return first && payments.every(({ clientId }) => clientId === first.clientId) ? first.clientId : null;
};

const many = ({ payments: { length } }: PayoutTerms): string => `${length} ${length === 1 ? 'payment' : 'payments'}`;

/** Events about money of clients that arrives at the bank: card payments as paid out, checks as deposited. */
export const payoutEvents = eventFamily('payout', {
  CardPayoutReceived: defineEvent('received a payout of the card processor', payoutTerms, {
    says: (data) => `received payout {record} of the card processor over {amount}, of ${many(data)}`,
  }),
  ChecksDeposited: defineEvent('deposited payments of clients', payoutTerms, {
    says: (data) => `deposited {amount}, {record}, of ${many(data)}`,
  }),
  PayoutReversed: defineEvent('reversed a payout', reversal, {
    says: (data) => `reversed {record} over {amount}, of ${many(data)}: {reason}`,
  }),
});
export type PayoutEvent = EventsOf<typeof payoutEvents>;
