import AddOutlined from '../../../generated/icons/AddOutlined';
import LocalShippingOutlined from '../../../generated/icons/LocalShippingOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { FilterBar, FilterSelect } from '../../../components/filter-bar';
import { FilterClient } from '../../../components/filter-client';
import { EmptyList } from '../../../components/feedback/empty-list';
import { NarrowedTo } from '../../../components/narrowed-to';
import type { Deletable } from '../../../components/records/bulk-delete';
import { useBulkDelete } from '../../../components/records/use-bulk-delete';
import { SearchField } from '../../../components/search-field';
import { ExportButtons } from '../../../components/table/export-buttons';
import { DataTable } from '../../../components/table/data-table';
import { RecordLink } from '../../../components/text-link';
import { useListSearch } from '../../../lib/client-scope';
import { listAll } from '../../../lib/api-client';
import type { Load } from '../../../lib/api-types';
import { formatDate } from '../../../lib/dates';
import { loadStatusLabels, optionsOf } from '../../../lib/labels';
import { formatMoney, formatQuantity } from '../../../lib/money';
import { useListParams } from '../../../lib/use-list-params';
import { useCan } from '../../../lib/session/session-context';
import { loadsQuery } from '../api/loads';
import { fuelOf, loadColumns, routeOf } from './load-columns';
import { LoadStatusChip } from './load-status-chip';
import { loadTotal } from './load-total';

const filters = ['status', 'clientId', 'driverId', 'vehicleId', 'deliveredOnFrom'] as const;
const statuses = [
  ...optionsOf(loadStatusLabels),
  { value: 'pending,in_transit', label: 'Active' },
  { value: 'pending,in_transit,delivered', label: 'All but cancelled' },
];

const LoadCard = ({ load, to, isOfMany }: { load: Load; to: string; isOfMany: boolean }) => (
  <Box sx={{ display: 'grid', gap: 0.5 }}>
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
      <RecordLink to={to}>{load.loadNumber}</RecordLink>
      <LoadStatusChip status={load.status} />
    </Box>
    <Typography>{routeOf(load)}</Typography>
    <Typography color="textSecondary" className="tabular">
      {[
        load.brokerName,
        isOfMany && load.clientName,
        formatDate(load.pickupDate),
        formatQuantity(load.distance, 'mi'),
        fuelOf(load),
        formatMoney(loadTotal(load)),
      ]
        .filter((part) => part && part !== '—')
        .join(' · ')}
    </Typography>
  </Box>
);

const DELETABLE: Deletable<Load> = {
  kind: 'load',
  what: 'load',
  many: 'loads',
  at: '/loads',
  called: ({ loadNumber }) => loadNumber,
};

export function LoadTable({ onAdd }: { onAdd: () => void }) {
  const params = useListParams(filters);
  const isOfMany = params.filter('clientId') === '';
  const navigate = useNavigate();
  const search = useListSearch();
  const mayWrite = useCan('loads.write');
  const list = useQuery(loadsQuery(params.query));
  const columns = useMemo(() => loadColumns(search), [search]);
  const bulk = useBulkDelete<Load>('loads', DELETABLE);
  const delivered = params.filter('deliveredOnFrom');
  const first = mayWrite && (
    <Button variant="contained" startIcon={<AddOutlined />} onClick={onAdd}>
      Add Your First Load
    </Button>
  );
  const empty = (
    <EmptyList
      params={params}
      icon={<LocalShippingOutlined />}
      none={{ title: 'No loads yet', text: 'Add a load to follow it from pickup to invoice.', action: first }}
      unmatched={{ title: 'No loads found', text: 'Try another number, place or status.' }}
    />
  );
  return (
    <>
      <FilterBar>
        <SearchField label="Search loads" value={params.q} onChange={params.search} />
        <FilterSelect
          label="Status"
          all="All statuses"
          options={statuses}
          value={params.filter('status')}
          onChange={(status) => params.set({ status })}
        />
        <FilterClient params={params} />
        {params.filter('driverId') !== '' && (
          <NarrowedTo label="Loads of one driver" onClear={() => params.set({ driverId: null })} />
        )}
        {params.filter('vehicleId') !== '' && (
          <NarrowedTo label="Loads of one vehicle" onClear={() => params.set({ vehicleId: null })} />
        )}
        {delivered !== '' && (
          <NarrowedTo
            label={`Delivered from ${formatDate(delivered)}`}
            onClear={() => params.set({ deliveredOnFrom: null })}
          />
        )}
        <Box sx={{ ml: { md: 'auto' } }}>
          <ExportButtons name="loads" columns={columns} load={() => listAll<Load>('/api/loads', params.exported)} />
        </Box>
      </FilterBar>
      <DataTable<Load>
        name="loads"
        label="All loads"
        list={list}
        params={params}
        columns={columns}
        rowId={(load) => load.id}
        empty={empty}
        {...bulk}
        onOpen={(load) => void navigate(`/loads/${load.id}${search}`)}
        card={(load) => <LoadCard load={load} to={`/loads/${load.id}${search}`} isOfMany={isOfMany} />}
      />
    </>
  );
}
