import { ACCOUNT } from '../../../../platform/money/accounts';
import {
  bothReversed,
  credit,
  debit,
  declarePostings,
  entriesOf,
  lateFor,
  unpaid,
  type PostingLine,
  type PostingRules,
} from '../../../../platform/money/postings';
import type { IftaReturnEvent, ReturnTerms } from './ifta-return.events';
import { periodOf } from './period';

type Said = ReturnTerms & { readonly id: string };
const SOURCE = { kind: 'iftareturn', title: 'fuel tax return' };
const wordsOf = ({ year, quarter }: Said): string => `Fuel tax of ${periodOf(year, quarter)}`;
const entry = entriesOf(SOURCE, (data: Said) => ({
  id: data.id,
  reference: periodOf(data.year, data.quarter),
  clientId: data.clientId,
}));

/** From one account to another; a refund goes the other way. */
const moved = (from: string, to: string, amount: number, text: string): PostingLine[] =>
  amount >= 0
    ? [debit(from, amount, text), credit(to, amount, text)]
    : [debit(to, -amount, text), credit(from, -amount, text)];
const owed = (data: Said, amount: number) =>
  unpaid(moved(ACCOUNT.fuelTax, ACCOUNT.fuelTaxPayable, amount, wordsOf(data)));
const paidOut = (data: Said, amount: number) => ({
  lines: moved(ACCOUNT.fuelTaxPayable, ACCOUNT.bank, amount, wordsOf(data)),
  cashLines: moved(ACCOUNT.fuelTax, ACCOUNT.bank, amount, wordsOf(data)),
});

/** The journal entries of fuel tax returns, in the book of the client. */
export const iftaReturnPostings = {
  IftaReturnFiled: {
    when: 'A fuel tax return is filed: the tax is owed, or comes back',
    books: (data) => {
      const on = data.filedOn ?? '';
      return lateFor(on, entry(data, data.bookedOn ?? on, `${wordsOf(data)} filed`, owed(data, data.totals.due ?? 0)));
    },
    dateField: ({ bookedOn }) => (bookedOn ? 'bookedOn' : 'filedOn'),
  },
  IftaReturnAmended: {
    when: 'A fuel tax return is amended: the difference is owed, or comes back',
    books: (data) => {
      const on = data.filedOn ?? '';
      return lateFor(on, entry(data, data.bookedOn ?? on, `${wordsOf(data)} amended`, owed(data, data.difference)));
    },
    dateField: ({ bookedOn }) => (bookedOn ? 'bookedOn' : 'filedOn'),
  },
  IftaReturnPaid: {
    when: 'A fuel tax return is paid, or its refund comes in',
    books: (data) =>
      lateFor(
        data.paidOn,
        entry(data, data.bookedOn ?? data.paidOn, `${wordsOf(data)} paid`, paidOut(data, data.amount)),
      ),
    dateField: ({ bookedOn }) => (bookedOn ? 'bookedOn' : 'paidOn'),
  },
  IftaReturnPaymentReversed: {
    when: 'The payment of a fuel tax return is reversed',
    books: (data) =>
      entry(data, data.reversedOn, `Payment of ${wordsOf(data)} reversed`, bothReversed(paidOut(data, data.amount))),
    dateField: () => 'reversedOn',
  },
} satisfies PostingRules<IftaReturnEvent>;
declarePostings(SOURCE, iftaReturnPostings);
