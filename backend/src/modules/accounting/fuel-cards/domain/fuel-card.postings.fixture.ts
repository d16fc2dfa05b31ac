import { postingExamples } from '../../../../platform/testing/posting-examples';
import { fuelCardPostings } from './fuel-card.postings';

const PAID = {
  id: 'firm',
  clientId: null,
  nr: 1,
  amount: 300_00,
  paidOn: '2026-11-20',
  reference: 'ACH 4471',
  bookedOn: null,
};

/** $300.00 of the fuel card. */
export const fuelCardExamples = postingExamples(fuelCardPostings, {
  FuelCardPaid: [PAID],
  FuelCardPaymentReversed: [{ ...PAID, reversedOn: '2026-11-26', reason: 'Returned by the bank' }],
});
