import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { BarChart } from '../../../components/charts/bar-chart';
import { Figure } from '../../../components/display/figure';
import { TextLink } from '../../../components/display/text-link';
import { ErrorState } from '../../../components/feedback/error-state';
import { SkeletonList } from '../../../components/feedback/skeleton-list';
import { FilterBar } from '../../../components/filters/filter-bar';
import { FilterClient } from '../../../components/filters/filter-client';
import { FilterDate } from '../../../components/filters/filter-date';
import { Section, Surface } from '../../../components/layout/surface';
import { StackedTable } from '../../../components/table/stacked-table';
import { formatDate, todayInFirm } from '../../../lib/format/dates';
import { formatMoney, isZeroMoney } from '../../../lib/format/money';
import { useListParams } from '../../../lib/lists/use-list-params';
import { ReportFiles } from './report-files';
import { useList } from './report-links';
import { ageingQuery, type Ageing as AgeingAnswer } from './report-queries';
import { StatementHead } from './statement-head';

const filters = ['to', 'clientId', 'asOf'] as const;

const AGES = [
  ['current', 'Not yet due', 'current'],
  ['days1to30', '1–30 days', '1-30'],
  ['days31to60', '31–60 days', '31-60'],
  ['days61to90', '61–90 days', '61-90'],
  ['over90', 'Over 90 days', 'over-90'],
] as const;

/** What brokers owe, by how late it is. */
export function Ageing() {
  const params = useListParams(filters);
  const { q, sort, ...asked } = params.exported;
  void [q, sort];
  const { data, error, refetch } = useQuery(ageingQuery(asked));
  return (
    <>
      <FilterBar>
        <FilterDate label="To" value={params.filter('to')} onChange={(to) => params.set({ to })} />
        <FilterClient params={params} />
        <ReportFiles report="receivables-ageing" query={asked} />
      </FilterBar>
      {error && !data && <Surface children={<ErrorState error={error} onRetry={() => void refetch()} />} />}
      {!error && !data && <SkeletonList rows={2} height={160} />}
      {data && <AgeingFound ageing={data} />}
    </>
  );
}

function AgeingFound({ ageing }: { ageing: AgeingAnswer }) {
  const invoices = useList('invoices.read');
  // the list of invoices shows how late they are today
  const isToday = ageing.to === todayInFirm() && ageing.asOf === null;
  const to = (age: string | null, brokerId?: number): string | null =>
    isToday
      ? invoices('/accounting/invoices', {
          ...(age === null ? { status: 'pending,overdue' } : { age }),
          brokerId: brokerId === undefined ? null : String(brokerId),
          clientId: ageing.clientId,
        })
      : null;
  const amount = (label: string, value: string, age: string | null, brokerId?: number) => (
    <td key={label} className="money" data-label={label}>
      {isZeroMoney(value) ? (
        '—'
      ) : (
        <Figure to={to(age, brokerId)} of="balance">
          {formatMoney(value)}
        </Figure>
      )}
    </td>
  );
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <StatementHead head={ageing} days={`at the end of ${formatDate(ageing.to)}`} />
      <Section title="Open by days past due">
        <BarChart
          title="Open by days past due"
          by="Days past due"
          series={['Open']}
          groups={AGES.map(([name, label, age]) => ({
            label,
            bars: [{ amount: ageing.totals[name], behind: { to: to(age), of: 'balance' } }],
          }))}
        />
      </Section>
      <Section title="By broker">
        <Box sx={{ color: 'text.secondary', mb: 1 }}>What is billed and not yet paid, by how late it is.</Box>
        <Box sx={{ overflowX: 'auto' }}>
          <StackedTable aria-label="Receivables by broker and days past due">
            <thead>
              <tr>
                <th scope="col">Broker</th>
                {AGES.map(([name, label]) => (
                  <th key={name} scope="col" className="money">
                    {label}
                  </th>
                ))}
                <th scope="col" className="money">
                  Total
                </th>
              </tr>
            </thead>
            <tbody>
              {ageing.rows.length === 0 && (
                <tr>
                  <td colSpan={AGES.length + 2}>Nothing is open: every invoice is paid.</td>
                </tr>
              )}
              {ageing.rows.map((row) => (
                <tr key={row.brokerId}>
                  <td>
                    <TextLink to={`/reports/broker-ledger?brokerId=${row.brokerId}`}>{row.name}</TextLink>
                  </td>
                  {AGES.map(([name, label, age]) => amount(label, row[name], age, row.brokerId))}
                  {amount('Total', row.total, null, row.brokerId)}
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">Total</th>
                {AGES.map(([name, label, age]) => amount(label, ageing.totals[name], age))}
                {amount('Total', ageing.totals.total, null)}
              </tr>
            </tfoot>
          </StackedTable>
        </Box>
      </Section>
    </Box>
  );
}
