import { z } from 'zod';

export const LINE_KINDS = ['freight', 'detention', 'lumper', 'fuel_surcharge', 'other'] as const;
export const PAYMENT_METHODS = ['check', 'ach', 'wire', 'card', 'cash', 'factoring', 'manual', 'deposit'] as const;
/** What becomes of that which a payment is short of its invoice: it stays open, is disputed, or is written off. */
export const SHORT_WAYS = ['open', 'disputed', 'written_off'] as const;
export type ShortWay = (typeof SHORT_WAYS)[number];

export const line = z.object({ kind: z.enum(LINE_KINDS), description: z.string(), amount: z.int() });
export type InvoiceLine = Readonly<z.output<typeof line>>;

/**
 * The terms of an invoice; amounts in whole cents, dates as YYYY-MM-DD in the time zone of the firm.
 * Example: `{ number: 'INV-000007', brokerId: 3, amount: 200000, issueDate: '2026-11-01', dueDate: null, … }`
 */
export const terms = z.object({
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

export const id = z.int();
/** What the lines of the journal entries of an invoice name. */
export const dimensions = z.object({
  brokerId: z.int(),
  loadId: z.int().nullable(),
  vehicleId: z.string().nullable(),
  driverId: z.int().nullable(),
});
export type InvoiceDimensions = Readonly<z.output<typeof dimensions>>;
/** What the entries of an invoice with these terms name; null for terms of earlier releases. */
export const dimensionsOf = ({ brokerId, loadId, vehicleId, driverId }: Terms): InvoiceDimensions | null =>
  vehicleId === undefined ? null : { brokerId, loadId, vehicleId, driverId };

export const allocated = z.array(z.object({ kind: z.enum(LINE_KINDS), amount: z.int() }));
/**
 * A payment of an invoice. `amount` is what it clears of the receivable, `factorFee` what a factor keeps and
 * `netAmount` the difference, which arrives at the bank; all in whole cents. `allocated` is what it clears of each line
 * of the invoice; a payment of an earlier release does not say it, and counts as freight.
 */
export const payment = z.object({
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

/** The accounting date, where the month of the own date is closed. */
export const bookedOn = z.string().nullable().optional();
