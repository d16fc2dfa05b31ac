import type { Accounted } from '../../../../platform/money/accounted';
import { ACCOUNT } from '../../../../platform/money/accounts';
import { usDate } from '../../../../platform/money/dates';
import { cents } from '../../../../platform/money/money';
import {
  credit,
  debit,
  declarePostings,
  entriesOf,
  reversed,
  type Posting,
  type PostingLine,
  type PostingRules,
} from '../../../../platform/money/postings';
import type { BookedExpense, ExpenseCategory } from '../expense';

const SOURCE = { kind: 'expense', title: 'expense' };

const SPENT_ON: Readonly<Record<ExpenseCategory, string>> = {
  fuel: ACCOUNT.fuel,
  meal: ACCOUNT.meals,
  entertainment: ACCOUNT.entertainment,
  repair: ACCOUNT.repairs,
  toll: ACCOUNT.tolls,
  other: ACCOUNT.otherExpenses,
};
const PAID_WITH: Readonly<Record<BookedExpense['paidFrom'], string>> = {
  bank: ACCOUNT.bank,
  on_account: ACCOUNT.payable,
  fuel_card: ACCOUNT.fuelCard,
  driver: ACCOUNT.settlements,
};
const whatFor = ({ vendor, description, category }: BookedExpense): string =>
  [category.charAt(0).toUpperCase() + category.slice(1), vendor ?? description].filter(Boolean).join(', ');

const spent = (expense: BookedExpense): PostingLine[] => [
  debit(SPENT_ON[expense.category], expense.amount, whatFor(expense)),
  credit(PAID_WITH[expense.paidFrom], expense.amount, whatFor(expense)),
];
const entry = entriesOf(SOURCE, ({ id, clientId }: BookedExpense & { readonly id: number }) => ({
  id,
  reference: `EXP-${id}`,
  clientId,
}));

/**
 * The data of an event that changed, removed or restored an expense. `accounted` is absent when the change does not
 * affect the books.
 */
interface Change {
  readonly id: number;
  readonly accounted?: Accounted<BookedExpense>;
}
type ExpenseEvent =
  | { readonly type: 'ExpenseAdded'; readonly data: BookedExpense & { readonly id: number } }
  | { readonly type: 'ExpenseChanged'; readonly data: Change }
  | { readonly type: 'ExpenseRemoved'; readonly data: Change }
  | { readonly type: 'ExpenseRestored'; readonly data: Change };

/**
 * Reverses the journal entry of the expense as it was, on the day of the change, and posts the expense as it is now, on
 * its own date. A restored expense is posted on the day of the change.
 */
const bookAnew = ({ id, accounted }: Change, words: string): readonly Posting[] => {
  if (!accounted) return [];
  const { before, after, on } = accounted;
  const undone = before
    ? entry(
        { ...before, id },
        on,
        `Expense ${words}: posting of ${usDate(before.expenseDate)} reversed`,
        reversed(spent(before)),
      )
    : [];
  const anew = after ? entry({ ...after, id }, before ? after.expenseDate : on, `Expense ${words}`, spent(after)) : [];
  return [...undone, ...anew];
};

const DIESEL: BookedExpense = {
  clientId: null,
  category: 'fuel',
  amount: cents(512_40),
  vendor: 'Pilot',
  description: 'Fill-up',
  expenseDate: '2026-10-05',
  paidFrom: 'fuel_card',
};
const ON = '2026-10-07';

/** The journal entries that events of expenses post (domain-rules.md §12). */
export const expensePostings = {
  ExpenseAdded: {
    when: 'An expense is added: by its category, against whose money it was',
    examples: [
      { ...DIESEL, id: 9 },
      { ...DIESEL, id: 10, category: 'meal', paidFrom: 'driver' },
      { ...DIESEL, id: 11, category: 'entertainment', paidFrom: 'bank' },
      { ...DIESEL, id: 12, category: 'repair', paidFrom: 'on_account' },
      { ...DIESEL, id: 13, category: 'toll', paidFrom: 'bank' },
      { ...DIESEL, id: 14, category: 'other', paidFrom: 'bank' },
    ],
    books: (data) => entry(data, data.expenseDate, whatFor(data), spent(data)),
  },
  ExpenseChanged: {
    when: 'What is booked of an expense is changed: the entry before is reversed on that day, the new one counts from the day of the expense',
    examples: [{ id: 9, accounted: { before: DIESEL, after: { ...DIESEL, amount: cents(521_40) }, on: ON } }],
    books: (data) => bookAnew(data, 'changed'),
  },
  ExpenseRemoved: {
    when: 'An expense is removed: its entry is reversed on that day',
    examples: [{ id: 9, accounted: { before: DIESEL, after: null, on: ON } }],
    books: (data) => bookAnew(data, 'removed'),
  },
  ExpenseRestored: {
    when: 'A removed expense is restored',
    examples: [{ id: 9, accounted: { before: null, after: DIESEL, on: ON } }],
    books: (data) => bookAnew(data, 'restored'),
  },
} satisfies PostingRules<ExpenseEvent>;
declarePostings(SOURCE, expensePostings);
