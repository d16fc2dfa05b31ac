import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../../../components/feedback/error-state';
import { SkeletonList } from '../../../../components/feedback/skeleton-list';
import { FilterBar } from '../../../../components/filters/filter-bar';
import { FilterClient } from '../../../../components/filters/filter-client';
import { Surface } from '../../../../components/layout/surface';
import { useListParams } from '../../../../lib/lists/use-list-params';
import { BASIS_TEXT } from '../report-filters';
import { summaryQuery } from '../report-queries';
import { daysText, StatementHead } from '../statement-head';
import { Breakdown } from './breakdown';
import { MonthCards } from './month-cards';
import { MonthExports } from './month-exports';
import { QuarterBlock } from './quarter-block';

const filters = ['clientId', 'asOf'] as const;

/** The current month at a glance: what came in, what it cost, what is left, and the quarter of the IFTA return. */
export function MonthReport() {
  const params = useListParams(filters);
  const { q, sort, ...asked } = params.exported;
  void [q, sort];
  const { data, error, refetch } = useQuery(summaryQuery(asked));
  return (
    <>
      <FilterBar>
        <FilterClient params={params} />
        {data && <MonthExports month={data} />}
      </FilterBar>
      {error && !data && <Surface children={<ErrorState error={error} onRetry={() => void refetch()} />} />}
      {!error && !data && <SkeletonList rows={3} height={160} />}
      {data && (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <div>
            <StatementHead head={data} days={daysText(data)} />
            <Box sx={{ color: 'text.secondary' }}>{BASIS_TEXT.cash}</Box>
          </div>
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
