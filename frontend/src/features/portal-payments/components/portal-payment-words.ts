import type { Tone } from '../../../components/status-chip';
import type { PortalPayment, PortalPaymentStatus } from '../../../lib/api-types';

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

/** The day it was paid; until then, the day it was started. */
export const dateOf = ({ paymentDate, createdAt }: Pick<PortalPayment, 'paymentDate' | 'createdAt'>): string =>
  paymentDate ?? createdAt;
