import { RecordLink } from '../../../components/display/text-link';
import { Facts, RowCard } from '../../../components/records/list-tools/row-card';
import type { TableColumn } from '../../../components/table/columns';
import { settlementLabels } from '../../../generated/kinds';
import { formatDate } from '../../../lib/format/dates';
import { formatMoney } from '../../../lib/format/money';
import { settlementAddress, type Settlement } from './settlement-calls';
import { periodOf, SettlementChip } from './settlement-words';

/** How many lines a driver disputes that nobody answered for good. */
const openDisputes = ({ disputes }: Pick<Settlement, 'disputes'>): number =>
  disputes.filter(({ state }) => state === 'open').length;
const disputedWords = (settlement: Settlement): string => {
  const count = openDisputes(settlement);
  return count === 0 ? '' : count === 1 ? '1 line' : `${count} lines`;
};
const driverOf = ({ driverName, driverId }: Settlement): string => driverName ?? `Driver ${driverId}`;

const money = (field: 'gross' | 'deductions' | 'reimbursements' | 'net', header: string, width: number) => ({
  ...{ field, header, width, align: 'right' as const },
  value: (settlement: Settlement) => formatMoney(settlement[field]),
});

export const settlementColumns = (search: string): readonly TableColumn<Settlement>[] => [
  {
    field: 'number',
    header: 'Number',
    width: 76,
    sortable: true,
    value: ({ number }) => number,
    render: ({ id, number }) => <RecordLink to={`${settlementAddress(id)}${search}`}>{number}</RecordLink>,
  },
  { field: 'driverName', header: 'Driver', flex: 1, width: 96, value: driverOf },
  { field: 'from', header: 'From', width: 104, drops: 2, value: ({ from }) => formatDate(from) },
  { field: 'to', header: 'To', width: 104, sortable: true, value: ({ to }) => formatDate(to) },
  {
    field: 'status',
    header: 'Status',
    width: 98,
    value: ({ status }) => settlementLabels.status[status],
    render: ({ status }) => <SettlementChip status={status} />,
  },
  { field: 'disputes', header: 'Disputed', width: 90, drops: 1, value: disputedWords },
  { field: 'clientName', header: 'Client', flex: 1, width: 140, drops: 4, value: ({ clientName }) => clientName ?? '' },
  { ...money('gross', 'Gross', 110), drops: 3 },
  { ...money('reimbursements', 'Paid back', 100), hidden: true },
  { ...money('deductions', 'Deductions', 110), drops: 3 },
  { ...money('net', 'Net pay', 104), sortable: true },
  { field: 'paidOn', header: 'Paid', width: 104, drops: 5, value: ({ paidOn }) => formatDate(paidOn, '') },
];

interface CardProps {
  readonly settlement: Settlement;
  /** What opens it. */
  readonly to: string;
  /** The driver looks: whose it is need not be said. */
  readonly own?: boolean;
}
/** A settlement on a phone. */
export const SettlementCard = ({ settlement, to, own = false }: CardProps) => {
  const disputed = disputedWords(settlement);
  return (
    <RowCard
      link={<RecordLink to={to}>{`${settlement.number}, ${formatMoney(settlement.net)}`}</RecordLink>}
      chip={<SettlementChip status={settlement.status} />}
    >
      <Facts of={[!own && driverOf(settlement), periodOf(settlement), disputed && `Disputed: ${disputed}`]} />
    </RowCard>
  );
};
