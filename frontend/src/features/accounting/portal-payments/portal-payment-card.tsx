import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { PortalPayment } from '../../../lib/api/api-types';
import { formatDate } from '../../../lib/format/dates';
import { formatMoney } from '../../../lib/format/money';
import { FoldingCard } from '../../../components/layout/folding-card';
import { Facts } from '../../../components/records/list-tools/row-card';
import { methodOf, PurposeLinks, purposesOf } from './portal-payment-columns';
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
  const isFor = withClient && purposesOf(payment).length > 0 && <PurposeLinks payment={payment} />;
  return (
    <FoldingCard
      name={`${formatMoney(payment.amount)} of ${formatDate(dateOf(payment))}`}
      title={
        <Typography className="tabular" sx={{ fontWeight: 600 }}>
          {formatMoney(payment.amount)}
        </Typography>
      }
      chip={<PortalPaymentStatusChip status={payment.status} />}
      more={[[['For', isFor || null]]]}
      deeds={action}
    >
      <Facts of={[withClient && payment.clientName, payment.description]} oneLine />
      <Facts of={[formatDate(dateOf(payment)), methodOf(payment)]} oneLine />
      {remark && <Typography color="textSecondary">{remark}</Typography>}
    </FoldingCard>
  );
}
