import FactCheckOutlined from '../../../generated/icons/FactCheckOutlined';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { StatusChip, type Tone } from '../../../components/display/status-chip';
import { RecordLink } from '../../../components/display/text-link';
import { EmptyList } from '../../../components/feedback/empty-list';
import { FilterBar, FilterSelect } from '../../../components/filters/filter-bar';
import { SearchField } from '../../../components/filters/search-field';
import type { TableColumn } from '../../../components/table/columns';
import { DataTable } from '../../../components/table/data-table';
import { ExportMenu } from '../../../components/table/export/export-menu';
import { listAll } from '../../../lib/api/api-client';
import { formatDateTime } from '../../../lib/format/dates';
import { optionsOf } from '../../../lib/format/labels';
import { measuredFields, PAPER_KIND_LABELS } from '../../../lib/format/paper-words';
import { useListParams } from '../../../lib/lists/use-list-params';
import { lastMonths, outcomeLabels, READINGS, readingsQuery, type PaperReading } from './reading-calls';

const filters = ['month', 'paperKind', 'field', 'outcome', 'status'] as const;
export const statusLabels: Readonly<Record<PaperReading['status'], string>> = {
  begun: 'Being read',
  read: 'Not approved',
  saved: 'Approved',
};
const tones: Record<PaperReading['status'], Tone> = { begun: 'info', read: 'neutral', saved: 'success' };
export const readingChip = ({ status }: PaperReading) => (
  <StatusChip tone={tones[status]} label={statusLabels[status]} />
);
export const kindOf = ({ paperKind }: PaperReading): string =>
  paperKind === null ? '—' : PAPER_KIND_LABELS[paperKind];
const pagesOf = ({ pagesRead, pageCount, source }: PaperReading): string =>
  pagesRead === null
    ? '—'
    : `${pagesRead === pageCount ? pagesRead : `${pagesRead} of ${pageCount ?? 0}`}${source === 'ocr' ? ', pictures' : ''}`;

const columnsAt = (search: string): readonly TableColumn<PaperReading>[] => [
  {
    field: 'name',
    header: 'Paper',
    flex: 2,
    width: 200,
    value: ({ name }) => name,
    render: ({ id, name }) => <RecordLink to={`/readings/papers/${id}${search}`}>{name}</RecordLink>,
  },
  { field: 'paperKind', header: 'Kind', flex: 1, width: 150, value: kindOf },
  { field: 'status', header: 'Status', width: 130, value: ({ status }) => statusLabels[status], render: readingChip },
  {
    field: 'outcomes',
    header: 'Kept',
    width: 100,
    align: 'right',
    value: ({ outcomes }) =>
      outcomes.length === 0
        ? '—'
        : `${outcomes.filter(({ outcome }) => outcome === 'kept').length} of ${outcomes.length}`,
  },
  { field: 'pages', header: 'Pages', width: 120, drops: 2, value: pagesOf },
  { field: 'readBy', header: 'Read by', flex: 1, width: 150, drops: 1, value: ({ readBy }) => readBy },
  {
    field: 'createdAt',
    header: 'Read',
    width: 180,
    sortable: true,
    value: ({ createdAt }) => formatDateTime(createdAt),
  },
];

/** The papers that were read, the latest first. */
export function ReadingList() {
  const params = useListParams(filters);
  const navigate = useNavigate();
  const { search } = useLocation();
  const list = useQuery(readingsQuery(params.query));
  const columns = columnsAt(search);
  const select = (name: (typeof filters)[number], label: string, all: string, options: readonly Option[]) => (
    <FilterSelect
      label={label}
      all={all}
      options={options}
      value={params.filter(name)}
      onChange={(value) => params.set({ [name]: value })}
    />
  );
  return (
    <>
      <FilterBar>
        <SearchField label="Search papers" value={params.q} onChange={params.search} />
        {select('month', 'Month', 'All months', lastMonths())}
        {select('paperKind', 'Kind', 'All kinds', optionsOf(PAPER_KIND_LABELS))}
        {select('field', 'Field', 'All fields', measuredFields)}
        {select('outcome', 'Outcome', 'All outcomes', optionsOf(outcomeLabels))}
        {select('status', 'Status', 'All statuses', optionsOf(statusLabels))}
        <ExportMenu
          name="papers-read"
          columns={columns}
          load={() => listAll<PaperReading>(READINGS, params.exported)}
        />
      </FilterBar>
      <DataTable<PaperReading>
        name="papers-read"
        label="Papers read"
        list={list}
        params={params}
        columns={columns}
        rowId={({ id }) => id}
        onOpen={({ id }) => void navigate(`/readings/papers/${id}${search}`)}
        empty={
          <EmptyList
            params={params}
            icon={<FactCheckOutlined />}
            none={{ title: 'No papers read yet', text: 'Papers that are read on the dashboard will be listed here.' }}
            unmatched={{ title: 'No papers found', text: 'Try another month, kind, field or outcome.' }}
          />
        }
        card={(reading) => (
          <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
            <RecordLink to={`/readings/papers/${reading.id}${search}`}>{reading.name}</RecordLink>
            {readingChip(reading)}
            <Box className="tabular" sx={{ color: 'text.secondary' }}>
              {kindOf(reading)} · {formatDateTime(reading.createdAt)}
            </Box>
          </Box>
        )}
      />
    </>
  );
}
type Option = { readonly value: string; readonly label: string };
