import { postingExamples } from '../../../../platform/testing/posting-examples';
import { AS_EXPENSE, CHARGE } from './bank-line.fixture';
import { bankLinePostings } from './bank-line.postings';

/** A charge of $15.00, interest of $1.50 that the bank pays, and the charge taken back. */
export const bankLineExamples = postingExamples(bankLinePostings, {
  BankLineBooked: [
    { ...CHARGE, booking: AS_EXPENSE },
    {
      ...CHARGE,
      amount: 1_50,
      text: 'INTEREST PAID',
      booking: { ...AS_EXPENSE, accountNumber: '6150', description: 'Interest of the bank' },
    },
  ],
  BankLineUnmatched: [{ ...CHARGE, was: 'booked', lines: [], booking: AS_EXPENSE, on: '2026-11-20' }],
});
