import { z } from 'zod';
import { eventFamily } from '../../../../platform/event-log/events/event-catalog';
import { defineEvent, type EventsOf } from '../../../../platform/event-log/events/events';
import { moneyEvents, shapes } from '../../invoice-money';

const { allocated, dimensions, id, line, terms } = shapes;

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
    'reassigned the invoice',
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
  ...moneyEvents,
  InvoiceVoided: defineEvent(
    'voided the invoice',
    terms.extend({ id, reason: z.string(), voidedOn: z.string(), wasIssued: z.boolean() }),
    { says: 'voided invoice {record} over {amount}' },
  ),
});
export type InvoiceEvent = EventsOf<typeof invoiceEvents>;
