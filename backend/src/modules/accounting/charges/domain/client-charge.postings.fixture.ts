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

/** $150.00 for a service. */
export const clientChargeExamples = postingExamples(clientChargePostings, {
  ClientChargeRaised: [CHARGED],
  ClientChargeCancelled: [{ ...CHARGED, cancelledOn: '2026-11-26', reason: 'Charged twice' }],
});
