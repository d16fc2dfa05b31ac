import PlaylistAddCheckOutlined from '../../../generated/icons/PlaylistAddCheckOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { EmptyList } from '../../../components/feedback/empty-list';
import { FilterBar, FilterSelect } from '../../../components/filters/filter-bar';
import { SearchField } from '../../../components/filters/search-field';
import { StatusChip, type Tone } from '../../../components/display/status-chip';
import type { TableColumn } from '../../../components/table/columns';
import { DataTable } from '../../../components/table/data-table';
import { ExportMenu } from '../../../components/table/export/export-menu';
import { RecordLink } from '../../../components/display/text-link';
import { reportFailure } from '../../../components/toast/report-failure';
import { toast } from '../../../components/toast/toast-store';
import { listAll } from '../../../lib/api/api-client';
import type { Batch } from '../../../lib/api/api-types';
import { formatDateTime } from '../../../lib/format/dates';
import { batchStatusLabels, batchTaskLabels, optionsOf } from '../../../lib/format/labels';
import { sentenceFor } from '../../../lib/api/problem';
import { useCan } from '../../../lib/session/session-context';
import { batchAddress } from '../../../lib/navigation/record-address';
import { batchSubject } from '../../../lib/subjects';
import { useListParams } from '../../../lib/lists/use-list-params';
import { howFar } from './batch-share';
import { batchesQuery, useTakeBack } from './batch-calls';

const filters = ['task', 'status'] as const;
const tones: Record<Batch['status'], Tone> = { waiting: 'neutral', running: 'info', done: 'success', failed: 'error' };
/** While it goes on, how far it is. */
const standing = (batch: Batch): string =>
  batch.status === 'running' ? howFar(batch) : batchStatusLabels[batch.status];
const chip = (batch: Batch) => <StatusChip tone={tones[batch.status]} label={standing(batch)} />;

const columns: readonly TableColumn<Batch>[] = [
  {
    field: 'name',
    header: 'Batch',
    flex: 2,
    width: 200,
    value: ({ name }) => name,
    render: (batch) => <RecordLink to={batchAddress(batch.id, batch.of)}>{batch.name}</RecordLink>,
  },
  { field: 'task', header: 'Task', width: 110, value: ({ task }) => batchTaskLabels[task] },
  { field: 'status', header: 'Status', width: 200, value: standing, render: chip },
  { field: 'success', header: 'Successful', width: 110, align: 'right', value: ({ success }) => String(success) },
  { field: 'failed', header: 'Errors', width: 90, align: 'right', value: ({ failed }) => String(failed) },
  { field: 'orderedBy', header: 'Started by', flex: 1, width: 150, drops: 1, value: ({ orderedBy }) => orderedBy },
  { field: 'createdAt', header: 'Started', width: 170, drops: 2, value: ({ createdAt }) => formatDateTime(createdAt) },
];

function TakeBack({ batch }: { batch: Batch }) {
  const mayTakeBack = useCan('batches.manage');
  const takeBack = useTakeBack();
  if (!mayTakeBack || batch.task !== 'clear' || batch.status !== 'done' || batch.success === 0) return null;
  return (
    <Button
      size="small"
      loading={takeBack.isPending}
      aria-label={`Take back ${batch.name}`}
      onClick={() =>
        takeBack.mutate(batch.id, {
          onSuccess: () => toast.success('Its clients are being restored', batchSubject(batch)),
          onError: (error) => reportFailure(error, sentenceFor(error)),
        })
      }
    >
      Take back
    </Button>
  );
}

/** Imports and cleared lists, the latest first. */
export function BatchList() {
  const params = useListParams(filters);
  const list = useQuery(batchesQuery(params.query));
  const all: readonly TableColumn<Batch>[] = [
    ...columns,
    {
      field: 'takeBack',
      header: 'Undo',
      width: 120,
      value: () => '',
      render: (batch) => <TakeBack batch={batch} />,
    },
  ];
  return (
    <>
      <FilterBar>
        <SearchField label="Search batches" value={params.q} onChange={params.search} />
        <FilterSelect
          label="Task"
          all="All tasks"
          options={optionsOf(batchTaskLabels)}
          value={params.filter('task')}
          onChange={(task) => params.set({ task })}
        />
        <FilterSelect
          label="Status"
          all="All statuses"
          options={optionsOf(batchStatusLabels)}
          value={params.filter('status')}
          onChange={(status) => params.set({ status })}
        />
        <ExportMenu name="batches" columns={columns} load={() => listAll<Batch>('/api/batches', params.exported)} />
      </FilterBar>
      <DataTable<Batch>
        name="batches"
        label="Batches"
        list={list}
        params={params}
        columns={all}
        rowId={({ id }) => id}
        empty={
          <EmptyList
            params={params}
            icon={<PlaylistAddCheckOutlined />}
            none={{ title: 'No batches yet', text: 'Imports from spreadsheets and cleared lists are listed here.' }}
            unmatched={{ title: 'No batches found', text: 'Try another task or status.' }}
          />
        }
        card={(batch) => (
          <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
            <RecordLink to={batchAddress(batch.id, batch.of)}>{batch.name}</RecordLink>
            {chip(batch)}
            <span>
              {batch.success} successful, {batch.failed} errors · {formatDateTime(batch.createdAt)}
            </span>
            <TakeBack batch={batch} />
          </Box>
        )}
      />
    </>
  );
}
