import { postingExamples } from '../../../../platform/testing/posting-examples';
import { driverAccountPostings } from './driver-account.postings';

const ACCOUNT = { id: 'firm.7', clientId: null, driverId: 7, driverName: 'Dana Reyes', nr: 1 };
const GIVEN = { ...ACCOUNT, amount: 300_00, on: '2026-11-20', text: 'For tires', bookedOn: null };

/** An advance of $300.00, the same in a closed month, escrow of $100.00 returned, and interest of $4.25. */
export const driverAccountExamples = postingExamples(driverAccountPostings, {
  DriverAdvanceGiven: [
    GIVEN,
    { ...GIVEN, on: '2026-10-30', bookedOn: '2026-11-01' },
    { ...GIVEN, amount: 150_00, text: 'Cash on the fuel card', paidFrom: 'fuel_card', cardFee: 1_50 },
  ],
  EscrowReturned: [{ ...GIVEN, amount: 100_00, text: 'End of the lease' }],
  EscrowInterestCredited: [
    { ...GIVEN, amount: 4_25, text: 'Interest', rate: '3.5', from: '2026-07-01', to: '2026-09-30', on: '2026-10-01' },
  ],
});
