import { z } from 'zod';
import { defineEvent, type EventFamily, type EventsOf } from '../../../../platform/event-log/events/events';
import { factoringEvents } from './factoring/factoring.events';
import { allocated, bookedOn, dimensions, id, payment } from './invoice-shapes.events';

/** How a dispute ends: the carrier owes it after all, or it is credited, written off, or was paid. */
export const SETTLED_WAYS = ['owed', 'credited', 'written_off', 'paid'] as const;

/** What clears an invoice besides payments, a credit or a write-off: how much of each line, in whole cents, and why. */
const clearing = z.object({
  id,
  number: z.string(),
  clientId: z.string().nullable(),
  amount: z.int(),
  allocated,
  dimensions: dimensions.nullable(),
  reason: z.string(),
});
const creditOf = clearing.extend({ creditedOn: z.string(), bookedOn });
export type Credit = Readonly<z.output<typeof creditOf>>;
const writeOff = clearing.extend({ writtenOffOn: z.string(), bookedOn });
export type WriteOff = Readonly<z.output<typeof writeOff>>;

/** Parts of lines, counted from 1, in whole cents: `[{ line: 2, amount: 15000 }]`. */
const lineAmounts = z.array(z.object({ line: z.int(), amount: z.int() }));
export type LineAmount = Readonly<z.output<typeof lineAmounts>[number]>;

/** What clears an issued invoice or opens it again, and what a factor has to do with it. */
export const moneyEvents = {
  InvoicePaymentReceived: defineEvent('recorded a payment of the invoice', payment, {
    says: 'recorded a payment of {amount} on invoice {record}',
  }),
  InvoicePaymentReversed: defineEvent(
    'reversed a payment of the invoice',
    payment.extend({ reason: z.string(), reversedOn: z.string() }),
    { says: 'reversed a payment of {amount} on invoice {record}' },
  ),
  InvoiceCredited: defineEvent('credited the invoice', creditOf, {
    says: 'credited {amount} of invoice {record}',
  }),
  InvoiceWrittenOff: defineEvent('wrote off the invoice', writeOff, {
    says: 'wrote off {amount} of invoice {record}',
  }),
  InvoiceCreditReversed: defineEvent('reversed a credit', clearing.extend({ reversedOn: z.string() }), {
    says: 'reversed a credit of {amount} of invoice {record}',
  }),
  InvoiceWriteOffReversed: defineEvent('reversed a write-off', clearing.extend({ reversedOn: z.string() }), {
    says: 'reversed a write-off of {amount} of invoice {record}',
  }),
  InvoiceDisputed: defineEvent(
    'noted a dispute',
    // lines: all that is in dispute from now on
    z.object({ id, lines: lineAmounts, reason: z.string(), on: z.string() }),
    { says: 'noted that invoice {record} is disputed: {reason}' },
  ),
  InvoiceDisputeSettled: defineEvent(
    'settled a dispute',
    // left: what of it is still in dispute
    z.object({ id, how: z.enum(SETTLED_WAYS), left: lineAmounts, reason: z.string(), on: z.string() }),
    { says: 'settled the dispute of invoice {record}: {reason}' },
  ),
  ...factoringEvents,
};
export type MoneyEvent = EventsOf<EventFamily<typeof moneyEvents>>;
/** The data of an event of money: `MoneyData<'InvoiceCredited'>`. */
export type MoneyData<Type extends MoneyEvent['type']> = Extract<MoneyEvent, { type: Type }>['data'];
