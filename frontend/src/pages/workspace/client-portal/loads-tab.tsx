import LocalShippingOutlined from '../../../generated/icons/LocalShippingOutlined';
import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '../../../components/feedback/empty-state';
import { FilterBar } from '../../../components/filters/filter-bar';
import type { TableColumn } from '../../../components/table/columns';
import { DataTable } from '../../../components/table/data-table';
import { ExportMenu } from '../../../components/table/export/export-menu';
import { OwnLoad } from '../../../features/operations/loads/own-load';
import { ownLoadsQuery } from '../../../features/operations/loads/load-figures';
import { listAll } from '../../../lib/api/api-client';
import type { Load } from '../../../lib/api/api-types';
import { formatDate } from '../../../lib/format/dates';
import { loadStatusLabels } from '../../../lib/format/labels';
import { useListParams } from '../../../lib/lists/use-list-params';
import { ForDrivers } from './for-drivers';

const columns: readonly TableColumn<Load>[] = [
  { field: 'loadNumber', header: 'Load', value: ({ loadNumber }) => loadNumber },
  { field: 'status', header: 'Status', value: ({ status }) => loadStatusLabels[status] },
  { field: 'pickup', header: 'Pickup', value: ({ pickupLocation }) => pickupLocation },
  { field: 'pickupDate', header: 'Pickup date', value: ({ pickupDate }) => formatDate(pickupDate) },
  { field: 'dropoff', header: 'Drop-off', value: ({ dropoffLocation }) => dropoffLocation },
  { field: 'dropoffDate', header: 'Drop-off date', value: ({ dropoffDate }) => formatDate(dropoffDate) },
];
const NONE: readonly never[] = [];
const isOpen = ({ status }: Load): boolean => status === 'pending' || status === 'in_transit';
const groups = [
  { title: 'Under way', holds: isOpen },
  { title: 'Done', holds: (load: Load) => !isOpen(load) },
];
const cards = { width: 340, groups };

function Loads() {
  const params = useListParams(NONE);
  const list = useQuery(ownLoadsQuery(params.query));
  return (
    <>
      {list.data && list.data.items.length > 0 && (
        <FilterBar>
          <ExportMenu name="loads" columns={columns} load={() => listAll<Load>('/api/loads', params.exported)} />
        </FilterBar>
      )}
      <DataTable<Load>
        name="own-loads"
        label="My loads"
        list={list}
        params={params}
        columns={columns}
        rowId={({ id }) => id}
        cards={cards}
        empty={
          <EmptyState icon={<LocalShippingOutlined />} title="No loads yet">
            The loads that the office plans for you are listed here.
          </EmptyState>
        }
        card={(load) => <OwnLoad load={load} />}
      />
    </>
  );
}

/** The loads of the driver who is signed in. */
export function Component() {
  return (
    <ForDrivers what="Loads are" icon={<LocalShippingOutlined />} may="driver.read">
      {() => <Loads />}
    </ForDrivers>
  );
}
