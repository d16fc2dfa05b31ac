import { ACCOUNT } from '../../../../platform/money/accounts';
import { usDate } from '../../../../platform/money/dates';
import { factoringPostings } from './factoring.postings';
import { allOf, brokerOf, entry, feeKept, income, SOURCE } from './invoice.postings.lines';
import {
  about,
  bothReversed,
  credit,
  debit,
  declarePostings,
  asClosed,
  lateFor,
  reversed,
  unpaid,
  type PostingLine,
  type PostingRules,
} from '../../../../platform/money/postings';
import { clearedBy } from './allocate';
import {
  dimensionsOf,
  type InvoiceDimensions,
  type InvoiceEvent,
  type Credit,
  type Payment,
  type Terms,
  type WriteOff,
} from './invoice.events';

const receivable = (terms: Terms): PostingLine[] => {
  const of = dimensionsOf(terms);
  return [
    ...about(brokerOf(of), [debit(ACCOUNT.receivable, terms.amount, `Invoice ${terms.number}`)]),
    ...income(terms.lines, terms.number, of),
  ];
};

const received = (payment: Payment) => {
  const { amount, netAmount, factorFee, number, dimensions = null, deposit } = payment;
  const kept = [
    ...(deposit
      ? about({ party: { kind: 'broker', id: String(deposit.brokerId) } }, [
          debit(ACCOUNT.deposits, netAmount, `Deposit applied to invoice ${number}`),
        ])
      : [debit(ACCOUNT.bank, netAmount, `Payment of invoice ${number}`)]),
    ...feeKept(factorFee ?? 0, number, dimensions),
  ];
  const cleared = about(brokerOf(dimensions), [credit(ACCOUNT.receivable, amount, `Payment of invoice ${number}`)]);
  return { lines: [...kept, ...cleared], cashLines: [...kept, ...income(clearedBy(payment), number, dimensions)] };
};

const credited = ({ number, amount, allocated, dimensions }: Omit<Credit, 'creditedOn'>): PostingLine[] => [
  ...reversed(income(allocated, number, dimensions)),
  ...about(brokerOf(dimensions), [credit(ACCOUNT.receivable, amount, `Credit of invoice ${number}`)]),
];
const badDebt = (amount: number, number: string, of: InvoiceDimensions | null): PostingLine[] =>
  about(allOf(of), [debit(ACCOUNT.badDebt, amount, `Write-off of invoice ${number}`)]);
const writtenOff = ({ number, amount, dimensions }: Omit<WriteOff, 'writtenOffOn'>): PostingLine[] => [
  ...badDebt(amount, number, dimensions),
  ...about(brokerOf(dimensions), [credit(ACCOUNT.receivable, amount, `Write-off of invoice ${number}`)]),
];

type Reassigned = Extract<InvoiceEvent, { type: 'InvoiceReassigned' }>['data'];
const moved = ({ before, after, lines, allocated, fees, writtenOff: lost = 0, number }: Reassigned) => {
  const losses = [...reversed(badDebt(lost, number, before)), ...badDebt(lost, number, after)];
  const from = (shares: typeof allocated) => [
    ...reversed([...income(shares, number, before), ...feeKept(fees, number, before)]),
    ...income(shares, number, after),
    ...feeKept(fees, number, after),
  ];
  return { lines: [...from(lines), ...losses], cashLines: from(allocated) };
};

const bookedOn = ({ bookedOn: given, issueDate }: Terms): string => given ?? issueDate;

/** The journal entries that events of invoices post (domain-rules.md §12). */
export const invoicePostings = {
  InvoiceIssued: {
    when: 'An invoice is issued: freight and fuel surcharge, and accessorials (detention, lumper, other)',
    books: (data) =>
      lateFor(data.issueDate, entry(data, bookedOn(data), `Invoice ${data.number} issued`, unpaid(receivable(data)))),
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
          unpaid(reversed(receivable(before))),
        ),
      ),
      ...lateFor(
        after.issueDate,
        entry(
          { ...after, id },
          bookedOn(after),
          `Invoice ${after.number} issued as corrected${asClosed(after.issueDate, openDay)}`,
          unpaid(receivable(after)),
        ),
      ),
    ],
    dateField: ({ after }) => (after.bookedOn ? 'bookedOn' : 'issueDate'),
  },
  InvoiceReassigned: {
    when: 'An invoice is assigned to another load, vehicle or driver: what is booked of it moves along',
    books: (data) => entry(data, data.on, `Invoice ${data.number} assigned anew`, moved(data)),
  },
  InvoiceVoided: {
    when: 'An issued invoice is voided; a draft books nothing',
    books: (data) =>
      data.wasIssued
        ? entry(
            data,
            data.voidedOn,
            `Invoice ${data.number} voided: ${data.reason}`,
            unpaid(reversed(receivable(data))),
          )
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
        bothReversed(received(data)),
      ),
  },
  InvoiceCredited: {
    when: 'A part of an invoice is credited: its income is less by it, line by line',
    books: (data) =>
      lateFor(
        data.creditedOn,
        entry(
          data,
          data.bookedOn ?? data.creditedOn,
          `Credit of invoice ${data.number}: ${data.reason}`,
          unpaid(credited(data)),
        ),
      ),
    dateField: ({ bookedOn: given }) => (given ? 'bookedOn' : 'on'),
  },
  InvoiceWrittenOff: {
    when: 'What will not be paid of an invoice is written off as bad debt; it was no income on cash basis',
    books: (data) =>
      lateFor(
        data.writtenOffOn,
        entry(
          data,
          data.bookedOn ?? data.writtenOffOn,
          `Write-off of invoice ${data.number}: ${data.reason}`,
          unpaid(writtenOff(data)),
        ),
      ),
    dateField: ({ bookedOn: given }) => (given ? 'bookedOn' : 'on'),
  },
  InvoiceWriteOffReversed: {
    when: 'A write-off is reversed: the invoice is open again',
    books: (data) =>
      entry(
        data,
        data.reversedOn,
        `Write-off of invoice ${data.number} reversed: ${data.reason}`,
        unpaid(reversed(writtenOff(data))),
      ),
  },
  ...factoringPostings,
} satisfies PostingRules<InvoiceEvent>;
declarePostings(SOURCE, invoicePostings);
