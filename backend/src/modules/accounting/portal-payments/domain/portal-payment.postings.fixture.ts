import { postingExamples } from '../../../../platform/testing/posting-examples';
import { TERMS } from './portal-payment.fixture';
import { portalPaymentPostings } from './portal-payment.postings';
import { payingCharges, splitPayment } from './rules/parts';

const PAID = { ...TERMS, id: '0199' };
const BY_CARD = { processingFee: 4_65, transactionId: 'pi_1', paidOn: '2026-11-21', card: null };
const REFUNDED = { refundId: 're_1', reason: 'Paid twice', refundedOn: '2026-11-25' };
const BY_CHECK = { ...PAID, method: 'check' } as const;

/** $100.00 for a government and $150.00 for service, in one payment. */
const SPLIT = { ...PAID, amount: 250_00, parts: splitPayment(250_00, 100_00) };
/** The service part of a payment that pays a charge. */
const OF_CHARGE = { ...PAID, parts: payingCharges(splitPayment(150_00, null), [{ id: '0198', open: 150_00 }]) };
/** One that pays a charge of $85.00, $40.00 of another and something that was not charged. */
const OF_CHARGES = {
  ...PAID,
  parts: payingCharges(splitPayment(150_00, null), [
    { id: '0198', open: 85_00 },
    { id: '0197', open: 40_00 },
  ]),
};

/** $150.00 that a client pays by card, and by check; $100.00 more for a government; of one charge, and of several. */
export const portalPaymentExamples = postingExamples(portalPaymentPostings, {
  PortalPaymentCompleted: [
    { ...PAID, ...BY_CARD },
    { ...SPLIT, ...BY_CARD, processingFee: 7_55 },
    { ...OF_CHARGE, ...BY_CARD },
    { ...OF_CHARGES, ...BY_CARD },
  ],
  PortalPaymentFeeNoted: [{ ...PAID, processingFee: 4_65, notedOn: '2026-11-23' }],
  PortalPaymentRefunded: [
    { ...PAID, ...REFUNDED },
    { ...SPLIT, ...REFUNDED },
    { ...OF_CHARGE, ...REFUNDED },
    { ...OF_CHARGES, ...REFUNDED },
  ],
  BankPaymentCompleted: [
    { ...BY_CHECK, transactionId: null, paidOn: '2026-11-24' },
    { ...BY_CHECK, ...SPLIT, transactionId: null, paidOn: '2026-11-24' },
    { ...BY_CHECK, ...OF_CHARGE, transactionId: null, paidOn: '2026-11-24' },
  ],
  BankPaymentRefunded: [
    { ...BY_CHECK, reason: 'Paid twice', refundedOn: '2026-11-25' },
    { ...BY_CHECK, ...SPLIT, reason: 'Paid twice', refundedOn: '2026-11-25' },
    { ...BY_CHECK, ...OF_CHARGE, reason: 'Paid twice', refundedOn: '2026-11-25' },
  ],
});
