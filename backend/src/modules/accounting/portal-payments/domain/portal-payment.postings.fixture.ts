import { postingExamples } from '../../../../platform/testing/posting-examples';
import { TERMS } from './portal-payment.fixture';
import { portalPaymentPostings } from './portal-payment.postings';

const PAID = { ...TERMS, id: '0199' };
const BY_CHECK = { ...PAID, method: 'check' } as const;

/** $150.00 that a client pays by card, and by check. */
export const portalPaymentExamples = postingExamples(portalPaymentPostings, {
  PortalPaymentCompleted: [{ ...PAID, processingFee: 4_65, transactionId: 'pi_1', paidOn: '2026-11-21', card: null }],
  PortalPaymentFeeNoted: [{ ...PAID, processingFee: 4_65, notedOn: '2026-11-23' }],
  PortalPaymentRefunded: [{ ...PAID, refundId: 're_1', reason: 'Paid twice', refundedOn: '2026-11-25' }],
  BankPaymentCompleted: [{ ...BY_CHECK, transactionId: null, paidOn: '2026-11-24' }],
  BankPaymentRefunded: [{ ...BY_CHECK, reason: 'Paid twice', refundedOn: '2026-11-25' }],
});
