import type { TableColumn } from '../../../components/table/columns';
import { RecordLink } from '../../../components/text-link';
import type { Vehicle } from '../../../lib/api-types';
import { vehicleStatusLabels } from '../../../lib/labels';
import { VehicleStatusChip } from './vehicle-status-chip';

/** 2021 Kenworth T680 */
export const modelOf = ({ year, make, model }: Vehicle): string => [year, make, model].filter(Boolean).join(' ');

export const plateOf = ({ plateState, licensePlate }: Vehicle): string =>
  [plateState, licensePlate].filter(Boolean).join(' ');

export const vehicleColumns = (search: string): readonly TableColumn<Vehicle>[] => [
  {
    field: 'unitNumber',
    header: 'Unit',
    width: 110,
    sortable: true,
    value: ({ unitNumber }) => unitNumber,
    render: ({ id, unitNumber }) => <RecordLink to={`/clients/vehicles/${id}${search}`}>{unitNumber}</RecordLink>,
  },
  { field: 'clientName', header: 'Client', flex: 2, width: 180, value: ({ clientName }) => clientName ?? '' },
  {
    field: 'status',
    header: 'Status',
    width: 140,
    sortable: true,
    value: ({ status }) => vehicleStatusLabels[status],
    render: ({ status }) => <VehicleStatusChip status={status} />,
  },
  { field: 'vin', header: 'VIN', width: 190, drops: 1, value: ({ vin }) => vin },
  { field: 'licensePlate', header: 'Plate', width: 130, value: plateOf },
  { field: 'model', header: 'Model', flex: 1, width: 170, drops: 2, value: modelOf },
];
