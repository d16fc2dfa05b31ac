import type { Tone } from '../../../components/display/status-chip';
import type { PortalPayment, PortalPaymentStatus } from '../../../lib/api/api-types';
import { formatDate } from '../../../lib/format/dates';

export const portalPaymentStatusLabels: Record<PortalPaymentStatus, string> = {
  pending: 'Pending',
  processing: 'Processing',
  completed: 'Completed',
  failed: 'Failed',
  refunded: 'Refunded',
};
export const portalPaymentTones: Record<PortalPaymentStatus, Tone> = {
  pending: 'warning',
  processing: 'info',
  completed: 'success',
  failed: 'error',
  refunded: 'neutral',
};

/** What is to be said of it beside its status: why it failed, when it went back, a letter that nobody got. */
export const remarkOf = ({ failure, refundedAt, letter }: PortalPayment): string =>
  failure ??
  [
    refundedAt && `Refunded ${formatDate(refundedAt)}`,
    letter?.status === 'failed' &&
      `${refundedAt ? 'Refund notice' : 'Receipt'} not delivered: ${letter.reason ?? 'the e-mail failed.'}`,
  ]
    .filter(Boolean)
    .join('. ');

/** The day it was paid; until then, the day it was started. */
export const dateOf = ({ paymentDate, createdAt }: Pick<PortalPayment, 'paymentDate' | 'createdAt'>): string =>
  paymentDate ?? createdAt;
