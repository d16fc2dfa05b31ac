import PaymentsOutlined from '../../../generated/icons/PaymentsOutlined';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { EmptyList } from '../../../components/feedback/empty-list';
import { FilterBar, FilterSelect } from '../../../components/filters/filter-bar';
import { RecordLink } from '../../../components/display/text-link';
import { DataTable } from '../../../components/table/data-table';
import { ExportMenu } from '../../../components/table/export/export-menu';
import { listAll } from '../../../lib/api/api-client';
import { useListParams } from '../../../lib/lists/use-list-params';
import { settlementsQuery, type Settlement } from './settlement-calls';
import { SettlementCard, settlementColumns } from './settlement-columns';
import { STATUS_OPTIONS } from './settlement-words';

const filters = ['status'] as const;
/** Whose they are, the driver knows. */
const OWN = ['number', 'from', 'to', 'status', 'net', 'paidOn'];
export const ownAddress = (id: number): string => `/client-portal/pay/${id}`;

/** The settlements of the driver who is signed in. */
export function OwnSettlements() {
  const params = useListParams(filters);
  const navigate = useNavigate();
  const list = useQuery(settlementsQuery(params.query));
  const columns = useMemo(
    () =>
      settlementColumns('')
        .filter(({ field }) => OWN.includes(field))
        .map((column) =>
          column.field === 'number'
            ? {
                ...column,
                render: ({ id, number }: Settlement) => <RecordLink to={ownAddress(id)}>{number}</RecordLink>,
              }
            : column,
        ),
    [],
  );
  return (
    <>
      <FilterBar>
        <FilterSelect
          label="Status"
          all="All statuses"
          options={STATUS_OPTIONS}
          value={params.filter('status')}
          onChange={(value) => params.set({ status: value })}
        />
        <ExportMenu
          name="settlements"
          columns={columns}
          load={() => listAll<Settlement>('/api/settlements', params.exported)}
        />
      </FilterBar>
      <DataTable<Settlement>
        name="own-settlements"
        label="My settlements"
        list={list}
        params={params}
        columns={columns}
        rowId={({ id }) => id}
        onOpen={({ id }) => void navigate(ownAddress(id))}
        empty={
          <EmptyList
            params={params}
            icon={<PaymentsOutlined />}
            none={{
              title: 'No settlements yet',
              text: 'What you are paid for a period is listed here, line by line.',
            }}
            unmatched={{ title: 'No settlements found', text: 'Try another status.' }}
          />
        }
        card={(settlement) => <SettlementCard own settlement={settlement} to={ownAddress(settlement.id)} />}
      />
    </>
  );
}
