import LocalShippingOutlined from '../../../generated/icons/LocalShippingOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CLIENT_FILTER, type RecordFilter } from '../../../components/records/record-filters';
import { RecordList, type EmptyWords } from '../../../components/records/record-list';
import type { TableColumn } from '../../../components/table/columns';
import type { Vehicle } from '../../../lib/api/api-types';
import { optionsOf, vehicleStatusLabels } from '../../../lib/format/labels';
import { vehicleKit } from './vehicle-kit';
import { VehicleStatusChip } from './vehicle-status-chip';

/** 2021 Kenworth T680 */
const modelOf = ({ year, make, model }: Vehicle): string => [year, make, model].filter(Boolean).join(' ');
const plateOf = ({ plateState, licensePlate }: Vehicle): string => [plateState, licensePlate].filter(Boolean).join(' ');

const columns: readonly TableColumn<Vehicle>[] = [
  { field: 'unitNumber', header: 'Unit', width: 110, sortable: true, value: ({ unitNumber }) => unitNumber },
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

const filters: readonly RecordFilter[] = [
  CLIENT_FILTER,
  { name: 'status', label: 'Status', all: 'All statuses', options: optionsOf(vehicleStatusLabels) },
];

const empty: EmptyWords = {
  icon: <LocalShippingOutlined />,
  none: {
    title: 'No vehicles yet',
    text: 'Add the trucks and tractors that your clients run.',
    add: 'Add Your First Vehicle',
  },
  unmatched: { title: 'No vehicles found', text: 'Try another unit, VIN, plate, client or status.' },
};

export function VehicleList({ onAdd }: { onAdd: () => void }) {
  return (
    <RecordList
      kit={vehicleKit}
      label="Vehicles"
      search="Search vehicles"
      columns={columns}
      filters={filters}
      empty={empty}
      card={(vehicle, link) => (
        <Box sx={{ display: 'grid', gap: 0.5 }}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
            {link}
            <VehicleStatusChip status={vehicle.status} />
          </Box>
          <Typography color="textSecondary">
            {[vehicle.clientName, plateOf(vehicle), modelOf(vehicle)].filter(Boolean).join(' · ')}
          </Typography>
        </Box>
      )}
      onAdd={onAdd}
    />
  );
}
