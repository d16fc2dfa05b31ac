import LocalShippingOutlined from '../../../generated/icons/LocalShippingOutlined';
import { CLIENT_FILTER } from '../../../components/records/record-filters';
import { listOf } from '../../../components/records/record-list';
import { Facts, RowCard } from '../../../components/records/list-tools/row-card';
import { columnsOf } from '../../../components/table/columns-of';
import type { Vehicle } from '../../../lib/api/api-types';
import { vehicleKit } from './vehicle-kit';
import { VehicleStatusChip } from './vehicle-status-chip';

/** 2021 Kenworth T680 */
const modelOf = ({ year, make, model }: Vehicle): string => [year, make, model].filter(Boolean).join(' ');
const plateOf = ({ plateState, licensePlate }: Vehicle): string => [plateState, licensePlate].filter(Boolean).join(' ');

export const VehicleList = listOf(vehicleKit, {
  name: 'vehicle',
  columns: columnsOf<Vehicle>(vehicleKit.fields, [
    ['unitNumber', { header: 'Unit', width: 110, sortable: true }],
    ['clientName', { header: 'Client', flex: 2, width: 180 }],
    ['status', { width: 140, sortable: true, render: VehicleStatusChip }],
    ['vin', { header: 'VIN', width: 190, drops: 1 }],
    ['licensePlate', { header: 'Plate', width: 130, value: plateOf }],
    ['model', { flex: 1, width: 170, drops: 2, value: modelOf }],
  ]),
  filters: [CLIENT_FILTER, { name: 'status', all: 'All statuses' }],
  empty: {
    icon: <LocalShippingOutlined />,
    none: 'Add the trucks and tractors that your clients run.',
    unmatched: 'Try another unit, VIN, plate, client or status.',
  },
  card: (vehicle, link) => (
    <RowCard link={link} chip={<VehicleStatusChip status={vehicle.status} />}>
      <Facts of={[vehicle.clientName, plateOf(vehicle), modelOf(vehicle)]} />
    </RowCard>
  ),
});
