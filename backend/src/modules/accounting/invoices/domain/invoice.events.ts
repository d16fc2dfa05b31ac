import { z } from 'zod';
import { eventFamily } from '../../../../platform/event-log/events/event-catalog';
import { defineEvent, type EventsOf } from '../../../../platform/event-log/events/events';

export const LINE_KINDS = ['freight', 'detention', 'lumper', 'fuel_surcharge', 'other'] as const;
export const PAYMENT_METHODS = ['check', 'ach', 'wire', 'card', 'cash', 'factoring', 'manual', 'deposit'] as const;
/** What becomes of that which a payment is short of its invoice: it stays open, is disputed, or is written off. */
export const SHORT_WAYS = ['open', 'disputed', 'written_off'] as const;
export type ShortWay = (typeof SHORT_WAYS)[number];
/** How a dispute ends: the carrier owes it after all, or it is credited, written off, or was paid. */
export const SETTLED_WAYS = ['owed', 'credited', 'written_off', 'paid'] as const;

const line = z.object({ kind: z.enum(LINE_KINDS), description: z.string(), amount: z.int() });
export type InvoiceLine = Readonly<z.output<typeof line>>;

/**
 * The terms of an invoice; amounts in whole cents, dates as YYYY-MM-DD in the time zone of the firm.
 * Example: `{ number: 'INV-000007', brokerId: 3, amount: 200000, issueDate: '2026-11-01', dueDate: null, … }`
 */
const terms = z.object({
  number: z.string(),
  brokerId: z.int(),
  loadId: z.int().nullable(),
  clientId: z.string().nullable(),
  driverId: z.int().nullable(),
  /** Absent in events of releases whose journal entries named no load, vehicle, driver and broker. */
  vehicleId: z.string().nullable().optional(),
  amount: z.int(),
  lines: z.array(line),
  issueDate: z.string(),
  /** The accounting date, where the month of the issue date is closed. */
  bookedOn: z.string().nullable().optional(),
  dueDate: z.string().nullable(),
  notes: z.string().nullable(),
});
export type Terms = Readonly<z.output<typeof terms>>;
/** Only the terms, out of an object that has other fields as well, such as the data of an event. */
export const termsIn = (data: Terms): Terms =>
  Object.fromEntries(Object.keys(terms.shape).map((name) => [name, data[name as keyof Terms]])) as Terms;

const id = z.int();
/** What the lines of the journal entries of an invoice name. */
const dimensions = z.object({
  brokerId: z.int(),
  loadId: z.int().nullable(),
  vehicleId: z.string().nullable(),
  driverId: z.int().nullable(),
});
export type InvoiceDimensions = Readonly<z.output<typeof dimensions>>;
/** What the entries of an invoice with these terms name; null for terms of earlier releases. */
export const dimensionsOf = ({ brokerId, loadId, vehicleId, driverId }: Terms): InvoiceDimensions | null =>
  vehicleId === undefined ? null : { brokerId, loadId, vehicleId, driverId };

const allocated = z.array(z.object({ kind: z.enum(LINE_KINDS), amount: z.int() }));
/**
 * A payment of an invoice. `amount` is what it clears of the receivable, `factorFee` what a factor keeps and
 * `netAmount` the difference, which arrives at the bank; all in whole cents. `allocated` is what it clears of each line
 * of the invoice; a payment of an earlier release does not say it, and counts as freight.
 */
const payment = z.object({
  id,
  paymentId: z.int(),
  number: z.string(),
  clientId: z.string().nullable(),
  amount: z.int(),
  paymentDate: z.string(),
  /** The accounting date, where the month of the payment date is closed. */
  bookedOn: z.string().nullable().optional(),
  method: z.enum(PAYMENT_METHODS),
  factorId: z.string().nullable(),
  factorFee: z.int().nullable(),
  netAmount: z.int(),
  notes: z.string().nullable(),
  checkNumber: z.string().optional(),
  allocated: allocated.optional(),
  dimensions: dimensions.nullable().optional(),
  /** It was meant for the whole invoice: what became of the rest. */
  short: z.enum(SHORT_WAYS).optional(),
  /** The deposit of the carrier that it was taken from. */
  deposit: z.object({ id: z.int(), brokerId: z.int() }).optional(),
});
export type Payment = Readonly<z.output<typeof payment>>;

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
/** The accounting date, where the month of the own date is closed. */
const bookedOn = z.string().nullable().optional();
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
  InvoiceVoided: defineEvent(
    'voided the invoice',
    terms.extend({ id, reason: z.string(), voidedOn: z.string(), wasIssued: z.boolean() }),
    { says: 'voided invoice {record} over {amount}' },
  ),
});
export type InvoiceEvent = EventsOf<typeof invoiceEvents>;
