import CreditCardOutlined from '../../../generated/icons/CreditCardOutlined';
import Box from '@mui/material/Box';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../components/feedback/empty-state';
import { OwnList } from '../../../components/records/list-tools/own-list';
import type { TableColumn } from '../../../components/table/columns';
import type { PortalPayment } from '../../../lib/api/api-types';
import { formatDate } from '../../../lib/format/dates';
import { formatMoney } from '../../../lib/format/money';
import { methodOf } from './portal-payment-columns';
import { PortalPaymentCard } from './portal-payment-card';
import { PortalPaymentStatusChip } from './portal-payment-status-chip';
import { dateOf, portalPaymentStatusLabels } from './portal-payment-words';

const columns: readonly TableColumn<PortalPayment>[] = [
  { field: 'date', header: 'Date', width: 102, value: (payment) => formatDate(dateOf(payment)) },
  {
    field: 'amount',
    header: 'Amount',
    adds: 'money',
    width: 100,
    align: 'right',
    value: ({ amount }) => formatMoney(amount),
  },
  {
    field: 'description',
    header: 'Description',
    width: 140,
    flex: 1,
    wraps: true,
    value: ({ description }) => description,
  },
  {
    field: 'status',
    header: 'Status',
    width: 130,
    flex: 1,
    wraps: true,
    value: ({ status }) => portalPaymentStatusLabels[status],
    render: ({ status, failure }) => (
      <>
        <PortalPaymentStatusChip status={status} />
        {failure && <Box sx={{ fontSize: 13, color: 'text.secondary', mt: 0.5 }}>{failure}</Box>}
      </>
    ),
  },
  { field: 'method', header: 'Paid with', width: 150, hidden: true, value: methodOf },
];

/** What a client has paid: a table at a desk, cards on a phone. */
export const MyPayments = ({ list, action }: { list: UseQueryResult<PortalPayment[]>; action: ReactNode }) => (
  <div>
    <OwnList
      name="payments"
      label="Payments"
      list={list}
      statusLabels={portalPaymentStatusLabels}
      columns={columns}
      empty={
        <EmptyState icon={<CreditCardOutlined />} title="No payments yet" action={action}>
          Fees you pay by card are listed here.
        </EmptyState>
      }
      card={(payment) => <PortalPaymentCard payment={payment} />}
    />
  </div>
);
