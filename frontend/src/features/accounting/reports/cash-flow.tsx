import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { BarChart, type BarGroup } from '../../../components/charts/bar-chart';
import { ErrorState } from '../../../components/feedback/error-state';
import { SkeletonList } from '../../../components/feedback/skeleton-list';
import { FilterBar } from '../../../components/filters/filter-bar';
import { FilterClient } from '../../../components/filters/filter-client';
import { Section, Surface } from '../../../components/layout/surface';
import { formatDate } from '../../../lib/format/dates';
import { subtractMoney, sumMoney } from '../../../lib/format/money';
import { useListParams } from '../../../lib/lists/use-list-params';
import { ReportFiles } from './report-files';
import { askedOf, FilterRange } from './report-filters';
import { cashFlowQuery, type CashFlow as Flow, type StatementPart } from './report-queries';
import { daysText, StatementHead } from './statement-head';
import { StatementFoot, StatementTable, type StatementAmount, type StatementSection } from './statement-table';

const filters = ['period', 'from', 'to', 'clientId', 'asOf', 'position'] as const;

const KINDS = [
  ['operating', 'Operating', 'Money of the daily business: customers, suppliers, pay.'],
  ['investing', 'Investing', 'Money for trucks and other things that stay for years.'],
  ['financing', 'Financing', 'Money of owners and lenders.'],
] as const;

/** Not every line of an account moves money, so no list of lines adds up to an amount here. */
const plain = (amount: string): StatementAmount => ({ amount, to: null, of: '' });

const sectionOf = (title: string, about: string, { rows, total }: StatementPart): StatementSection => ({
  ...{ title, about },
  rows: rows.map(({ accountNumber, name, amount }) => ({
    key: accountNumber,
    label: `${accountNumber} ${name}`,
    amounts: [plain(amount)],
  })),
  total: { label: `${title}, in all`, amounts: [plain(total)] },
});

const inAndOut = ({ rows }: StatementPart): readonly [string, string] => {
  const amounts = rows.map(({ amount }) => amount);
  const isOut = (amount: string): boolean => amount.startsWith('-');
  return [sumMoney(amounts.filter((amount) => !isOut(amount))), subtractMoney('0.00', sumMoney(amounts.filter(isOut)))];
};
const groupsOf = (flow: Flow): BarGroup[] =>
  KINDS.map(([kind, label]) => ({
    label,
    bars: inAndOut(flow[kind]).map((amount) => ({ amount, behind: { to: null, of: null } })),
  }));

/** Where money came from and where it went. */
export function CashFlow() {
  const params = useListParams(filters);
  const asked = askedOf(params);
  const { data, error, refetch } = useQuery(cashFlowQuery(asked));
  return (
    <>
      <FilterBar>
        <FilterRange params={params} />
        <FilterClient params={params} />
        <ReportFiles report="cash-flow" query={asked} />
      </FilterBar>
      {error && !data && <Surface children={<ErrorState error={error} onRetry={() => void refetch()} />} />}
      {!error && !data && <SkeletonList rows={3} height={160} />}
      {data && (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <StatementHead head={data} basis="Money in and out" days={daysText(data)} />
          <div data-print="none">
            <Section title="Money in and out">
              <BarChart title="Money in and out" by="Kind" series={['In', 'Out']} groups={groupsOf(data)} />
            </Section>
          </div>
          <Section title="Cash flow">
            <StatementTable
              caption="Cash flow"
              sections={[
                {
                  title: 'At the beginning',
                  rows: [
                    { key: 'opening', label: `Money on ${formatDate(data.from)}`, amounts: [plain(data.opening)] },
                  ],
                },
                ...KINDS.map(([kind, title, about]) => sectionOf(title, about, data[kind])),
                {
                  title: 'Change',
                  about: 'Operating, investing and financing together.',
                  rows: [{ key: 'change', label: 'Change of money', amounts: [plain(data.change)] }],
                },
              ]}
              foot={
                <StatementFoot label={`Money at the end of ${formatDate(data.to)}`} amounts={[plain(data.closing)]} />
              }
            />
          </Section>
        </Box>
      )}
    </>
  );
}
