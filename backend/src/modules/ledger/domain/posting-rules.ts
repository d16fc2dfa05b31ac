import { usDate } from '../../../platform/money/dates';
import type { InvoiceFact, InvoiceLine, Payment, Terms } from '../../invoices';
import { ACCOUNT } from './chart';
import type { Entry, EntryLine } from './entry';

/** What a money fact books, before the entry has an id. */
export type Posting = Omit<Entry, 'id'>;
type Data<Type extends InvoiceFact['type']> = Extract<InvoiceFact, { type: Type }>['data'];

const debit = (accountNumber: string, amount: number, description: string): EntryLine => ({ accountNumber, description, debit: amount, credit: 0 });
const credit = (accountNumber: string, amount: number, description: string): EntryLine => ({ accountNumber, description, debit: 0, credit: amount });
const booked = (lines: readonly EntryLine[]): EntryLine[] => lines.filter((line) => line.debit !== 0 || line.credit !== 0);
const turned = (lines: readonly EntryLine[]): EntryLine[] => lines.map((line) => ({ ...line, debit: line.credit, credit: line.debit }));
const sumOf = (lines: readonly InvoiceLine[], freight: boolean): number =>
  lines.filter(({ kind }) => (kind === 'freight' || kind === 'fuel_surcharge') === freight).reduce((sum, { amount }) => sum + amount, 0);

const receivable = ({ amount, lines, number }: Terms): EntryLine[] =>
  booked([
    debit(ACCOUNT.receivable, amount, `Invoice ${number}`),
    credit(ACCOUNT.freight, sumOf(lines, true), `Freight of invoice ${number}`),
    credit(ACCOUNT.accessorial, sumOf(lines, false), `Accessorials of invoice ${number}`),
  ]);

const received = ({ amount, netAmount, factorFee, number }: Payment): EntryLine[] =>
  booked([
    debit(ACCOUNT.bank, netAmount, `Payment of invoice ${number}`),
    debit(ACCOUNT.factoringFees, factorFee ?? 0, `Fee kept of invoice ${number}`),
    credit(ACCOUNT.receivable, amount, `Payment of invoice ${number}`),
  ]);

const posting = (id: number, about: { number: string; clientId: string | null }, entryDate: string, description: string, lines: EntryLine[]): Posting =>
  ({ entryDate, description, reference: about.number, source: { kind: 'invoice', id: String(id) }, clientId: about.clientId, lines });

/** Which entries a fact of an invoice books (docs/auditors.md), one rule a fact. A correction turns the old entry and books anew. */
export const postingRules = {
  InvoiceIssued: (data: Data<'InvoiceIssued'>): Posting[] => [posting(data.id, data, data.issueDate, `Invoice ${data.number} issued`, receivable(data))],
  InvoiceCorrected: ({ id, before, after, correctedOn }: Data<'InvoiceCorrected'>): Posting[] => [
    posting(id, before, correctedOn, `Invoice ${before.number} corrected: posting of ${usDate(before.issueDate)} reversed`, turned(receivable(before))),
    posting(id, after, after.issueDate, `Invoice ${after.number} issued as corrected`, receivable(after)),
  ],
  InvoiceVoided: (data: Data<'InvoiceVoided'>): Posting[] => (data.wasIssued ? [posting(data.id, data, data.voidedOn, `Invoice ${data.number} voided: ${data.reason}`, turned(receivable(data)))] : []),
  InvoicePaymentReceived: (data: Data<'InvoicePaymentReceived'>): Posting[] => [posting(data.id, data, data.paymentDate, `Payment of invoice ${data.number}`, received(data))],
  InvoicePaymentReversed: (data: Data<'InvoicePaymentReversed'>): Posting[] => [
    posting(data.id, data, data.reversedOn, `Payment of invoice ${data.number} reversed: ${data.reason}`, turned(received(data))),
  ],
} as const;
