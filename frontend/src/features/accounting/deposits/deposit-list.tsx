import PaidOutlined from '../../../generated/icons/PaidOutlined';
import { CLIENT_FILTER } from '../../../components/records/record-filters';
import { listOf } from '../../../components/records/record-list';
import { Facts, RowCard } from '../../../components/records/list-tools/row-card';
import { StatusChip } from '../../../components/display/status-chip';
import type { TableColumn } from '../../../components/table/columns';
import type { Deposit } from '../../../lib/api/api-types';
import { formatDate } from '../../../lib/format/dates';
import { formatMoney } from '../../../lib/format/money';
import { depositKit } from './deposit-kit';

export const statusLabels: Readonly<Record<Deposit['status'], string>> = { open: 'Open', used: 'Used up' };
export const DepositChip = ({ status }: Deposit) => (
  <StatusChip tone={status === 'open' ? 'warning' : 'neutral'} label={statusLabels[status]} />
);

const columns: readonly TableColumn<Deposit>[] = [
  { field: 'checkNumber', header: 'Check', flex: 1, width: 110, value: ({ checkNumber }) => checkNumber },
  {
    field: 'brokerName',
    header: 'Carrier',
    flex: 2,
    width: 130,
    value: ({ brokerName }) => brokerName ?? '',
  },
  { field: 'clientName', header: 'Client', flex: 1, width: 150, drops: 3, value: ({ clientName }) => clientName ?? '' },
  {
    field: 'receivedOn',
    header: 'Received',
    width: 120,
    sortable: true,
    value: ({ receivedOn }) => formatDate(receivedOn),
  },
  {
    field: 'status',
    header: 'Status',
    width: 110,
    value: ({ status }) => statusLabels[status],
    render: (deposit) => <DepositChip {...deposit} />,
  },
  {
    field: 'amount',
    header: 'Amount',
    width: 120,
    drops: 1,
    align: 'right',
    sortable: true,
    value: ({ amount }) => formatMoney(amount),
  },
  { field: 'open', header: 'Remaining', width: 120, align: 'right', value: ({ open }) => formatMoney(open) },
];

/** What carriers paid beyond their invoices. */
export const DepositList = listOf(depositKit, {
  name: 'deposits',
  columns,
  filters: [
    {
      name: 'status',
      label: 'Status',
      all: 'All statuses',
      options: Object.entries(statusLabels).map(([value, label]) => ({ value, label })),
    },
    { name: 'brokerId', label: 'Carrier', all: 'All carriers', of: 'broker' },
    CLIENT_FILTER,
  ],
  empty: {
    icon: <PaidOutlined />,
    none: 'When a check is more than its invoices, the rest can be kept as a deposit for the carrier.',
    unmatched: 'Try another check number, carrier or client.',
  },
  card: (deposit, link) => (
    <RowCard link={link} chip={<span className="tabular">{formatMoney(deposit.open)}</span>}>
      <Facts of={[deposit.brokerName, formatDate(deposit.receivedOn), deposit.clientName]} />
    </RowCard>
  ),
});
