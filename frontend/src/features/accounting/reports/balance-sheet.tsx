import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../../components/feedback/error-state';
import { SkeletonList } from '../../../components/feedback/skeleton-list';
import { FilterBar } from '../../../components/filters/filter-bar';
import { FilterBooks } from '../../../components/filters/filter-books';
import { FilterDate } from '../../../components/filters/filter-date';
import { Section, Surface } from '../../../components/layout/surface';
import { addDays, formatDate } from '../../../lib/format/dates';
import { useListParams } from '../../../lib/lists/use-list-params';
import { ReportFiles } from './report-files';
import { FilterBasis } from '../../../components/filters/filter-basis';
import { filtersOf } from './report-filters';
import { incomeAddress, useLines, type LinkTo } from './report-links';
import { balanceSheetQuery, type BalanceSheet as Sheet, type StatementPart } from './report-queries';
import { StatementHead } from './statement-head';
import { StatementFoot, StatementTable, type StatementSection } from './statement-table';

const filters = ['to', 'basis', 'clientId', 'own', 'asOf', 'position'] as const;

const sectionOf = (
  [title, about, group, of]: readonly [string, string, string, string],
  { rows, total }: StatementPart,
  to: string,
  lines: LinkTo,
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

/** A statement of profit and loss covers so many years at the most. */
const YEARS = 20;
/** The income of the years before: where it is told, and up to which day. */
const yearsBefore = ({ yearFrom }: Sheet): readonly [from: string, to: string] => [
  `${Number(yearFrom.slice(0, 4)) - YEARS}${yearFrom.slice(4)}`,
  addDays(yearFrom, -1),
];

const sectionsOf = (sheet: Sheet, lines: LinkTo): StatementSection[] => {
  const { to, yearFrom, assets, liabilities, equity } = sheet;
  const owners = sectionOf(['Equity', 'What is left to the owners.', 'equity', 'credit-debit'], equity, to, lines);
  const [first, last] = yearsBefore(sheet);
  return [
    sectionOf(['Assets', 'What is owned and what is owed to you.', 'assets', 'debit-credit'], assets, to, lines),
    sectionOf(['Liabilities', 'What you owe.', 'liabilities', 'credit-debit'], liabilities, to, lines),
    {
      ...owners,
      rows: [
        ...owners.rows,
        {
          key: 'retained',
          label: '3100 Retained earnings',
          about: `Net income of the years up to ${formatDate(last)}; it is computed, nothing is posted to it.`,
          amounts: [{ amount: equity.retainedEarnings, to: incomeAddress(sheet, first, last), of: 'page' }],
        },
        {
          key: 'income',
          label: `Net income since ${formatDate(yearFrom)}`,
          about: 'Revenue less expenses of the year so far.',
          amounts: [{ amount: equity.netIncome, to: incomeAddress(sheet, yearFrom, to), of: 'page' }],
        },
      ],
      total: {
        label: 'Total equity',
        amounts: [{ amount: equity.total, to: lines({ group: 'equity,revenue,expenses', to }), of: 'credit-debit' }],
      },
    },
  ];
};

/** What is owned, what is owed, and what is left to the owners at the end of a day. */
export function BalanceSheet() {
  const params = useListParams(filters);
  const asked = filtersOf(params);
  const { data, error, refetch } = useQuery(balanceSheetQuery(asked));
  const lines = useLines(data);
  return (
    <>
      <FilterBar open>
        <FilterDate label="To" value={params.filter('to')} onChange={(to) => params.set({ to })} />
        <FilterBasis params={params} />
        <FilterBooks params={params} />
        <ReportFiles report="balance-sheet" query={asked} />
      </FilterBar>
      {error && !data && <Surface children={<ErrorState error={error} onRetry={() => void refetch()} />} />}
      {!error && !data && <SkeletonList rows={3} height={160} />}
      {data && (
        <>
          <StatementHead head={data} days={`at the end of ${formatDate(data.to)}`} />
          <Section title="Balance sheet">
            <StatementTable
              caption="Balance sheet"
              sections={sectionsOf(data, lines)}
              foot={
                <StatementFoot
                  label="Total liabilities and equity"
                  amounts={[
                    {
                      amount: data.totalLiabilitiesAndEquity,
                      to: lines({ group: 'liabilities,equity,revenue,expenses', to: data.to }),
                      of: 'credit-debit',
                    },
                  ]}
                />
              }
            />
          </Section>
        </>
      )}
    </>
  );
}
