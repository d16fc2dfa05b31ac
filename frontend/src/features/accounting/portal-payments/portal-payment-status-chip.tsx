import { StatusChip } from '../../../components/display/status-chip';
import type { PortalPaymentStatus } from '../../../lib/api/api-types';
import { portalPaymentStatusLabels, portalPaymentTones } from './portal-payment-words';

export function PortalPaymentStatusChip({ status }: { status: PortalPaymentStatus }) {
  return <StatusChip tone={portalPaymentTones[status]} label={portalPaymentStatusLabels[status]} />;
}
