import { postingExamples } from '../../../../platform/testing/posting-examples';
import { depositPostings } from './deposit.postings';

const DEPOSIT = { id: 5, brokerId: 3, clientId: 'c', amount: 50_00, checkNumber: '4711' };

/** A deposit of $50.00, the rest of a check, and $20.00 of it paid back. */
export const depositExamples = postingExamples(depositPostings, {
  DepositTaken: [{ ...DEPOSIT, receivedOn: '2026-11-20', bookedOn: null }],
  DepositRefunded: [{ ...DEPOSIT, amount: 20_00, reason: 'Asked for', refundedOn: '2026-11-25' }],
});
