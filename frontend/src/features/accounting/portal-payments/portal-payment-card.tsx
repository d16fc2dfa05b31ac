import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { PortalPayment } from '../../../lib/api/api-types';
import { formatDate } from '../../../lib/format/dates';
import { formatMoney } from '../../../lib/format/money';
import { methodOf, PurposeLinks } from './portal-payment-columns';
import { PortalPaymentStatusChip } from './portal-payment-status-chip';
import { dateOf, remarkOf } from './portal-payment-words';

/** One payment on a phone. */
export function PortalPaymentCard({
  payment,
  withClient = false,
  action,
}: {
  payment: PortalPayment;
  withClient?: boolean;
  action?: ReactNode;
}) {
  const remark = remarkOf(payment);
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: 1 }}>
        <Typography className="tabular" sx={{ fontWeight: 600 }}>
          {formatMoney(payment.amount)}
        </Typography>
        <PortalPaymentStatusChip status={payment.status} />
      </Box>
      <Typography>{payment.description}</Typography>
      {withClient && <PurposeLinks payment={payment} />}
      <Typography color="textSecondary" className="tabular">
        {[formatDate(dateOf(payment)), methodOf(payment), withClient ? payment.clientName : null]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      {remark && <Typography color="textSecondary">{remark}</Typography>}
      {action && <div>{action}</div>}
    </Box>
  );
}
