import FactCheckOutlined from '../../../generated/icons/FactCheckOutlined';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { RecordLink, TextLink } from '../../../components/display/text-link';
import { EmptyList } from '../../../components/feedback/empty-list';
import { FilterBar, FilterSelect } from '../../../components/filters/filter-bar';
import type { TableColumn } from '../../../components/table/columns';
import { DataTable } from '../../../components/table/data-table';
import { ExportMenu } from '../../../components/table/export/export-menu';
import { api } from '../../../lib/api/api-client';
import { optionsOf } from '../../../lib/format/labels';
import { monthLabel } from '../../../lib/format/months';
import { measuredFields, paperLabel, PAPER_KIND_LABELS } from '../../../lib/format/paper-words';
import { useListParams } from '../../../lib/lists/use-list-params';
import { FIGURES, figuresQuery, lastMonths, outcomeLabels, type Outcome, type ReaderFigure } from './reading-calls';

const filters = ['month', 'paperKind', 'field'] as const;
const AT_ONCE = 1_000;

/** The papers behind a number. */
const papersOf = ({ month, paperKind, field }: ReaderFigure, outcome?: Outcome): string =>
  `/readings/papers?${new URLSearchParams({ month, paperKind, field, ...(outcome && { outcome }) }).toString()}`;
const percent = (share: string | null): string => (share === null ? '—' : `${share}%`);

const counted = (outcome: Outcome): TableColumn<ReaderFigure> => ({
  field: outcome,
  header: outcomeLabels[outcome],
  width: outcome === 'typed' ? 130 : 100,
  align: 'right',
  drops: 1,
  value: (figure) => String(figure[outcome]),
  render: (figure) =>
    figure[outcome] === 0 ? (
      '0'
    ) : (
      <TextLink
        to={papersOf(figure, outcome)}
        aria-label={`${figure[outcome]} ${outcomeLabels[outcome].toLowerCase()}: ${paperLabel(figure.field)}`}
      >
        {figure[outcome]}
      </TextLink>
    ),
});
const columns: readonly TableColumn<ReaderFigure>[] = [
  {
    field: 'field',
    header: 'Field',
    flex: 2,
    width: 160,
    sortable: true,
    value: ({ field }) => paperLabel(field),
    render: (figure) => <RecordLink to={papersOf(figure)}>{paperLabel(figure.field)}</RecordLink>,
  },
  { field: 'paperKind', header: 'Paper', flex: 1, width: 150, value: ({ paperKind }) => PAPER_KIND_LABELS[paperKind] },
  { field: 'month', header: 'Month', width: 130, sortable: true, value: ({ month }) => monthLabel(month) },
  {
    field: 'precision',
    header: 'Precision',
    width: 110,
    align: 'right',
    sortable: true,
    value: ({ precision }) => percent(precision),
  },
  {
    field: 'recall',
    header: 'Recall',
    width: 100,
    align: 'right',
    sortable: true,
    value: ({ recall }) => percent(recall),
  },
  {
    field: 'saved',
    header: 'Papers',
    width: 90,
    align: 'right',
    sortable: true,
    value: ({ saved }) => String(saved),
  },
  ...(['kept', 'changed', 'emptied', 'typed'] as const).map(counted),
];

const allFigures = async (query: object): Promise<ReaderFigure[]> => {
  const all: ReaderFigure[] = [];
  for (let page = 0; ; page += 1) {
    const { items } = await api.list<ReaderFigure>(FIGURES, { query: { ...query, limit: AT_ONCE, page } });
    all.push(...items);
    if (items.length < AT_ONCE) return all;
  }
};

/** How well papers are read: what was proposed against what was saved, by field, kind of paper and month. */
export function FigureList() {
  const params = useListParams(filters);
  const [month, paperKind, field] = filters.map((name) => params.filter(name) || undefined);
  const asked = { month, paperKind, field, ...(params.sort && { sort: params.sort }) };
  const list = useQuery(figuresQuery({ ...asked, limit: params.limit, page: params.page }));
  return (
    <>
      <FilterBar>
        <FilterSelect
          label="Month"
          all="All months"
          options={lastMonths()}
          value={params.filter('month')}
          onChange={(value) => params.set({ month: value })}
        />
        <FilterSelect
          label="Paper"
          all="All papers"
          options={optionsOf(PAPER_KIND_LABELS)}
          value={params.filter('paperKind')}
          onChange={(value) => params.set({ paperKind: value })}
        />
        <FilterSelect
          label="Field"
          all="All fields"
          options={measuredFields}
          value={params.filter('field')}
          onChange={(value) => params.set({ field: value })}
        />
        <ExportMenu name="reader-accuracy" columns={columns} load={() => allFigures(asked)} />
      </FilterBar>
      <DataTable<ReaderFigure>
        name="reader-accuracy"
        label="Accuracy by field, kind of paper and month"
        list={list}
        params={params}
        columns={columns}
        rowId={(figure) => `${figure.month} ${figure.paperKind} ${figure.field}`}
        empty={
          <EmptyList
            params={params}
            icon={<FactCheckOutlined />}
            none={{
              title: 'No papers approved yet',
              text: 'When an invoice is made from a paper, what was read is compared with what was saved.',
            }}
            unmatched={{ title: 'Nothing found', text: 'Try another month, paper or field.' }}
          />
        }
        card={(figure) => (
          <Box sx={{ display: 'grid', gap: 0.25 }}>
            <RecordLink to={papersOf(figure)}>{paperLabel(figure.field)}</RecordLink>
            <Box className="tabular" sx={{ color: 'text.secondary' }}>
              {PAPER_KIND_LABELS[figure.paperKind]} · {monthLabel(figure.month)}
            </Box>
            <span className="tabular">
              Precision {percent(figure.precision)} · recall {percent(figure.recall)} · {figure.saved}{' '}
              {figure.saved === 1 ? 'paper' : 'papers'}
            </span>
          </Box>
        )}
      />
    </>
  );
}
