import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../../../components/feedback/error-state';
import { SkeletonList } from '../../../../components/feedback/skeleton-list';
import { FilterBar, FilterSelect } from '../../../../components/filters/filter-bar';
import { FilterBooks } from '../../../../components/filters/filter-books';
import { Surface } from '../../../../components/layout/surface';
import { useListParams } from '../../../../lib/lists/use-list-params';
import { ReportFiles } from '../report-files';
import { FilterBasis } from '../../../../components/filters/filter-basis';
import { askedOf, FilterRange } from '../report-filters';
import { profitAndLossQuery } from '../report-queries';
import { daysText, StatementHead } from '../statement-head';
import { IncomeCards } from './income-cards';
import { IncomeGroups } from './income-groups';
import { IncomeMonths } from './income-months';
import { IncomeTable } from './income-table';

const filters = ['period', 'from', 'to', 'basis', 'compare', 'by', 'clientId', 'own', 'asOf', 'position'] as const;

const COMPARED = [
  { value: 'previous', label: 'Period before' },
  { value: 'year', label: 'Year before' },
];
const BY = [
  { value: 'month', label: 'By month' },
  { value: 'client', label: 'By client' },
  { value: 'load', label: 'By load' },
  { value: 'vehicle', label: 'By truck' },
  { value: 'driver', label: 'By driver' },
  { value: 'broker', label: 'By broker' },
];

/** Revenue, expenses and what is left, of a week, month, quarter, year or any days. */
export function ProfitAndLoss() {
  const params = useListParams(filters);
  const asked = askedOf(params);
  const page = params.page + 1;
  const { data, error, refetch } = useQuery(profitAndLossQuery({ ...asked, ...(page > 1 && { page }) }));
  const by = params.filter('by');
  return (
    <>
      <FilterBar open>
        <FilterRange params={params} />
        <FilterBasis params={params} />
        <FilterSelect
          label="Compare"
          all="Not compared"
          options={COMPARED}
          value={params.filter('compare')}
          onChange={(compare) => params.set({ compare })}
        />
        <FilterSelect
          label="Break down"
          all="By account"
          options={BY}
          value={by}
          onChange={(chosen) => params.set({ by: chosen })}
        />
        <FilterBooks params={params} />
        <ReportFiles report="profit-and-loss" query={asked} />
      </FilterBar>
      {error && !data && <Surface children={<ErrorState error={error} onRetry={() => void refetch()} />} />}
      {!error && !data && <SkeletonList rows={3} height={160} />}
      {data && (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <StatementHead head={data} days={daysText(data)} />
          {/* printed, a statement is the table alone, on one sheet where it fits */}
          <div data-print="none">
            <IncomeCards income={data} />
          </div>
          {by === '' ? <IncomeTable income={data} /> : <IncomeGroups income={data} by={by} params={params} />}
          <div data-print="none">
            <IncomeMonths income={data} />
          </div>
        </Box>
      )}
    </>
  );
}
