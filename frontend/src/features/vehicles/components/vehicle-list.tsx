import AddOutlined from '@mui/icons-material/AddOutlined';
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { EmptyList } from '../../../components/feedback/empty-list';
import { FilterBar, FilterSelect } from '../../../components/filter-bar';
import { FilterRecord } from '../../../components/filter-record';
import { SearchField } from '../../../components/search-field';
import { CsvButton } from '../../../components/table/csv-button';
import { DataTable } from '../../../components/table/data-table';
import { RecordLink } from '../../../components/text-link';
import { listAll } from '../../../lib/api-client';
import type { Vehicle } from '../../../lib/api-types';
import { optionsOf, vehicleStatusLabels } from '../../../lib/labels';
import { clientOptionsQuery } from '../../../lib/option-queries';
import { useCan } from '../../../lib/session/session-context';
import { useListParams } from '../../../lib/use-list-params';
import { vehiclesQuery } from '../api/vehicles';
import { modelOf, plateOf, vehicleColumns } from './vehicle-columns';
import { VehicleStatusChip } from './vehicle-status-chip';

const filters = ['clientId', 'status'] as const;

const VehicleCard = ({ vehicle, to }: { vehicle: Vehicle; to: string }) => (
  <Box sx={{ display: 'grid', gap: 0.5 }}>
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
      <RecordLink to={to}>Unit {vehicle.unitNumber}</RecordLink>
      <VehicleStatusChip status={vehicle.status} />
    </Box>
    <Typography color="textSecondary">
      {[vehicle.clientName, plateOf(vehicle), modelOf(vehicle)].filter(Boolean).join(' · ')}
    </Typography>
  </Box>
);

export function VehicleList({ onAdd }: { onAdd: () => void }) {
  const params = useListParams(filters);
  const navigate = useNavigate();
  const { search } = useLocation();
  const mayWrite = useCan('vehicles.write');
  const list = useQuery(vehiclesQuery(params.query));
  const columns = useMemo(() => vehicleColumns(search), [search]);
  const first = mayWrite && (
    <Button variant="contained" startIcon={<AddOutlined />} onClick={onAdd}>
      Add Your First Vehicle
    </Button>
  );
  const empty = (
    <EmptyList
      params={params}
      icon={<LocalShippingOutlined />}
      none={{ title: 'No vehicles yet', text: 'Add the trucks and tractors that your clients run.', action: first }}
      unmatched={{ title: 'No vehicles found', text: 'Try another unit, VIN, plate, client or status.' }}
    />
  );
  return (
    <>
      <FilterBar>
        <SearchField label="Search vehicles" value={params.q} onChange={params.search} />
        <FilterRecord
          label="Client"
          all="All clients"
          query={clientOptionsQuery}
          value={params.filter('clientId')}
          onChange={(clientId) => params.set({ clientId })}
        />
        <FilterSelect
          label="Status"
          all="All statuses"
          options={optionsOf(vehicleStatusLabels)}
          value={params.filter('status')}
          onChange={(status) => params.set({ status })}
        />
        <Box sx={{ ml: { lg: 'auto' } }}>
          <CsvButton
            name="vehicles"
            columns={columns}
            load={() => listAll<Vehicle>('/api/vehicles', params.exported)}
          />
        </Box>
      </FilterBar>
      <DataTable<Vehicle>
        name="vehicles"
        label="Vehicles"
        list={list}
        params={params}
        columns={columns}
        rowId={({ id }) => id}
        empty={empty}
        onOpen={({ id }) => void navigate(`/clients/vehicles/${id}${search}`)}
        card={(vehicle) => <VehicleCard vehicle={vehicle} to={`/clients/vehicles/${vehicle.id}${search}`} />}
      />
    </>
  );
}
