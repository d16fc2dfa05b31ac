import PaymentsOutlined from '../../../generated/icons/PaymentsOutlined';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { EmptyList } from '../../../components/feedback/empty-list';
import { FilterBar, FilterSelect } from '../../../components/filters/filter-bar';
import { FilterClient } from '../../../components/filters/filter-client';
import { FilterRecord } from '../../../components/filters/filter-record';
import { FilterSpan } from '../../../components/filters/filter-span';
import { SearchField } from '../../../components/filters/search-field';
import { DataTable } from '../../../components/table/data-table';
import { ExportMenu } from '../../../components/table/export/export-menu';
import { listAll } from '../../../lib/api/api-client';
import { driverOptionsQuery } from '../../../lib/api/option-queries';
import { useListSearch } from '../../../lib/lists/client-scope';
import { useListParams } from '../../../lib/lists/use-list-params';
import { useCan } from '../../../lib/session/session-context';
import { settlementAddress, settlementsQuery, type Settlement } from './settlement-calls';
import { SettlementCard, settlementColumns } from './settlement-columns';
import { STATUS_OPTIONS } from './settlement-words';
import { StatusStrip } from './status-strip';

const filters = ['status', 'driverId', 'clientId', 'endedFrom', 'endedTo'] as const;
/** By the last day of their periods. */
const ENDED = { from: 'endedFrom', to: 'endedTo' };

/** What drivers are paid, by period: who waits for whom, and what each comes to. */
export function Settlements({ onPrepare }: { onPrepare: () => void }) {
  const params = useListParams(filters);
  const search = useListSearch();
  const navigate = useNavigate();
  const list = useQuery(settlementsQuery(params.query));
  const mayWrite = useCan('settlements.write');
  const columns = useMemo(() => settlementColumns(search), [search]);
  const chosen = (name: (typeof filters)[number]) => ({
    value: params.filter(name),
    onChange: (value: string) => params.set({ [name]: value }),
  });
  return (
    <>
      <StatusStrip clientId={params.filter('clientId')} />
      <FilterBar>
        <SearchField label="Search settlements" value={params.q} onChange={params.search} />
        <FilterSelect label="Status" all="All statuses" options={STATUS_OPTIONS} {...chosen('status')} />
        <FilterRecord label="Driver" all="All drivers" query={driverOptionsQuery} {...chosen('driverId')} />
        <FilterClient params={params} />
        <FilterSpan params={params} names={ENDED} />
        <ExportMenu
          name="settlements"
          columns={columns}
          load={() => listAll<Settlement>('/api/settlements', params.exported)}
        />
      </FilterBar>
      <DataTable<Settlement>
        name="settlements"
        label="Settlements"
        list={list}
        params={params}
        columns={columns}
        rowId={({ id }) => id}
        onOpen={({ id }) => void navigate(`${settlementAddress(id)}${search}`)}
        empty={
          <EmptyList
            params={params}
            icon={<PaymentsOutlined />}
            none={{
              title: 'No settlements yet',
              text: 'Give each driver a pay rule, then prepare a week: delivered loads, expenses and deductions become lines.',
              action: mayWrite && (
                <Button variant="contained" onClick={onPrepare}>
                  Prepare Settlements
                </Button>
              ),
            }}
            unmatched={{ title: 'No settlements found', text: 'Try another number, driver, period, status or client.' }}
          />
        }
        card={(row) => <SettlementCard settlement={row} to={`${settlementAddress(row.id)}${search}`} />}
      />
    </>
  );
}
