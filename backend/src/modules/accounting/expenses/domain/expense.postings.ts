import type { AddedEvent } from '../../../../platform/event-log/events/events';
import type { Accounted } from '../../../../platform/money/accounted';
import { ACCOUNT } from '../../../../platform/money/accounts';
import { usDate } from '../../../../platform/money/dates';
import {
  about,
  credit,
  debit,
  declarePostings,
  asClosed,
  dimensionsIn,
  entriesOf,
  lateFor,
  reversed,
  unpaid,
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

const spent = (expense: BookedExpense): PostingLine[] => {
  const { category, amount, paidFrom, loadId, vehicleId, driverId } = expense;
  const owedTo = paidFrom === 'driver' && driverId ? { party: { kind: 'driver', id: String(driverId) } as const } : {};
  return [
    ...about(dimensionsIn({ loadId, vehicleId, driverId }), [debit(SPENT_ON[category], amount, whatFor(expense))]),
    ...about(owedTo, [credit(PAID_WITH[paidFrom], amount, whatFor(expense))]),
  ];
};
/** What is on account or was the driver's money is no expense on cash basis before it is paid. */
const booked = (expense: BookedExpense, lines: PostingLine[]) =>
  expense.paidFrom === 'on_account' || expense.paidFrom === 'driver' ? unpaid(lines) : lines;
type Booked = BookedExpense & { readonly id: number };
const entry = entriesOf(SOURCE, ({ id, clientId }: Booked) => ({ id, reference: `EXP-${id}`, clientId }));

/**
 * The data of an event that changed, removed or restored an expense. `accounted` is absent when the change does not
 * affect the books.
 */
interface Change {
  readonly id: number;
  readonly accounted?: Accounted<BookedExpense>;
}
type ExpenseEvent =
  | AddedEvent<'Expense', Booked>
  | { readonly type: 'ExpenseChanged'; readonly data: Change }
  | { readonly type: 'ExpenseRemoved'; readonly data: Change }
  | { readonly type: 'ExpenseRestored'; readonly data: Change };

/**
 * Reverses the journal entry of the expense as it was, on the day of the change, and posts the expense as it is now, on
 * its own date. A restored expense is posted on the day of the change.
 */
const bookAnew = ({ id, accounted }: Change, words: string): readonly Posting[] => {
  if (!accounted) return [];
  const { before, after, on, bookedOn: openDay } = accounted;
  const undone = before
    ? lateFor(
        before.expenseDate,
        entry(
          { ...before, id },
          on,
          `Expense ${words}: posting of ${usDate(before.expenseDate)} reversed`,
          booked(before, reversed(spent(before))),
        ),
      )
    : [];
  if (!after) return undone;
  const day = before ? (openDay ?? after.bookedOn ?? after.expenseDate) : on;
  const description = `Expense ${words}${asClosed(after.expenseDate, openDay)}`;
  const anew = entry({ ...after, id }, day, description, booked(after, spent(after)));
  return [...undone, ...lateFor(after.expenseDate, anew)];
};

/** The journal entries that events of expenses post (domain-rules.md §12). */
export const expensePostings = {
  ExpenseAdded: {
    when: 'An expense is added: by its category, against whose money it was',
    books: (data) =>
      lateFor(
        data.expenseDate,
        entry(data, data.bookedOn ?? data.expenseDate, whatFor(data), booked(data, spent(data))),
      ),
    dateField: ({ bookedOn }) => (bookedOn ? 'bookedOn' : 'expenseDate'),
  },
  ExpenseChanged: {
    when: 'What is booked of an expense is changed: the entry before is reversed on that day, the new one counts from the day of the expense',
    books: (data) => bookAnew(data, 'changed'),
    dateField: ({ accounted }) => (accounted?.after?.bookedOn ? 'bookedOn' : 'expenseDate'),
  },
  ExpenseRemoved: {
    when: 'An expense is removed: its entry is reversed on that day',
    books: (data) => bookAnew(data, 'removed'),
  },
  ExpenseRestored: {
    when: 'A removed expense is restored',
    books: (data) => bookAnew(data, 'restored'),
  },
} satisfies PostingRules<ExpenseEvent>;
declarePostings(SOURCE, expensePostings);
