import { RuleViolation } from '../../../../platform/core/errors';
import { dollars } from '../../../../platform/money/money';
import type { KnownPortalPayment } from './portal-payment';
import type { Around, PortalPaymentCommandOf } from './portal-payment.commands';
import type { PortalPaymentEvent, PortalPaymentTerms } from './portal-payment.events';
import { partsBack, payingCharges } from './rules/parts';

type Parts = Pick<PortalPaymentTerms, 'parts'>;

/** The parts of a completed payment, with the charges that its service part pays; none for one without parts. */
export const completedParts = ({ parts }: PortalPaymentTerms, { charges }: Around): Parts =>
  parts ? { parts: payingCharges(parts, charges) } : {};

/** The parts of a refund over `amount` cents, of which the client holds `held`; none for a payment without parts. */
export const refundedParts = (
  { terms: { parts }, back }: Pick<KnownPortalPayment, 'terms' | 'back'>,
  amount: number,
  held: number,
): Parts => (parts ? { parts: partsBack(parts, back, amount, held) } : {});

/** What of a payment is on its way to the bank, in cents; below 0 when it was refunded after it had arrived. */
export const onItsWay = ({ status, terms, refunded, processingFee, paidOut }: KnownPortalPayment): number =>
  status === 'completed' || status === 'refunded' ? terms.amount - refunded - (processingFee ?? 0) - paidOut : 0;

/** All that is on its way arrives. @throws RuleViolation when it is another amount, or the fee is still unknown */
export const payOut = (
  { id, payoutId, amount, on }: PortalPaymentCommandOf<'PayOutPayment'>,
  payment: KnownPortalPayment,
): readonly PortalPaymentEvent[] => {
  const { status, processingFee, terms } = payment;
  if (status !== 'completed' && status !== 'refunded')
    throw new RuleViolation('PAYMENT_NOT_COMPLETED', `Payment ${terms.reference} is not completed`);
  if (processingFee === null)
    throw new RuleViolation('FEE_UNKNOWN', `What the processor kept of payment ${terms.reference} is not known yet`);
  const left = onItsWay(payment);
  if (left === 0) throw new RuleViolation('PAID_OUT', `Payment ${terms.reference} is at the bank already`);
  if (left !== amount)
    throw new RuleViolation('PAID_OUT', `${dollars(left)} of payment ${terms.reference} is on its way to the bank`);
  return [{ type: 'PortalPaymentPaidOut', data: { id, payoutId, amount, on } }];
};

/** What arrived with a payout that is reversed is on its way again. @throws RuleViolation when it did not */
export const takeBack = (
  { id, payoutId, amount, on }: PortalPaymentCommandOf<'TakeBackPayout'>,
  { payouts, terms }: KnownPortalPayment,
): readonly PortalPaymentEvent[] => {
  if (!payouts.includes(payoutId))
    throw new RuleViolation('NOT_PAID_OUT', `Payment ${terms.reference} did not arrive with this payout`);
  return [{ type: 'PortalPaymentPayoutReversed', data: { id, payoutId, amount, on } }];
};
