import { postingExamples } from '../../../../platform/testing/posting-examples';
import { payoutPostings } from './payout.postings';

const OF_CLIENT = { clientId: 'c', clientName: 'Ridgeline Carriers LLC' };
const PAYOUT = {
  id: '0199',
  reference: 'PAY-0000000A',
  amount: 242_45,
  on: '2026-11-28',
  payments: [{ ...OF_CLIENT, paymentId: '0198', reference: 'FEE-0000000A', amount: 242_45 }],
};

/** $242.45 of one payment, $242.45 less a refund of $50.00, and checks, one of a month that is closed. */
export const payoutExamples = postingExamples(payoutPostings, {
  CardPayoutReceived: [
    PAYOUT,
    {
      ...PAYOUT,
      amount: 192_45,
      payments: [...PAYOUT.payments, { ...OF_CLIENT, paymentId: '0197', reference: 'FEE-0000000B', amount: -50_00 }],
    },
  ],
  ChecksDeposited: [PAYOUT, { ...PAYOUT, on: '2026-10-30', bookedOn: '2026-11-01' }],
  PayoutReversed: [{ ...PAYOUT, source: 'checks', reversedOn: '2026-11-30', reason: 'Returned by the bank' }],
});
