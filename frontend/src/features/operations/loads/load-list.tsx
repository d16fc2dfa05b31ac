import LocalShippingOutlined from '../../../generated/icons/LocalShippingOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { CLIENT_FILTER, type RecordFilter } from '../../../components/records/record-filters';
import { RecordList, type EmptyWords } from '../../../components/records/record-list';
import type { TableColumn } from '../../../components/table/columns';
import { columnsOf } from '../../../components/table/columns-of';
import { loadFields } from '../../../generated/fields/load';
import type { Load } from '../../../lib/api/api-types';
import { formatDate } from '../../../lib/format/dates';
import { loadStatusLabels, optionsOf } from '../../../lib/format/labels';
import { formatMoney, formatQuantity } from '../../../lib/format/money';
import { useListParams } from '../../../lib/lists/use-list-params';
import { loadKit } from './load-kit';
import { fuelOf, LoadStatusChip, loadTotal, routeOf } from './load-words';

export const loadColumns: readonly TableColumn<Load>[] = [
  ...columnsOf<Load>(loadFields, [
    ['loadNumber', { width: 116, sortable: true }],
    ['brokerName', { flex: 1, width: 186, drops: 1 }],
  ]),
  { field: 'route', header: 'Route', flex: 2, width: 220, value: routeOf },
  ...columnsOf<Load>(loadFields, [
    ['distance', { width: 92, drops: 2, sortable: true, value: ({ distance }) => formatQuantity(distance, 'mi') }],
    ['status', { width: 106, sortable: true, render: ({ status }) => <LoadStatusChip status={status} /> }],
    ['pickupDate', { header: 'Pickup Date', width: 112, sortable: true, value: (load) => formatDate(load.pickupDate) }],
    ['clientName', { flex: 1, width: 130, drops: 1.5 }],
  ]),
  {
    field: 'total',
    header: 'Total',
    width: 108,
    drops: 4,
    align: 'right',
    value: (load) => formatMoney(loadTotal(load)),
  },
  { field: 'fuel', header: 'Fuel Estimate', width: 140, drops: 3, align: 'right', value: fuelOf },
];

const filters: readonly RecordFilter[] = [
  {
    name: 'status',
    label: 'Status',
    all: 'All statuses',
    options: [
      ...optionsOf(loadStatusLabels),
      { value: 'pending,in_transit', label: 'Active' },
      { value: 'pending,in_transit,delivered', label: 'All but cancelled' },
    ],
  },
  CLIENT_FILTER,
  { name: 'driverId', label: 'Driver', linked: () => 'Loads of one driver' },
  { name: 'vehicleId', label: 'Vehicle', linked: () => 'Loads of one vehicle' },
  { name: 'deliveredOnFrom', label: 'Delivered', linked: (day) => `Delivered from ${formatDate(day)}` },
];

const empty: EmptyWords = {
  icon: <LocalShippingOutlined />,
  none: {
    title: 'No loads yet',
    text: 'Add a load to follow it from pickup to invoice.',
    add: 'Add Your First Load',
  },
  unmatched: { title: 'No loads found', text: 'Try another number, place or status.' },
};
const OF_CLIENT = ['clientId'] as const;

function LoadCard({ load, link }: { load: Load; link: ReactNode }) {
  const isOfMany = useListParams(OF_CLIENT).filter('clientId') === '';
  const parts = [
    load.brokerName,
    isOfMany && load.clientName,
    formatDate(load.pickupDate),
    formatQuantity(load.distance, 'mi'),
    fuelOf(load),
    formatMoney(loadTotal(load)),
  ];
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
        {link}
        <LoadStatusChip status={load.status} />
      </Box>
      <Typography>{routeOf(load)}</Typography>
      <Typography color="textSecondary" className="tabular">
        {parts.filter((part) => part && part !== '—').join(' · ')}
      </Typography>
    </Box>
  );
}

export const LoadList = ({ onAdd }: { onAdd: () => void }) => (
  <RecordList
    kit={loadKit}
    label="All loads"
    many="loads"
    name="loads"
    search="Search loads"
    columns={loadColumns}
    filters={filters}
    empty={empty}
    card={(load, link) => <LoadCard load={load} link={link} />}
    onAdd={onAdd}
  />
);
