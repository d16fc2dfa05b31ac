import Button from '@mui/material/Button';
import type { TableColumn } from '../../../components/table/columns';
import type { PortalPayment } from '../../../lib/api-types';
import { formatDate } from '../../../lib/dates';
import { formatMoney } from '../../../lib/money';
import { PortalPaymentStatusChip } from './portal-payment-status-chip';
import { dateOf, portalPaymentStatusLabels } from './portal-payment-words';

const date: TableColumn<PortalPayment> = {
  field: 'paymentDate',
  header: 'Date',
  width: 112,
  sortable: true,
  value: (payment) => formatDate(dateOf(payment)),
};
const client: TableColumn<PortalPayment> = {
  field: 'clientName',
  header: 'Client',
  flex: 1,
  width: 170,
  sortable: true,
  value: ({ clientName }) => clientName,
};
const rest: readonly TableColumn<PortalPayment>[] = [
  {
    field: 'description',
    header: 'Description',
    flex: 1,
    width: 170,
    drops: 1,
    sortable: true,
    value: ({ description }) => description,
  },
  {
    field: 'amount',
    header: 'Amount',
    width: 110,
    align: 'right',
    sortable: true,
    value: ({ amount }) => formatMoney(amount),
  },
  {
    field: 'status',
    header: 'Status',
    width: 130,
    sortable: true,
    value: ({ status }) => portalPaymentStatusLabels[status],
    render: ({ status }) => <PortalPaymentStatusChip status={status} />,
  },
  {
    field: 'failure',
    header: 'Remark',
    flex: 1,
    width: 150,
    drops: 2,
    value: ({ failure, refundedAt }) => failure ?? (refundedAt ? `Refunded ${formatDate(refundedAt)}` : ''),
  },
  {
    field: 'transactionId',
    header: 'Transaction',
    flex: 1,
    width: 170,
    drops: 3,
    hidden: true,
    value: ({ transactionId }) => transactionId ?? '',
  },
];

export const portalPaymentColumns = (all: boolean): readonly TableColumn<PortalPayment>[] =>
  all ? [date, client, ...rest] : [date, ...rest];

export const RefundButton = ({ payment, onRefund }: { payment: PortalPayment; onRefund: (id: string) => void }) =>
  payment.status === 'completed' && (
    <Button
      size="small"
      color="secondary"
      aria-label={`Refund ${formatMoney(payment.amount)} to ${payment.clientName}`}
      onClick={() => onRefund(payment.id)}
    >
      Refund
    </Button>
  );

export const refundColumn = (onRefund: (id: string) => void): TableColumn<PortalPayment> => ({
  field: 'refund',
  header: 'Refund',
  width: 96,
  value: () => '',
  render: (payment) => <RefundButton payment={payment} onRefund={onRefund} />,
});
