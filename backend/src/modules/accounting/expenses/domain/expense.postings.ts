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
  bothReversed,
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
/** The account that an expense is booked on by its category: '5050' for tolls. */
export const accountOfCategory = (category: ExpenseCategory): string => SPENT_ON[category];
const PAID_WITH: Readonly<Record<Exclude<BookedExpense['paidFrom'], 'bank' | 'fuel_card'>, string>> = {
  on_account: ACCOUNT.payable,
  driver: ACCOUNT.settlements,
};
const whatFor = ({ vendor, description, category }: BookedExpense): string =>
  [category.charAt(0).toUpperCase() + category.slice(1), vendor ?? description].filter(Boolean).join(', ');

/** What was bought: an expense by its category, or what a driver owes for it. */
const bought = (expense: BookedExpense): PostingLine[] => {
  const { category, amount, chargedTo, loadId, vehicleId, driverId, contractorId } = expense;
  const isOwed = chargedTo === 'driver' && driverId;
  const spentOn = expense.isCardFee ? ACCOUNT.cardFees : accountOfCategory(category);
  const account = isOwed ? ACCOUNT.driverAdvances : spentOn;
  const contractor = contractorId ? { party: { kind: 'contractor', id: contractorId } as const } : {};
  const party = isOwed ? { party: { kind: 'driver', id: String(driverId) } as const } : contractor;
  return about({ ...dimensionsIn({ loadId, vehicleId, driverId }), ...party }, [
    debit(account, amount, whatFor(expense)),
  ]);
};
/** What goes out of the bank, and what is kept back of it for the IRS. */
const outOfTheBank = (expense: BookedExpense): PostingLine[] => {
  const withheld = expense.taxWithheld ?? 0;
  return [
    credit(ACCOUNT.bank, expense.amount - withheld, whatFor(expense)),
    ...(withheld > 0 ? [credit(ACCOUNT.taxWithheld, withheld, `Tax withheld: ${whatFor(expense)}`)] : []),
  ];
};
/** What is owed on the fuel card: what was bought, and the fee of its issuer, which is a cost of its own. */
const onTheCard = (expense: BookedExpense): PostingLine[] => {
  const { amount, cardFee, loadId, vehicleId, driverId } = expense;
  const owed = credit(ACCOUNT.fuelCard, amount + (cardFee ?? 0), whatFor(expense));
  if (!cardFee) return [owed];
  const fee = debit(ACCOUNT.cardFees, cardFee, `Card fee: ${whatFor(expense)}`);
  return [...about(dimensionsIn({ loadId, vehicleId, driverId }), [fee]), owed];
};
const spent = (expense: BookedExpense): PostingLine[] => {
  const { amount, paidFrom, driverId } = expense;
  if (paidFrom === 'bank') return [...bought(expense), ...outOfTheBank(expense)];
  if (paidFrom === 'fuel_card') return [...bought(expense), ...onTheCard(expense)];
  const owedTo = paidFrom === 'driver' && driverId ? { party: { kind: 'driver', id: String(driverId) } as const } : {};
  return [...bought(expense), ...about(owedTo, [credit(PAID_WITH[paidFrom], amount, whatFor(expense))])];
};
/**
 * What is on account or was the driver's money is no expense on cash basis before it is paid. A paid one that is booked
 * anew reads the same on both, and says so: what it was for is all that can change of it.
 */
const booked = ({ paidFrom, paidOn }: BookedExpense, lines: PostingLine[]) => {
  if (paidFrom !== 'on_account' && paidFrom !== 'driver') return lines;
  return paidOn ? { lines, cashLines: lines } : unpaid(lines);
};
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
/** The data of an event that pays an expense on account. */
interface Payment {
  readonly id: number;
  readonly paidOn?: string | null;
  readonly paymentBookedOn?: string | null;
  readonly accounted?: Accounted<BookedExpense>;
}
/** The data of an event that reverses such a payment. */
interface Reversal {
  readonly id: number;
  readonly paymentReversedOn?: string | null;
  readonly accounted?: Accounted<BookedExpense>;
}
type ExpenseEvent =
  | AddedEvent<'Expense', Booked>
  | { readonly type: 'ExpenseChanged'; readonly data: Change }
  | { readonly type: 'ExpenseRemoved'; readonly data: Change }
  | { readonly type: 'ExpenseRestored'; readonly data: Change }
  | { readonly type: 'ExpensePaid'; readonly data: Payment }
  | { readonly type: 'ExpensePaymentReversed'; readonly data: Reversal };

/** The supplier is paid from the bank; on cash basis that is the day of the expense. */
const paidOut = (expense: BookedExpense) => {
  const paid = outOfTheBank(expense);
  return {
    lines: [debit(ACCOUNT.payable, expense.amount, whatFor(expense)), ...paid],
    cashLines: [...bought(expense), ...paid],
  };
};

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
  ExpensePaid: {
    when: 'An expense on account is paid',
    books: ({ id, accounted, paidOn, paymentBookedOn }) => {
      const expense = accounted?.after;
      if (!expense || !paidOn) return [];
      const words = `Expense paid: ${whatFor(expense)}`;
      return lateFor(paidOn, entry({ ...expense, id }, paymentBookedOn ?? paidOn, words, paidOut(expense)));
    },
    dateField: ({ paymentBookedOn }) => (paymentBookedOn ? 'bookedOn' : 'paidOn'),
  },
  ExpensePaymentReversed: {
    when: 'The payment of an expense on account is reversed',
    books: ({ id, accounted, paymentReversedOn }) => {
      const expense = accounted?.before;
      if (!expense || !paymentReversedOn) return [];
      const words = `Payment of expense reversed: ${whatFor(expense)}`;
      return entry({ ...expense, id }, paymentReversedOn, words, bothReversed(paidOut(expense)));
    },
    dateField: () => 'reversedOn',
  },
} satisfies PostingRules<ExpenseEvent>;
declarePostings(SOURCE, expensePostings);
