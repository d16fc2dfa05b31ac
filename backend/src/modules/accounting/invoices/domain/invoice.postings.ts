import { ACCOUNT } from '../../../../platform/money/accounts';
import { usDate } from '../../../../platform/money/dates';
import {
  about,
  asClosed,
  debit,
  declarePostings,
  lateFor,
  reversed,
  unpaid,
  type PostingLine,
  type PostingRules,
} from '../../../../platform/money/postings';
import {
  badDebt,
  brokerOf,
  datedRule,
  dimensionsOf,
  entry,
  feeKept,
  income,
  moneyPostings,
  SOURCE,
  type Terms,
} from '../../invoice-money';
import type { InvoiceEvent } from './invoice.events';

const receivable = (terms: Terms): PostingLine[] => {
  const of = dimensionsOf(terms);
  return [
    ...about(brokerOf(of), [debit(ACCOUNT.receivable, terms.amount, `Invoice ${terms.number}`)]),
    ...income(terms.lines, terms.number, of),
  ];
};

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
  InvoiceIssued: datedRule<Terms & { readonly id: number }>(
    'An invoice is issued: freight and fuel surcharge, and accessorials (detention, lumper, other)',
    ['issueDate', 'issueDate'],
    ({ number }) => `Invoice ${number} issued`,
    (data) => unpaid(receivable(data)),
  ),
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
    books: (data) => entry(data, data.on, `Invoice ${data.number} reassigned`, moved(data)),
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
  ...moneyPostings,
} satisfies PostingRules<InvoiceEvent>;
declarePostings(SOURCE, invoicePostings);
