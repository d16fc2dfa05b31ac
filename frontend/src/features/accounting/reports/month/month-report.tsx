import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../../../components/feedback/error-state';
import { SkeletonList } from '../../../../components/feedback/skeleton-list';
import { FilterBar } from '../../../../components/filters/filter-bar';
import { FilterBooks } from '../../../../components/filters/filter-books';
import { FilterMonth } from '../../../../components/filters/filter-month';
import { Surface } from '../../../../components/layout/surface';
import { useListParams } from '../../../../lib/lists/use-list-params';
import { filtersOf } from '../report-filters';
import { summaryQuery } from '../report-queries';
import { daysText, StatementHead } from '../statement-head';
import { Breakdown } from './breakdown';
import { MonthCards } from './month-cards';
import { MonthExports } from './month-exports';
import { QuarterBlock } from './quarter-block';

const filters = ['month', 'clientId', 'own', 'asOf', 'position'] as const;

/** A month at a glance, the current one unless another is chosen: what came in, what it cost, what is left, and the quarter of the IFTA return. */
export function MonthReport() {
  const params = useListParams(filters);
  const asked = filtersOf(params);
  const { data, error, refetch } = useQuery(summaryQuery(asked));
  return (
    <>
      <FilterBar open>
        <FilterMonth label="Month" value={params.filter('month')} onChange={(month) => params.set({ month })} />
        <FilterBooks params={params} />
        {data && <MonthExports month={data} />}
      </FilterBar>
      {error && !data && <Surface children={<ErrorState error={error} onRetry={() => void refetch()} />} />}
      {!error && !data && <SkeletonList rows={3} height={160} />}
      {data && (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <StatementHead head={data} days={daysText(data)} />
          <MonthCards month={data} />
          <QuarterBlock month={data} />
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' } }}>
            <Breakdown
              title="Revenue breakdown"
              group="revenue"
              of="credit-debit"
              rows={data.revenueRows}
              month={data}
            />
            <Breakdown
              title="Expense breakdown"
              group="expenses"
              of="debit-credit"
              rows={data.expenseRows}
              month={data}
            />
          </Box>
        </Box>
      )}
    </>
  );
}
