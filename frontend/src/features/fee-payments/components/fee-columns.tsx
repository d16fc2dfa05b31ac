import Button from '@mui/material/Button';
import type { TableColumn } from '../../../components/table/columns';
import type { FeePayment } from '../../../lib/api-types';
import { formatDate } from '../../../lib/dates';
import { formatMoney } from '../../../lib/money';
import { FeeStatusChip } from './fee-status-chip';
import { dateOf, feeStatusLabels } from './fee-words';

const date: TableColumn<FeePayment> = {
  field: 'paymentDate',
  header: 'Date',
  width: 112,
  sortable: true,
  value: (payment) => formatDate(dateOf(payment)),
};
const client: TableColumn<FeePayment> = {
  field: 'clientName',
  header: 'Client',
  flex: 1,
  width: 170,
  sortable: true,
  value: ({ clientName }) => clientName,
};
const rest: readonly TableColumn<FeePayment>[] = [
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
    value: ({ status }) => feeStatusLabels[status],
    render: ({ status }) => <FeeStatusChip status={status} />,
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

export const feeColumns = (all: boolean): readonly TableColumn<FeePayment>[] =>
  all ? [date, client, ...rest] : [date, ...rest];

export const RefundButton = ({ payment, onRefund }: { payment: FeePayment; onRefund: (payment: FeePayment) => void }) =>
  payment.status === 'completed' && (
    <Button
      size="small"
      color="secondary"
      aria-label={`Refund ${formatMoney(payment.amount)} to ${payment.clientName}`}
      onClick={() => onRefund(payment)}
    >
      Refund
    </Button>
  );

export const refundColumn = (onRefund: (payment: FeePayment) => void): TableColumn<FeePayment> => ({
  field: 'refund',
  header: 'Refund',
  width: 96,
  value: () => '',
  render: (payment) => <RefundButton payment={payment} onRefund={onRefund} />,
});
