import { z } from 'zod';
import { eventFamily } from '../../../../platform/event-log/events/event-catalog';
import { defineEvent, type EventsOf } from '../../../../platform/event-log/events/events';

import { factoringEvents } from './factoring.events';
import { allocated, bookedOn, dimensions, id, line, payment, terms } from './invoice-shapes.events';

export {
  dimensionsOf,
  LINE_KINDS,
  PAYMENT_METHODS,
  SHORT_WAYS,
  termsIn,
  type InvoiceDimensions,
  type InvoiceLine,
  type Payment,
  type ShortWay,
  type Terms,
} from './invoice-shapes.events';

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

export const invoiceEvents = eventFamily('invoice', {
  InvoiceDrafted: defineEvent('drafted the invoice', terms.extend({ id }), {
    says: 'drafted invoice {record} over {amount}',
  }),
  InvoiceIssued: defineEvent('issued the invoice', terms.extend({ id }), {
    says: 'issued invoice {record} over {amount}',
  }),
  InvoiceNotesChanged: defineEvent(
    'changed the invoice',
    z.object({
      id,
      changes: terms.pick({ loadId: true, driverId: true, dueDate: true, notes: true, number: true }).partial(),
    }),
    { says: 'changed invoice {record}' },
  ),
  InvoiceCorrected: defineEvent(
    'corrected the invoice',
    // bookedOn: the first open day, which the new entry was given because the month of its own date is closed
    z.object({ id, before: terms, after: terms, correctedOn: z.string(), bookedOn: z.string().optional() }),
    { says: 'corrected invoice {record}' },
  ),
  InvoiceReassigned: defineEvent(
    'assigned the invoice anew',
    z.object({
      id,
      number: z.string(),
      clientId: z.string().nullable(),
      before: dimensions.nullable(),
      after: dimensions,
      lines: z.array(line),
      /** What the payments that stand cleared of the lines, and the fees that were kept of them, in cents. */
      allocated,
      fees: z.int(),
      /** What is written off of it, in cents; absent where nothing is. */
      writtenOff: z.int().optional(),
      on: z.string(),
    }),
    { says: 'assigned invoice {record} to another load, vehicle or driver' },
  ),
  InvoiceSent: defineEvent(
    'sent the invoice',
    // letter, invoices: of one letter with the papers of several
    z.object({ id, to: z.string(), letter: z.string().optional(), invoices: z.array(z.int()).optional() }),
    { says: 'sent invoice {record} to {to}' },
  ),
  InvoiceReminded: defineEvent(
    'reminded the carrier of the invoice',
    z.object({ id, to: z.string(), letter: z.string(), invoices: z.array(z.int()) }),
    { says: 'reminded {to} of invoice {record}' },
  ),
  InvoiceBecameOverdue: defineEvent('marked the invoice overdue', z.object({ id, on: z.string() }), {
    says: 'marked invoice {record} overdue',
  }),
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
  InvoiceVoided: defineEvent(
    'voided the invoice',
    terms.extend({ id, reason: z.string(), voidedOn: z.string(), wasIssued: z.boolean() }),
    { says: 'voided invoice {record} over {amount}' },
  ),
});
export type InvoiceEvent = EventsOf<typeof invoiceEvents>;
