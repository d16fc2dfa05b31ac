import { cents } from '../../../../platform/money/money';
import { postingExamples } from '../../../../platform/testing/posting-examples';
import type { BookedExpense } from '../expense';
import { expensePostings } from './expense.postings';

const DIESEL: BookedExpense = {
  clientId: 'c',
  category: 'fuel',
  amount: cents(512_40),
  vendor: 'Pilot',
  description: 'Fill-up',
  expenseDate: '2026-10-05',
  paidFrom: 'fuel_card',
};
const ON = '2026-10-07';
const REPAIR: BookedExpense = { ...DIESEL, category: 'repair', paidFrom: 'on_account' };
const PAID: BookedExpense = { ...REPAIR, paidOn: '2026-10-20' };

/** A mechanic whose tax is withheld: $300.00, of which $72.00 goes to the IRS. */
const WITHHELD: BookedExpense = {
  ...{ ...DIESEL, category: 'repair', amount: cents(300_00), vendor: 'Ana Ruiz', paidFrom: 'bank' },
  ...{ contractorId: '0199', taxWithheld: cents(72_00) },
};
const OWED: BookedExpense = { ...WITHHELD, paidFrom: 'on_account' };

/** Diesel for $512.40, and one expense of each other category. */
export const expenseExamples = postingExamples(expensePostings, {
  ExpenseAdded: [
    { ...DIESEL, id: 9 },
    { ...DIESEL, id: 10, category: 'meal', paidFrom: 'driver' },
    { ...DIESEL, id: 11, category: 'entertainment', paidFrom: 'bank' },
    { ...DIESEL, id: 12, category: 'repair', paidFrom: 'on_account' },
    { ...DIESEL, id: 13, category: 'toll', paidFrom: 'bank' },
    { ...DIESEL, id: 14, category: 'other', paidFrom: 'bank' },
    { ...DIESEL, id: 15, chargedTo: 'driver', driverId: 4 },
    { ...WITHHELD, id: 16 },
    { ...DIESEL, id: 18, amount: cents(399_02), cardFee: cents(1_50) },
  ],
  ExpenseChanged: [{ id: 9, accounted: { before: DIESEL, after: { ...DIESEL, amount: cents(521_40) }, on: ON } }],
  ExpenseRemoved: [{ id: 9, accounted: { before: DIESEL, after: null, on: ON } }],
  ExpensePaid: [
    { id: 12, paidOn: '2026-10-20', accounted: { before: REPAIR, after: PAID, on: '2026-10-20' } },
    {
      id: 17,
      paidOn: '2026-10-20',
      accounted: { before: OWED, after: { ...OWED, paidOn: '2026-10-20' }, on: '2026-10-20' },
    },
  ],
  ExpensePaymentReversed: [
    { id: 12, paymentReversedOn: '2026-10-27', accounted: { before: PAID, after: REPAIR, on: '2026-10-27' } },
  ],
  ExpenseRestored: [{ id: 9, accounted: { before: null, after: DIESEL, on: ON } }],
});
