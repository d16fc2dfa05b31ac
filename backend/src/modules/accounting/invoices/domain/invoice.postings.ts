import { ACCOUNT } from '../../../../platform/money/accounts';
import { usDate } from '../../../../platform/money/dates';
import {
  credit,
  debit,
  declarePostings,
  asClosed,
  entriesOf,
  lateFor,
  reversed,
  type PostingLine,
  type PostingRules,
} from '../../../../platform/money/postings';
import type { InvoiceEvent, InvoiceLine, Payment, Terms } from './invoice.events';

const SOURCE = { kind: 'invoice', title: 'invoice' };

const sumOf = (lines: readonly InvoiceLine[], freight: boolean): number =>
  lines
    .filter(({ kind }) => (kind === 'freight' || kind === 'fuel_surcharge') === freight)
    .reduce((sum, { amount }) => sum + amount, 0);

const receivable = ({ amount, lines, number }: Terms): PostingLine[] => [
  debit(ACCOUNT.receivable, amount, `Invoice ${number}`),
  credit(ACCOUNT.freight, sumOf(lines, true), `Freight of invoice ${number}`),
  credit(ACCOUNT.accessorial, sumOf(lines, false), `Accessorials of invoice ${number}`),
];

const received = ({ amount, netAmount, factorFee, number }: Payment): PostingLine[] => [
  debit(ACCOUNT.bank, netAmount, `Payment of invoice ${number}`),
  debit(ACCOUNT.factoringFees, factorFee ?? 0, `Fee kept of invoice ${number}`),
  credit(ACCOUNT.receivable, amount, `Payment of invoice ${number}`),
];

type Booked = Pick<Terms, 'number' | 'clientId'> & { readonly id: number };
const entry = entriesOf(SOURCE, ({ id, number, clientId }: Booked) => ({ id, reference: number, clientId }));

const bookedOn = ({ bookedOn: given, issueDate }: Terms): string => given ?? issueDate;

/** The journal entries that events of invoices post (domain-rules.md §12). */
export const invoicePostings = {
  InvoiceIssued: {
    when: 'An invoice is issued: freight and fuel surcharge, and accessorials (detention, lumper, other)',
    books: (data) =>
      lateFor(data.issueDate, entry(data, bookedOn(data), `Invoice ${data.number} issued`, receivable(data))),
    dateField: ({ bookedOn: given }) => (given ? 'bookedOn' : 'issueDate'),
  },
  InvoiceCorrected: {
    when: 'An issued invoice is corrected: the entry before is reversed on that day, the new one counts from the issue date',
    books: ({ id, before, after, correctedOn, bookedOn: openDay }) => [
      ...lateFor(
        before.issueDate,
        entry(
          { ...before, id },
          correctedOn,
          `Invoice ${before.number} corrected: posting of ${usDate(before.issueDate)} reversed`,
          reversed(receivable(before)),
        ),
      ),
      ...lateFor(
        after.issueDate,
        entry(
          { ...after, id },
          bookedOn(after),
          `Invoice ${after.number} issued as corrected${asClosed(after.issueDate, openDay)}`,
          receivable(after),
        ),
      ),
    ],
    dateField: ({ after }) => (after.bookedOn ? 'bookedOn' : 'issueDate'),
  },
  InvoiceVoided: {
    when: 'An issued invoice is voided; a draft books nothing',
    books: (data) =>
      data.wasIssued
        ? entry(data, data.voidedOn, `Invoice ${data.number} voided: ${data.reason}`, reversed(receivable(data)))
        : [],
  },
  InvoicePaymentReceived: {
    when: 'A payment of an invoice is received, less the fee that a factor or quick payer keeps',
    books: (data) =>
      lateFor(
        data.paymentDate,
        entry(data, data.bookedOn ?? data.paymentDate, `Payment of invoice ${data.number}`, received(data)),
      ),
    dateField: ({ bookedOn: given }) => (given ? 'bookedOn' : 'paymentDate'),
  },
  InvoicePaymentReversed: {
    when: 'A payment of an invoice is reversed',
    books: (data) =>
      entry(
        data,
        data.reversedOn,
        `Payment of invoice ${data.number} reversed: ${data.reason}`,
        reversed(received(data)),
      ),
  },
} satisfies PostingRules<InvoiceEvent>;
declarePostings(SOURCE, invoicePostings);
