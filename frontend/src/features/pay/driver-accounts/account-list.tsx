import BadgeOutlined from '../../../generated/icons/BadgeOutlined';
import { StatusChip } from '../../../components/display/status-chip';
import { CLIENT_FILTER } from '../../../components/records/record-filters';
import { listOf } from '../../../components/records/record-list';
import { Facts, RowCard } from '../../../components/records/list-tools/row-card';
import type { TableColumn } from '../../../components/table/columns';
import { formatMoney, isZeroMoney } from '../../../lib/format/money';
import type { DriverAccount } from './account-calls';
import { driverAccountKit } from './driver-account-kit';

const nameOf = ({ driverName, driverId }: DriverAccount): string => driverName ?? `Driver ${driverId}`;
const POCKETS = [
  ['advance', 'Advances'],
  ['escrow', 'Escrow'],
  ['carry', 'Carried'],
] as const;

const columns: readonly TableColumn<DriverAccount>[] = [
  { field: 'heldFor', header: 'Driver', flex: 1, width: 160, sortable: true, value: nameOf },
  { field: 'clientName', header: 'Client', flex: 1, width: 160, drops: 1, value: ({ clientName }) => clientName ?? '' },
  {
    field: 'ownerOperator',
    header: 'Kind',
    width: 160,
    drops: 2,
    value: ({ ownerOperator }) => (ownerOperator ? 'Owner-operator' : ''),
    render: ({ ownerOperator }) => ownerOperator && <StatusChip tone="neutral" label="Owner-operator" />,
  },
  ...POCKETS.map(([field, header]): TableColumn<DriverAccount> => ({
    field,
    header,
    width: 120,
    align: 'right',
    sortable: true,
    value: (account) => formatMoney(account[field]),
  })),
];

/** What drivers owe and what is held for them; accounts with nothing on them come last. */
export const AccountList = listOf(driverAccountKit, {
  name: 'driver-accounts',
  search: 'Search drivers',
  columns,
  filters: [{ name: 'driverId', label: 'Driver', all: 'All drivers', of: 'driver' }, CLIENT_FILTER],
  empty: {
    icon: <BadgeOutlined />,
    none: {
      title: 'No driver accounts yet',
      text: 'A driver gets one with the first advance or settlement. Give an advance from the driver’s page.',
    },
    unmatched: 'Try another name or client.',
  },
  card: (account, link) => (
    <RowCard link={link}>
      <Facts
        of={[
          account.clientName,
          ...POCKETS.map(([field, header]) =>
            isZeroMoney(account[field]) ? null : `${header}\u00a0${formatMoney(account[field])}`,
          ),
        ]}
      />
    </RowCard>
  ),
});
