import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { UseQueryResult } from '@tanstack/react-query';
import LocalGasStationOutlined from '../../../generated/icons/LocalGasStationOutlined';
import { DetailList } from '../../../components/display/detail-list';
import { EmptyState } from '../../../components/feedback/empty-state';
import { FilterBar } from '../../../components/filters/filter-bar';
import { NarrowedTo } from '../../../components/filters/narrowed-to';
import { palette } from '../../../components/display/palette';
import type { TableColumn } from '../../../components/table/columns';
import { DataTable } from '../../../components/table/data-table';
import { ExportButtons } from '../../../components/table/export/export-buttons';
import type { IftaProcess, IftaStatus } from '../../../lib/api/api-types';
import { formatDate } from '../../../lib/format/dates';
import { pageOfAll } from '../../../lib/format/listed';
import { formatMoney, formatQuantity } from '../../../lib/format/money';
import { useListParams } from '../../../lib/lists/use-list-params';
import { isPastDue, ProcessChip, processName, processStatusLabels } from './process-words';

const steps: readonly IftaStatus[] = ['received', 'pending', 'processed'];

const filters = ['status'] as const;
const CARDS = { width: 320 };
const statusLabels: Record<string, string> = processStatusLabels;

const columns: readonly TableColumn<IftaProcess>[] = [
  { field: 'quarter', header: 'Quarter', value: processName },
  { field: 'status', header: 'Status', value: ({ status }) => processStatusLabels[status] },
  { field: 'dueDate', header: 'Due', value: ({ dueDate }) => formatDate(dueDate) },
  { field: 'submittedDate', header: 'Submitted', value: ({ submittedDate }) => formatDate(submittedDate) },
  { field: 'processedDate', header: 'Processed', value: ({ processedDate }) => formatDate(processedDate) },
  { field: 'totalMiles', header: 'Miles', align: 'right', value: ({ totalMiles }) => formatQuantity(totalMiles) },
  {
    field: 'totalGallons',
    header: 'Gallons',
    align: 'right',
    value: ({ totalGallons }) => formatQuantity(totalGallons),
  },
  { field: 'taxOwed', header: 'Tax owed', align: 'right', value: ({ taxOwed }) => formatMoney(taxOwed) },
];

const Steps = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: 4,
  '& span': { height: 4, borderRadius: 2, background: palette.divider },
  '& span[data-done=true]': { background: palette.primary.main },
  '&[data-finished=true] span': { background: palette.success.main },
});

function ProcessCard({ process }: { process: IftaProcess }) {
  const reached = steps.indexOf(process.status);
  const late = isPastDue(process);
  return (
    <Box component="article" aria-label={`IFTA ${processName(process)}`} sx={{ display: 'grid', gap: 1.75 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography variant="h2" className="tabular" sx={{ fontSize: 18 }}>
          {processName(process)}
        </Typography>
        <ProcessChip status={process.status} />
      </Box>
      <Steps aria-hidden data-finished={process.status === 'processed'}>
        {steps.map((step, index) => (
          <span key={step} data-done={index <= reached} />
        ))}
      </Steps>
      <DetailList
        details={[
          ['Due', late ? `${formatDate(process.dueDate)} (past due)` : formatDate(process.dueDate)],
          ['Submitted', formatDate(process.submittedDate)],
          ['Processed', formatDate(process.processedDate)],
          ['Miles', formatQuantity(process.totalMiles)],
          ['Gallons', formatQuantity(process.totalGallons)],
          ['Tax owed', formatMoney(process.taxOwed)],
          ['Notes', process.notes],
        ]}
      />
    </Box>
  );
}

/** What a client sees of its fuel tax: one card a quarter. */
export function ProcessCards({ list }: { list: UseQueryResult<IftaProcess[]> }) {
  const params = useListParams(filters);
  const status = params.filter('status');
  const found = (list.data ?? []).filter((process) => status === '' || process.status === status);
  const newestFirst = found.toSorted((a, b) => b.year - a.year || b.quarter.localeCompare(a.quarter));
  return (
    <>
      {list.data && list.data.length > 0 && (
        <FilterBar>
          {status !== '' && (
            <NarrowedTo label={statusLabels[status] ?? status} onClear={() => params.set({ status: null })} />
          )}
          <Box sx={{ ml: 'auto' }}>
            <ExportButtons name="ifta" columns={columns} load={() => Promise.resolve(newestFirst)} />
          </Box>
        </FilterBar>
      )}
      <DataTable<IftaProcess>
        name="own-ifta"
        label="IFTA quarters"
        list={pageOfAll(list, newestFirst, params)}
        params={params}
        columns={columns}
        rowId={({ id }) => id}
        cards={CARDS}
        empty={
          <EmptyState icon={<LocalGasStationOutlined />} title="No IFTA processes found.">
            When we start on a quarter for you, it shows up here with its due date and what you owe.
          </EmptyState>
        }
        card={(process) => <ProcessCard process={process} />}
      />
    </>
  );
}
