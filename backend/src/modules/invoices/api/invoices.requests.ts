import { z } from 'zod';
import {
  choice,
  email,
  id,
  moneyFromZero,
  optionalDay,
  optionalId,
  optionalMoney,
  optionalText,
  optionalUuid,
  positiveMoney,
  shown,
  text,
} from '../../../platform/http/fields';
import { LETTER_STATES } from '../../../platform/mail/mail';
import { LINE_KINDS, PAYMENT_METHODS, type InvoiceLine } from '../domain/invoice.facts';

export const STATUSES = ['draft', 'pending', 'paid', 'overdue', 'cancelled'] as const;

const line = z.strictObject({
  kind: choice('kind', LINE_KINDS),
  description: text('description', 500),
  amount: moneyFromZero('amount'),
});
const amount = positiveMoney('amount', 'Amount is required', 'Amount must be positive');
const number = optionalText('invoice number', 100);
const fields = {
  brokerId: id('brokerId', 'Carrier is required'),
  invoiceNumber: number,
  amount,
  lines: z.array(line, 'Lines must be a list').max(100, 'An invoice has at most 100 lines'),
  loadId: optionalId('load'),
  clientId: optionalUuid('client'),
  driverId: optionalId('driver'),
  issueDate: optionalDay('issue date'),
  dueDate: optionalDay('due date'),
  notes: optionalText('notes', 10_000),
};

interface Sums {
  readonly amount?: number | undefined;
  readonly lines?: readonly InvoiceLine[] | undefined;
}
const total = (lines: readonly InvoiceLine[]): number => lines.reduce((sum, { amount: part }) => sum + part, 0);
const sumsAgree = ({ amount: given, lines }: Sums): boolean =>
  given === undefined || !lines?.length || total(lines) === given;
const worthSomething = ({ lines }: Sums): boolean => !lines?.length || total(lines) > 0;
const WORTHLESS = { message: 'Amount must be positive', path: ['lines'] };
const DIFFERENT = { message: 'The lines do not add up to the amount', path: ['lines'] };

export const newInvoice = z
  .strictObject({ ...fields, status: choice('status', ['pending', 'draft']) })
  .partial({
    invoiceNumber: true,
    amount: true,
    lines: true,
    loadId: true,
    clientId: true,
    driverId: true,
    issueDate: true,
    dueDate: true,
    notes: true,
    status: true,
  })
  .refine(({ amount: given, lines }) => given !== undefined || (lines?.length ?? 0) > 0, {
    message: 'Amount is required',
    path: ['amount'],
  })
  .refine(worthSomething, WORTHLESS)
  .refine(sumsAgree, DIFFERENT)
  .meta({ id: 'NewInvoice' });
export const invoiceChanges = z
  .strictObject({
    ...fields,
    invoiceNumber: text('invoiceNumber', 100, 'Invoice number is required'),
    status: choice('status', STATUSES),
  })
  .partial()
  .refine(worthSomething, WORTHLESS)
  .refine(sumsAgree, DIFFERENT)
  .meta({ id: 'InvoiceChanges' });

/** Lines as they are kept: what was given, or one freight line of the whole amount. */
export const linesOf = ({ amount: given, lines }: Sums): { amount: number; lines: readonly InvoiceLine[] } | null => {
  if (lines?.length) return { amount: total(lines), lines };
  return given === undefined
    ? null
    : { amount: given, lines: [{ kind: 'freight', description: 'Freight', amount: given }] };
};

export const newPayment = z
  .strictObject({
    amount: positiveMoney('amount', 'Amount is required'),
    paymentDate: optionalDay('payment date'),
    paymentMethod: choice('payment method', PAYMENT_METHODS),
    factorId: optionalText('factor', 100).default(null),
    factorFee: optionalMoney('factor fee').default(null),
    notes: optionalText('notes', 2_000).default(null),
  })
  .meta({ id: 'NewPayment' });
export const sendInvoice = z
  .strictObject({ to: email('to', 'Please enter a valid email address') })
  .partial()
  .meta({ id: 'SendInvoice' });
export const withReason = z.strictObject({ reason: text('reason', 500) }).meta({ id: 'Reason' });

const nullable = z.string().nullable();
/** What became of the e-mail with the invoice; null where none was sent, and in answers for the past. */
export const letterView = z
  .object({ status: z.enum(LETTER_STATES), reason: nullable, attempts: z.int(), lastTryAt: shown.instant.nullable() })
  .meta({ id: 'LetterState' });
export const invoiceView = z
  .object({
    id: z.int(),
    invoiceNumber: z.string(),
    clientId: nullable,
    loadId: z.int().nullable(),
    loadNumber: nullable,
    brokerId: z.int(),
    brokerName: nullable,
    driverId: z.int().nullable(),
    amount: shown.money,
    paid: shown.money,
    balance: shown.money,
    status: z.enum(STATUSES),
    issueDate: shown.day,
    dueDate: shown.day.nullable(),
    paidDate: shown.day.nullable(),
    notes: nullable,
    lines: z.array(z.object({ kind: z.enum(LINE_KINDS), description: z.string(), amount: shown.money })),
    sentAt: shown.instant.nullable(),
    sentTo: nullable,
    letter: letterView.nullable(),
    createdAt: shown.instant,
    updatedAt: shown.instant,
    version: z.int(),
  })
  .meta({ id: 'Invoice' });
export type InvoiceView = z.output<typeof invoiceView>;

export const paymentView = z
  .object({
    id: z.int(),
    invoiceId: z.int(),
    invoiceNumber: z.string(),
    clientId: nullable,
    amount: shown.money,
    paymentDate: shown.day,
    paymentMethod: z.enum(PAYMENT_METHODS),
    factorId: nullable,
    factorFee: shown.money.nullable(),
    netAmount: shown.money,
    notes: nullable,
    reversedAt: shown.instant.nullable(),
    reversalReason: nullable,
    createdAt: shown.instant,
  })
  .meta({ id: 'Payment' });
export type PaymentView = z.output<typeof paymentView>;
export const invoiceWithPayments = invoiceView
  .extend({ payments: z.array(paymentView) })
  .meta({ id: 'InvoiceWithPayments' });

export const summaryView = z
  .object({
    totalInvoices: z.int(),
    totalBilled: shown.money,
    paidAmount: shown.money,
    paidCount: z.int(),
    pendingAmount: shown.money,
    pendingCount: z.int(),
    overdueAmount: shown.money,
    overdueCount: z.int(),
    outstanding: shown.money,
    collectionRate: z.int().meta({ description: 'Percent of the billed amount that was paid, rounded' }),
  })
  .meta({ id: 'InvoiceSummary' });
