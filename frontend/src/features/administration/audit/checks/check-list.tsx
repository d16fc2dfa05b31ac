import EventCheckOutlined from '../../../../generated/icons/FactCheckOutlined';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { EmptyList } from '../../../../components/feedback/empty-list';
import { FilterBar, FilterSelect } from '../../../../components/filters/filter-bar';
import { SearchField } from '../../../../components/filters/search-field';
import { StatusChip, type Tone } from '../../../../components/display/status-chip';
import type { TableColumn } from '../../../../components/table/columns';
import { DataTable } from '../../../../components/table/data-table';
import { ExportMenu } from '../../../../components/table/export/export-menu';
import { integrityCheckLabels } from '../../../../generated/kinds';
import { listAll } from '../../../../lib/api/api-client';
import type { IntegrityCheck } from '../../../../lib/api/api-types';
import { formatDateTime } from '../../../../lib/format/dates';
import { optionsOf } from '../../../../lib/format/labels';
import { useListParams } from '../../../../lib/lists/use-list-params';
import { checksQuery } from './check-calls';

const filters = ['status'] as const;
const labels = integrityCheckLabels.status;
const tones: Record<IntegrityCheck['status'], Tone> = {
  waiting: 'info',
  whole: 'success',
  faulty: 'error',
  failed: 'warning',
};
const chip = ({ status }: IntegrityCheck) => <StatusChip tone={tones[status]} label={labels[status]} />;
const counted = (value: number): string => value.toLocaleString('en-US');

const columns: readonly TableColumn<IntegrityCheck>[] = [
  { field: 'name', header: 'Check', flex: 2, width: 220, value: ({ name }) => name },
  { field: 'status', header: 'Result', width: 120, value: ({ status }) => labels[status], render: chip },
  { field: 'facts', header: 'Facts', width: 110, align: 'right', value: ({ facts: events }) => counted(events) },
  {
    field: 'differences',
    header: 'Differences',
    width: 110,
    align: 'right',
    value: (check) => counted(check.differences),
  },
  {
    field: 'findings',
    header: 'Found',
    flex: 2,
    width: 200,
    drops: 2,
    value: ({ findings, reason }) => reason ?? findings.join(' · '),
  },
  { field: 'orderedBy', header: 'Started by', width: 150, drops: 1, value: ({ orderedBy }) => orderedBy },
  { field: 'createdAt', header: 'Started', width: 180, value: ({ createdAt }) => formatDateTime(createdAt) },
];

/** Every check that was made, the latest first. */
export function CheckList() {
  const params = useListParams(filters);
  const list = useQuery(checksQuery(params.query));
  return (
    <>
      <FilterBar>
        <SearchField label="Search checks" value={params.q} onChange={params.search} />
        <FilterSelect
          label="Result"
          all="All results"
          options={optionsOf(labels)}
          value={params.filter('status')}
          onChange={(status) => params.set({ status })}
        />
        <ExportMenu
          name="integrity-checks"
          columns={columns}
          load={() => listAll<IntegrityCheck>('/api/integrity-checks', params.exported)}
        />
      </FilterBar>
      <DataTable<IntegrityCheck>
        name="integrity-checks"
        label="Integrity checks"
        list={list}
        params={params}
        columns={columns}
        rowId={({ id }) => id}
        empty={
          <EmptyList
            params={params}
            icon={<EventCheckOutlined />}
            none={{
              title: 'No checks yet',
              text: 'The log is checked every night. The results are listed here.',
            }}
            unmatched={{ title: 'No checks found', text: 'Try another result.' }}
          />
        }
        card={(check) => (
          <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
            <strong>{check.name}</strong>
            {chip(check)}
            <span>
              {counted(check.facts)} facts, {counted(check.differences)} differences · {formatDateTime(check.createdAt)}
            </span>
          </Box>
        )}
      />
    </>
  );
}
