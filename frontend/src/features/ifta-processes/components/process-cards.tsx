import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { UseQueryResult } from '@tanstack/react-query';
import LocalGasStationOutlined from '@mui/icons-material/LocalGasStationOutlined';
import { FactList } from '../../../components/fact-list';
import { EmptyState } from '../../../components/feedback/empty-state';
import { ErrorState } from '../../../components/feedback/error-state';
import { SkeletonList } from '../../../components/feedback/skeleton-list';
import { NarrowedTo } from '../../../components/narrowed-to';
import { palette } from '../../../components/palette';
import { StatusChip } from '../../../components/status-chip';
import { Surface } from '../../../components/surface';
import type { TableColumn } from '../../../components/table/columns';
import { ExportButtons } from '../../../components/table/export-buttons';
import { Pager } from '../../../components/table/pager';
import type { IftaProcess, IftaStatus } from '../../../lib/api-types';
import { formatDate } from '../../../lib/dates';
import { formatMoney, formatQuantity } from '../../../lib/money';
import { useListParams } from '../../../lib/use-list-params';
import { isPastDue, processName, processStatusLabels, processTones } from './process-words';

const steps: readonly IftaStatus[] = ['received', 'pending', 'processed'];

const filters = ['status'] as const;
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
    <Surface
      as="article"
      aria-label={`IFTA ${processName(process)}`}
      sx={{ p: 2.5, display: 'grid', gap: 1.75, alignContent: 'start' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography variant="h2" className="tabular" sx={{ fontSize: 18 }}>
          {processName(process)}
        </Typography>
        <StatusChip tone={processTones[process.status]} label={processStatusLabels[process.status]} />
      </Box>
      <Steps aria-hidden data-finished={process.status === 'processed'}>
        {steps.map((step, index) => (
          <span key={step} data-done={index <= reached} />
        ))}
      </Steps>
      <FactList
        facts={[
          ['Due', late ? `${formatDate(process.dueDate)} (past due)` : formatDate(process.dueDate)],
          ['Submitted', formatDate(process.submittedDate)],
          ['Processed', formatDate(process.processedDate)],
          ['Miles', formatQuantity(process.totalMiles)],
          ['Gallons', formatQuantity(process.totalGallons)],
          ['Tax owed', formatMoney(process.taxOwed)],
          ['Notes', process.notes],
        ]}
      />
    </Surface>
  );
}

/** What a client sees of its fuel tax: one card a quarter. */
export function ProcessCards({ list }: { list: UseQueryResult<IftaProcess[]> }) {
  const params = useListParams(filters);
  if (list.isError && !list.data)
    return <Surface children={<ErrorState error={list.error} onRetry={() => void list.refetch()} />} />;
  if (!list.data) return <SkeletonList rows={3} height={220} />;
  if (list.data.length === 0) {
    return (
      <Surface>
        <EmptyState icon={<LocalGasStationOutlined />} title="No IFTA processes found.">
          When we start on a quarter for you, it shows up here with its due date and what you owe.
        </EmptyState>
      </Surface>
    );
  }
  const status = params.filter('status');
  const found = list.data.filter((process) => status === '' || process.status === status);
  const newestFirst = found.toSorted((a, b) => b.year - a.year || b.quarter.localeCompare(a.quarter));
  return (
    <>
      {status !== '' && (
        <NarrowedTo label={statusLabels[status] ?? status} onClear={() => params.set({ status: null })} />
      )}
      <Box data-print="none" sx={{ display: 'flex', justifyContent: 'end', mb: 1.5 }}>
        <ExportButtons name="ifta" columns={columns} load={() => Promise.resolve(newestFirst)} />
      </Box>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))' }}>
        {newestFirst.slice(params.page * params.limit, (params.page + 1) * params.limit).map((process) => (
          <ProcessCard key={process.id} process={process} />
        ))}
      </Box>
      <Pager list={{ total: newestFirst.length }} params={params} />
    </>
  );
}
