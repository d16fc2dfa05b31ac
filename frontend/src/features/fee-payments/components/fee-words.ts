import type { Tone } from '../../../components/status-chip';
import type { FeePayment, FeeStatus } from '../../../lib/api-types';

export const feeStatusLabels: Record<FeeStatus, string> = {
  pending: 'Pending',
  processing: 'Processing',
  completed: 'Completed',
  failed: 'Failed',
  refunded: 'Refunded',
};
export const feeTones: Record<FeeStatus, Tone> = {
  pending: 'warning',
  processing: 'info',
  completed: 'success',
  failed: 'error',
  refunded: 'neutral',
};

/** The day it was paid; until then, the day it was started. */
export const dateOf = ({ paymentDate, createdAt }: Pick<FeePayment, 'paymentDate' | 'createdAt'>): string =>
  paymentDate ?? createdAt;
