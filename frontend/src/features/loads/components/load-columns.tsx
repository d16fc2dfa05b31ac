import type { TableColumn } from '../../../components/table/columns';
import { RecordLink } from '../../../components/text-link';
import type { Load } from '../../../lib/api-types';
import { formatDate } from '../../../lib/dates';
import { loadStatusLabels } from '../../../lib/labels';
import { formatMoney, formatQuantity, formatWholeDollars } from '../../../lib/money';
import { LoadStatusChip } from './load-status-chip';
import { loadTotal } from './load-total';

export const routeOf = (load: Load): string => `${load.pickupLocation} → ${load.dropoffLocation}`;

export const fuelOf = (load: Load): string => {
  const gallons = load.estimatedFuel === null ? '' : formatQuantity(load.estimatedFuel, 'gal');
  const cost = load.estimatedFuelCost === null ? '' : formatWholeDollars(load.estimatedFuelCost);
  return [gallons, cost].filter(Boolean).join(' · ') || '—';
};

export const loadColumns = (search: string): readonly TableColumn<Load>[] => [
  {
    field: 'loadNumber',
    header: 'Load Number',
    width: 116,
    sortable: true,
    value: (load) => load.loadNumber,
    render: (load) => <RecordLink to={`/loads/${load.id}${search}`}>{load.loadNumber}</RecordLink>,
  },
  { field: 'brokerName', header: 'Broker', flex: 1, width: 186, drops: 1, value: (load) => load.brokerName ?? '' },
  { field: 'route', header: 'Route', flex: 2, width: 220, value: routeOf },
  {
    field: 'distance',
    header: 'Distance',
    width: 92,
    drops: 2,
    align: 'right',
    sortable: true,
    value: (load) => formatQuantity(load.distance, 'mi'),
  },
  {
    field: 'status',
    header: 'Status',
    width: 106,
    sortable: true,
    value: (load) => loadStatusLabels[load.status],
    render: (load) => <LoadStatusChip status={load.status} />,
  },
  {
    field: 'pickupDate',
    header: 'Pickup Date',
    width: 112,
    sortable: true,
    value: (load) => formatDate(load.pickupDate),
  },
  {
    field: 'clientName',
    header: 'Client',
    flex: 1,
    width: 130,
    drops: 1.5,
    value: ({ clientName }) => clientName ?? '',
  },
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
