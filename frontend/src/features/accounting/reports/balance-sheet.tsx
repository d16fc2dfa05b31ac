import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../../components/feedback/error-state';
import { SkeletonList } from '../../../components/feedback/skeleton-list';
import { FilterBar } from '../../../components/filters/filter-bar';
import { FilterClient } from '../../../components/filters/filter-client';
import { FilterDate } from '../../../components/filters/filter-date';
import { Section, Surface } from '../../../components/layout/surface';
import { addDays, formatDate } from '../../../lib/format/dates';
import { useListParams } from '../../../lib/lists/use-list-params';
import { ReportFiles } from './report-files';
import { FilterBasis } from '../../../components/filters/filter-basis';
import { BASIS_TEXT, basisOf } from './report-filters';
import { useLines, type LinesAsked } from './report-links';
import { balanceSheetQuery, type BalanceSheet as Sheet, type StatementPart } from './report-queries';
import { StatementHead } from './statement-head';
import { StatementFoot, StatementTable, type StatementSection } from './statement-table';

const filters = ['to', 'basis', 'clientId', 'asOf', 'position'] as const;
type Lines = (asked: LinesAsked) => string | null;

const sectionOf = (
  [title, about, group, of]: readonly [string, string, string, string],
  { rows, total }: StatementPart,
  to: string,
  lines: Lines,
): StatementSection => ({
  title,
  about,
  rows: rows.map(({ accountNumber, name, amount }) => ({
    key: accountNumber,
    label: `${accountNumber} ${name}`,
    amounts: [{ amount, to: lines({ account: accountNumber, to }), of }],
  })),
  total: { label: `Total ${title.toLowerCase()}`, amounts: [{ amount: total, to: lines({ group, to }), of }] },
});

const sectionsOf = ({ to, yearFrom, assets, liabilities, equity }: Sheet, lines: Lines): StatementSection[] => {
  const owners = sectionOf(['Equity', 'What is left to the owners.', 'equity', 'credit-debit'], equity, to, lines);
  const computed = (key: string, label: string, amount: string) => ({
    ...{ key, label },
    amounts: [{ amount, to: null, of: '' }],
  });
  return [
    sectionOf(['Assets', 'What is owned and what is owed to you.', 'assets', 'debit-credit'], assets, to, lines),
    sectionOf(['Liabilities', 'What you owe.', 'liabilities', 'credit-debit'], liabilities, to, lines),
    {
      ...owners,
      rows: [
        ...owners.rows,
        computed(
          'retained',
          `3100 Retained earnings (income up to ${formatDate(addDays(yearFrom, -1))})`,
          equity.retainedEarnings,
        ),
        computed('income', `Net income since ${formatDate(yearFrom)}`, equity.netIncome),
      ],
      total: { label: 'Total equity', amounts: [{ amount: equity.total, to: null, of: '' }] },
    },
  ];
};

/** What is owned, what is owed, and what is left to the owners at the end of a day. */
export function BalanceSheet() {
  const params = useListParams(filters);
  const { q, sort, ...asked } = params.exported;
  void [q, sort];
  const { data, error, refetch } = useQuery(balanceSheetQuery(asked));
  const lines = useLines(data);
  return (
    <>
      <FilterBar>
        <FilterDate label="To" value={params.filter('to')} onChange={(to) => params.set({ to })} />
        <FilterBasis params={params} />
        <FilterClient params={params} />
        <ReportFiles report="balance-sheet" query={asked} />
      </FilterBar>
      {error && !data && <Surface children={<ErrorState error={error} onRetry={() => void refetch()} />} />}
      {!error && !data && <SkeletonList rows={3} height={160} />}
      {data && (
        <>
          <StatementHead head={data} days={`at the end of ${formatDate(data.to)}`} />
          <Box sx={{ color: 'text.secondary', mb: 2 }}>{BASIS_TEXT[basisOf(params)]}</Box>
          <Section title="Balance sheet">
            <StatementTable
              caption="Balance sheet"
              sections={sectionsOf(data, lines)}
              foot={
                <StatementFoot
                  label="Total liabilities and equity"
                  amounts={[{ amount: data.totalLiabilitiesAndEquity, to: null, of: '' }]}
                />
              }
            />
          </Section>
        </>
      )}
    </>
  );
}
