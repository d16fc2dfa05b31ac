import AddOutlined from '../../../generated/icons/AddOutlined';
import RouteOutlined from '../../../generated/icons/RouteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '../../../components/feedback/empty-state';
import { FilterBar } from '../../../components/filters/filter-bar';
import { Facts } from '../../../components/records/list-tools/row-card';
import type { TableColumn } from '../../../components/table/columns';
import { DataTable } from '../../../components/table/data-table';
import { ExportMenu } from '../../../components/table/export/export-menu';
import { listAll } from '../../../lib/api/api-client';
import { formatDate } from '../../../lib/format/dates';
import { formatQuantity } from '../../../lib/format/money';
import { useListParams } from '../../../lib/lists/use-list-params';
import { ownTripKit as kit } from './own-trip-kit';
import { legsInWords, wayOf, type Trip } from './trip-words';

const columns: readonly TableColumn<Trip>[] = [
  { field: 'date', header: 'Date', value: ({ date }) => formatDate(date) },
  { field: 'way', header: 'Trip', value: wayOf },
  { field: 'totalMiles', header: 'Miles', align: 'right', value: ({ totalMiles }) => formatQuantity(totalMiles) },
  { field: 'legs', header: 'States', value: legsInWords },
  { field: 'vehicleUnit', header: 'Unit', value: ({ vehicleUnit }) => vehicleUnit ?? '' },
];
const NONE: readonly never[] = [];
const CARDS = { width: 340 };

const OwnTrip = ({ trip }: { trip: Trip }) => (
  <>
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
      <Typography variant="h3" component="h2">
        {wayOf(trip)}
      </Typography>
      <span className="tabular">{formatQuantity(trip.totalMiles, 'mi')}</span>
    </Box>
    <Facts of={[formatDate(trip.date), trip.vehicleUnit && `Unit ${trip.vehicleUnit}`, legsInWords(trip)]} />
  </>
);

/** What the driver who is signed in drove. */
export function OwnTrips({ onAdd }: { onAdd: () => void }) {
  const params = useListParams(NONE);
  const list = useQuery(kit.list(params.query));
  const add = (
    <Button variant="contained" startIcon={<AddOutlined />} onClick={onAdd}>
      Add Trip
    </Button>
  );
  return (
    <>
      {list.data && list.data.items.length > 0 && (
        <FilterBar>
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              gap: 1,
              flex: { xs: '1 1 100%', sm: '0 0 auto' },
              ml: 'auto',
              '& > button': { flex: { xs: 1, sm: '0 0 auto' }, minHeight: 44 },
            }}
          >
            <ExportMenu name="trips" columns={columns} load={() => listAll<Trip>(kit.path, params.exported)} />
            {add}
          </Box>
        </FilterBar>
      )}
      <DataTable<Trip>
        name="own-trips"
        label="My trips"
        list={list}
        params={params}
        columns={columns}
        rowId={({ id }) => id}
        cards={CARDS}
        empty={
          <EmptyState icon={<RouteOutlined />} title="No trips yet" action={add}>
            Enter the miles for each state when a trip ends. The office needs them for the fuel tax.
          </EmptyState>
        }
        card={(trip) => <OwnTrip trip={trip} />}
      />
    </>
  );
}
