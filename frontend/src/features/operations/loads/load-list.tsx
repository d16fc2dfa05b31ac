import LocalShippingOutlined from '../../../generated/icons/LocalShippingOutlined';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { CLIENT_FILTER, OF_THE_FIRM } from '../../../components/records/record-filters';
import { listOf } from '../../../components/records/record-list';
import { Facts, RowCard } from '../../../components/records/list-tools/row-card';
import { columnsOf } from '../../../components/table/columns-of';
import type { Load } from '../../../lib/api/api-types';
import { formatDate, formatDateTime } from '../../../lib/format/dates';
import { loadStatusLabels, optionsOf } from '../../../lib/format/labels';
import { formatMoney, formatQuantity } from '../../../lib/format/money';
import { useListedClient } from '../../../lib/lists/use-listed-client';
import { loadKit } from './load-kit';
import { WaitingClock } from './waiting-clock';
import { fuelOf, LoadStatusChip, loadTotal, routeOf } from './load-words';

const totalOf = (load: Load): string => formatMoney(loadTotal(load));

const columns = columnsOf<Load>(loadKit.fields, [
  ['loadNumber', { width: 108, sortable: true }],
  ['brokerName', { flex: 1, width: 140, drops: 1 }],
  { field: 'route', header: 'Route', flex: 2, width: 200, value: routeOf },
  ['distance', { width: 92, drops: 2, sortable: true, value: ({ distance }) => formatQuantity(distance, 'mi') }],
  ['status', { width: 118, sortable: true, render: LoadStatusChip }],
  ['pickupDate', { width: 112, drops: 0.5, sortable: true }],
  ['clientName', { flex: 1, width: 120, drops: 1.5 }],
  {
    ...{ field: 'waiting', header: 'Waiting', flex: 1, width: 132, drops: 1.2 },
    value: ({ standingSince }) => formatDateTime(standingSince, ''),
    render: (load) => load.standingSince && <WaitingClock load={load} />,
  },
  { field: 'total', header: 'Total', width: 108, drops: 4, align: 'right', value: totalOf },
  { field: 'fuel', header: 'Fuel Estimate', width: 140, drops: 3, align: 'right', value: fuelOf },
]);

function LoadCard({ load, link }: { load: Load; link: ReactNode }) {
  const isOfMany = useListedClient().clientId === '';
  const { brokerName, clientName, pickupDate, distance } = load;
  return (
    <RowCard link={link} chip={<LoadStatusChip status={load.status} />}>
      <Typography>{routeOf(load)}</Typography>
      <Facts of={[formatDate(pickupDate), totalOf(load), formatQuantity(distance, 'mi')]} oneLine />
      {load.standingSince === null ? (
        <Facts of={[isOfMany && clientName, brokerName, fuelOf(load)]} oneLine />
      ) : (
        <WaitingClock load={load} />
      )}
    </RowCard>
  );
}

export const LoadList = listOf(loadKit, {
  label: 'All loads',
  columns,
  filters: [
    {
      name: 'status',
      all: 'All statuses',
      options: [
        ...optionsOf(loadStatusLabels),
        { value: 'pending,in_transit', label: 'Active' },
        { value: 'pending,in_transit,delivered', label: 'All but cancelled' },
      ],
    },
    CLIENT_FILTER,
    OF_THE_FIRM,
    { name: 'driverId', label: 'Driver', linked: () => 'Loads of one driver' },
    { name: 'vehicleId', label: 'Vehicle', linked: () => 'Loads of one vehicle' },
    { name: 'deliveredOnFrom', label: 'Delivered', linked: (day) => `Delivered from ${formatDate(day)}` },
    { name: 'deliveredOnTo', label: 'Delivered', linked: (day) => `Delivered until ${formatDate(day)}` },
  ],
  empty: {
    icon: <LocalShippingOutlined />,
    none: 'Add a load to follow it from pickup to invoice.',
    unmatched: 'Try another number, place or status.',
  },
  card: (load, link) => <LoadCard load={load} link={link} />,
});
