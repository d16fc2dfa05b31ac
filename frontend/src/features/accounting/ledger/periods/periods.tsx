import CalendarMonthOutlined from '../../../../generated/icons/CalendarMonthOutlined';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { TextButton } from '../../../../components/forms/text-button';
import { EmptyState } from '../../../../components/feedback/empty-state';
import { FilterBar, FilterSelect } from '../../../../components/filters/filter-bar';
import { FilterClient } from '../../../../components/filters/filter-client';
import type { TableColumn } from '../../../../components/table/columns';
import { DataTable } from '../../../../components/table/data-table';
import { ExportMenu } from '../../../../components/table/export/export-menu';
import type { Period } from '../../../../lib/api/api-types';
import { formatDateTime, todayInFirm } from '../../../../lib/format/dates';
import { pageOfAll } from '../../../../lib/format/listed';
import { namesQuery } from '../../../../lib/format/names';
import { useListParams } from '../../../../lib/lists/use-list-params';
import { useAddressParam } from '../../../../lib/navigation/use-address-param';
import { useUser } from '../../../../lib/session/session-context';
import { PeriodView } from '../dialogs-lazy';
import { periodsQuery } from './period-calls';
import { monthTitle, PeriodChip, remarkOf, statusOf } from './period-words';

const filters = ['clientId', 'year'] as const;
const YEARS_BACK = 5;
const FIRM = "the firm's own books";

const earlierYears = (thisYear: number) =>
  Array.from({ length: YEARS_BACK }, (_, back) => String(thisYear - 1 - back)).map((year) => ({
    value: year,
    label: year,
  }));
const closedBy = ({ closedAt, closedBy: by }: Period): string =>
  closedAt ? `${formatDateTime(closedAt)} by ${by ?? ''}` : '';

const columns: readonly TableColumn<Period>[] = [
  { field: 'month', header: 'Month', width: 150, value: ({ month }) => monthTitle(month) },
  {
    field: 'status',
    header: 'Status',
    width: 130,
    value: statusOf,
    render: (period) => <PeriodChip period={period} />,
  },
  { field: 'closed', header: 'Closed', width: 220, drops: 1, value: closedBy },
  { field: 'remark', header: 'Remark', width: 240, flex: 1, drops: 2, value: remarkOf },
];

const PeriodCard = ({ period, onOpen }: { period: Period; onOpen: () => void }) => (
  <Box sx={{ display: 'grid', gap: 0.5 }}>
    <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
      <TextButton type="button" onClick={onOpen}>
        {monthTitle(period.month)}
      </TextButton>
      <PeriodChip period={period} />
    </Box>
    {[closedBy(period), remarkOf(period)].filter(Boolean).map((text) => (
      <Box key={text} sx={{ color: 'text.secondary' }}>
        {text}
      </Box>
    ))}
  </Box>
);

/** The months of a book, and which of them are closed. */
export function Periods() {
  const params = useListParams(filters);
  const { isAgent } = useUser();
  const clientId = params.filter('clientId');
  const thisYear = Number(todayInFirm().slice(0, 4));
  const year = params.filter('year') || String(thisYear);
  const [month, setMonth] = useAddressParam('period');
  const { data: names } = useQuery(namesQuery('client', clientId === '' ? [] : [clientId]));
  const seen = !isAgent || clientId !== '';
  const answer = useQuery({ ...periodsQuery(clientId, year), enabled: seen });
  const owner = clientId === '' ? FIRM : `the books of ${names?.get(clientId) ?? 'one client'}`;
  const none = (
    <EmptyState icon={<CalendarMonthOutlined />} title={seen ? 'No months yet' : 'Choose a client'}>
      {seen ? 'This year has not begun.' : 'Each client has books, and months, of its own.'}
    </EmptyState>
  );
  return (
    <>
      <FilterBar open>
        <FilterClient params={params} all={isAgent ? 'Choose a client' : "The firm's own"} />
        <FilterSelect
          label="Year"
          value={params.filter('year')}
          options={earlierYears(thisYear)}
          all={String(thisYear)}
          onChange={(value) => params.set({ year: value })}
        />
        {answer.data && <ExportMenu name="periods" columns={columns} load={() => Promise.resolve(answer.data)} />}
      </FilterBar>
      {seen ? (
        <DataTable<Period>
          name="periods"
          label="Periods"
          list={pageOfAll(answer, answer.data ?? [], params)}
          params={params}
          columns={columns}
          onOpen={({ month: id }) => setMonth(id)}
          rowId={({ month: id }) => id}
          empty={none}
          card={(period) => <PeriodCard period={period} onOpen={() => setMonth(period.month)} />}
        />
      ) : (
        none
      )}
      {month !== null && seen && (
        <PeriodView clientId={clientId} owner={owner} month={month} onClose={() => setMonth(null)} />
      )}
    </>
  );
}
