import CreditCardOutlined from '../../../generated/icons/LocalGasStationOutlined';
import { Facts, RowCard } from '../../../components/records/list-tools/row-card';
import { CLIENT_FILTER } from '../../../components/records/record-filters';
import { listOf } from '../../../components/records/record-list';
import { columnsOf } from '../../../components/table/columns-of';
import { fleetCardLabels } from '../../../generated/kinds';
import { formatDate } from '../../../lib/format/dates';
import { ActiveChip } from './active-chip';
import { fleetCardKit } from './fleet-card-kit';
import type { FleetCard } from './fuel-calls';

const lastPurchase = ({ lastSyncDate }: FleetCard): string => (lastSyncDate === null ? '' : formatDate(lastSyncDate));

export const FleetCardList = listOf(fleetCardKit, {
  name: 'fuel_card',
  columns: columnsOf<FleetCard>(fleetCardKit.fields, [
    ['cardNumber', { header: 'Card', width: 150, value: fleetCardKit.displayName }],
    ['clientName', { header: 'Client', flex: 2, width: 180 }],
    [
      'isActive',
      {
        header: 'Status',
        width: 120,
        render: ActiveChip,
        value: ({ isActive }) => (isActive ? 'Active' : 'Not active'),
      },
    ],
    ['driverName', { header: 'Driver', flex: 1, width: 150 }],
    ['vehicleUnit', { header: 'Unit', width: 100, drops: 1 }],
    ['lastSyncDate', { header: 'Last Purchase', width: 140, drops: 2, value: lastPurchase }],
  ]),
  filters: [CLIENT_FILTER, { name: 'provider', all: 'All providers' }],
  empty: {
    icon: <CreditCardOutlined />,
    none: 'Add the fuel cards of your clients, so their purchases are booked to the right client.',
    unmatched: 'Try another provider or client.',
  },
  card: (card, link) => (
    <RowCard link={link} chip={<ActiveChip {...card} />}>
      <Facts of={[card.clientName, card.driverName, fleetCardLabels.provider[card.provider]]} />
    </RowCard>
  ),
});
