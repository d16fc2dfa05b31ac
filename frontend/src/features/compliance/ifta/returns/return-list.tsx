import AddOutlined from '../../../../generated/icons/AddOutlined';
import LocalGasStationOutlined from '../../../../generated/icons/LocalGasStationOutlined';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { EmptyList } from '../../../../components/feedback/empty-list';
import { FilterBar, FilterSelect } from '../../../../components/filters/filter-bar';
import { FilterClient } from '../../../../components/filters/filter-client';
import { SearchField } from '../../../../components/filters/search-field';
import { DataTable } from '../../../../components/table/data-table';
import { ExportMenu } from '../../../../components/table/export/export-menu';
import { listAll } from '../../../../lib/api/api-client';
import { useListSearch } from '../../../../lib/lists/client-scope';
import { useListParams } from '../../../../lib/lists/use-list-params';
import { useCan } from '../../../../lib/session/session-context';
import { lastYears, QUARTER_OPTIONS } from '../process-words';
import { returnAddress, type FuelTaxReturn } from './return-calls';
import { ReturnCard, returnColumns } from './return-columns';
import { returnKit } from './return-kit';
import { STATUS_OPTIONS } from './return-words';

const filters = ['clientId', 'status', 'quarter', 'year'] as const;

/** Every client's returns: how each stands, what it comes to, and what is done next. */
export function ReturnList({ onAdd }: { onAdd: () => void }) {
  const params = useListParams(filters);
  const search = useListSearch();
  const navigate = useNavigate();
  const list = useQuery(returnKit.list(params.query));
  const mayWrite = useCan('ifta.write');
  const columns = useMemo(() => returnColumns(search, mayWrite), [search, mayWrite]);
  // what can be done is no part of a file
  const exported = useMemo(() => columns.filter(({ field }) => field !== 'deeds'), [columns]);
  const chosen = (name: (typeof filters)[number]) => ({
    value: params.filter(name),
    onChange: (value: string) => params.set({ [name]: value }),
  });
  return (
    <>
      <FilterBar>
        <SearchField label="Search returns" value={params.q} onChange={params.search} />
        <FilterClient params={params} />
        <FilterSelect label="Status" all="All statuses" options={STATUS_OPTIONS} {...chosen('status')} />
        <FilterSelect label="Quarter" all="All quarters" options={QUARTER_OPTIONS} {...chosen('quarter')} />
        <FilterSelect label="Year" all="All years" options={lastYears()} {...chosen('year')} />
        <ExportMenu
          name="ifta_returns"
          columns={exported}
          load={() => listAll<FuelTaxReturn>(returnKit.path, params.exported)}
        />
      </FilterBar>
      <DataTable<FuelTaxReturn>
        name="ifta-returns"
        label="Returns"
        list={list}
        params={params}
        columns={columns}
        exported={exported}
        rowId={({ id }) => id}
        onOpen={({ id }) => void navigate(`${returnAddress(id)}${search}`)}
        empty={
          <EmptyList
            params={params}
            icon={<LocalGasStationOutlined />}
            none={{
              title: 'No returns yet',
              text: 'File Current Return calculates a quarter for a client from its trips, fuel and the tax rates.',
              action: mayWrite && (
                <Button variant="contained" startIcon={<AddOutlined />} onClick={onAdd}>
                  Start a Return
                </Button>
              ),
            }}
            unmatched={{ title: 'No returns found', text: 'Try another client, status, quarter or year.' }}
          />
        }
        card={(row) => <ReturnCard row={row} search={search} mayWrite={mayWrite} />}
      />
    </>
  );
}
