import { postingExamples } from '../../../../platform/testing/posting-examples';
import { clientChargePostings } from './client-charge.postings';

const CHARGED = {
  id: '0199',
  clientId: 'c',
  clientName: 'Ridgeline Carriers LLC',
  description: 'IFTA, 3rd quarter',
  amount: 150_00,
  chargedOn: '2026-11-20',
  notes: null,
};

/** $150.00 for a service, the same in a closed month; cancelled, and cancelled when $100.00 of it was paid. */
export const clientChargeExamples = postingExamples(clientChargePostings, {
  ClientChargeRaised: [CHARGED, { ...CHARGED, chargedOn: '2026-10-30', bookedOn: '2026-11-01' }],
  ClientChargeCancelled: [
    { ...CHARGED, cancelledOn: '2026-11-26', reason: 'Charged twice' },
    { ...CHARGED, cancelledOn: '2026-11-26', reason: 'The rest is waived', left: 50_00 },
  ],
});
