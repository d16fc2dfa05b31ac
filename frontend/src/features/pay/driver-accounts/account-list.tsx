import BadgeOutlined from '../../../generated/icons/BadgeOutlined';
import Box from '@mui/material/Box';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { EmptyList } from '../../../components/feedback/empty-list';
import { FilterBar } from '../../../components/filters/filter-bar';
import { FilterClient } from '../../../components/filters/filter-client';
import { SearchField } from '../../../components/filters/search-field';
import { RecordLink } from '../../../components/display/text-link';
import { Facts, RowCard } from '../../../components/records/list-tools/row-card';
import type { TableColumn } from '../../../components/table/columns';
import { DataTable } from '../../../components/table/data-table';
import { ExportButtons } from '../../../components/table/export/export-buttons';
import { api, listAll } from '../../../lib/api/api-client';
import type { Driver } from '../../../lib/api/api-types';
import { listKeyOf } from '../../../lib/api/stale-after';
import { employmentStatusLabels } from '../../../lib/format/labels';
import { useListSearch } from '../../../lib/lists/client-scope';
import { useListParams } from '../../../lib/lists/use-list-params';
import { accountAddress, accountId } from './account-calls';

const filters = ['clientId'] as const;
const nameOf = ({ firstName, lastName }: Driver): string => `${firstName} ${lastName}`;

const columnsWith = (search: string): readonly TableColumn<Driver>[] => [
  {
    field: 'name',
    header: 'Driver',
    flex: 1,
    width: 180,
    sortable: true,
    value: nameOf,
    render: (driver) => <RecordLink to={`${accountAddress(accountId(driver))}${search}`}>{nameOf(driver)}</RecordLink>,
  },
  { field: 'clientName', header: 'Client', flex: 1, width: 180, value: ({ clientName }) => clientName ?? '' },
  {
    field: 'employmentStatus',
    header: 'Employment',
    width: 140,
    value: ({ employmentStatus }) => employmentStatusLabels[employmentStatus],
  },
];

/** Drivers, each with an account: what it has stands in its panel. */
export function AccountList() {
  const params = useListParams(filters);
  const search = useListSearch();
  const navigate = useNavigate();
  const list = useQuery({
    queryKey: [...listKeyOf('driver'), 'list', params.query],
    queryFn: ({ signal }) => api.list<Driver>('/api/drivers', { query: params.query, signal }),
    placeholderData: keepPreviousData,
  });
  const columns = useMemo(() => columnsWith(search), [search]);
  return (
    <>
      <FilterBar>
        <SearchField label="Search drivers" value={params.q} onChange={params.search} />
        <FilterClient params={params} />
        <Box sx={{ ml: { lg: 'auto' } }}>
          <ExportButtons
            name="drivers"
            columns={columns}
            load={() => listAll<Driver>('/api/drivers', params.exported)}
          />
        </Box>
      </FilterBar>
      <DataTable<Driver>
        name="driver-accounts"
        label="Driver accounts"
        list={list}
        params={params}
        columns={columns}
        rowId={({ id }) => id}
        onOpen={(driver) => void navigate(`${accountAddress(accountId(driver))}${search}`)}
        empty={
          <EmptyList
            params={params}
            icon={<BadgeOutlined />}
            none={{ title: 'No drivers yet', text: 'Add a driver: its advances, escrow and pay are told here.' }}
            unmatched={{ title: 'No drivers found', text: 'Try another name or client.' }}
          />
        }
        card={(driver) => (
          <RowCard
            link={<RecordLink to={`${accountAddress(accountId(driver))}${search}`}>{nameOf(driver)}</RecordLink>}
          >
            <Facts of={[driver.clientName, employmentStatusLabels[driver.employmentStatus]]} />
          </RowCard>
        )}
      />
    </>
  );
}
