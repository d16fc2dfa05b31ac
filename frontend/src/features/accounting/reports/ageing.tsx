import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { BarChart } from '../../../components/charts/bar-chart';
import { Figure, type Behind } from '../../../components/display/figure';
import { TextLink } from '../../../components/display/text-link';
import { ErrorState } from '../../../components/feedback/error-state';
import { SkeletonList } from '../../../components/feedback/skeleton-list';
import { FilterBar } from '../../../components/filters/filter-bar';
import { FilterBooks } from '../../../components/filters/filter-books';
import { FilterDate } from '../../../components/filters/filter-date';
import { NarrowedTo } from '../../../components/filters/narrowed-to';
import { Section, Surface } from '../../../components/layout/surface';
import { StackedTable } from '../../../components/table/stacked-table';
import { formatDate, todayInFirm } from '../../../lib/format/dates';
import { formatMoney, isZeroMoney } from '../../../lib/format/money';
import { useListParams } from '../../../lib/lists/use-list-params';
import { OpenInvoices } from './open-invoices';
import { ReportFiles } from './report-files';
import { filtersOf } from './report-filters';
import { brokerAddress, openAddress, useList } from './report-links';
import { ageingQuery, type Ageing as AgeingAnswer } from './report-queries';
import { StatementHead } from './statement-head';

const filters = ['to', 'brokerId', 'open', 'clientId', 'own', 'asOf', 'position'] as const;

/** With what it is called below a bar, where a phone has little room. */
const AGES = [
  ['current', 'Not yet due', 'current', 'Current'],
  ['days1to30', '1–30 days', '1-30', '1–30'],
  ['days31to60', '31–60 days', '31-60', '31–60'],
  ['days61to90', '61–90 days', '61-90', '61–90'],
  ['over90', 'Over 90 days', 'over-90', '90+'],
] as const;

/** How late the invoices are that the page lists: '31–60 days'; undefined: it lists none. */
const ageOf = (open: string): string | undefined =>
  open === 'all' ? 'all' : AGES.find(([, , age]) => age === open)?.[1];

/** What brokers owe, by how late it is. */
export function Ageing() {
  const params = useListParams(filters);
  const asked = filtersOf(params);
  const { data, error, refetch } = useQuery(ageingQuery(asked));
  return (
    <>
      <FilterBar open>
        <FilterDate label="To" value={params.filter('to')} onChange={(to) => params.set({ to })} />
        <FilterBooks params={params} />
        {data?.brokerName && (
          <NarrowedTo label={`Broker: ${data.brokerName}`} onClear={() => params.set({ brokerId: null })} />
        )}
        {ageOf(params.filter('open')) && (
          <NarrowedTo
            label={`Open invoices: ${ageOf(params.filter('open'))}`}
            onClear={() => params.set({ open: null })}
          />
        )}
        <ReportFiles report="receivables-ageing" query={asked} />
      </FilterBar>
      {error && !data && <Surface children={<ErrorState error={error} onRetry={() => void refetch()} />} />}
      {!error && !data && <SkeletonList rows={2} height={160} />}
      {data && <AgeingFound ageing={data} brokerAsked={params.filter('brokerId') || null} />}
    </>
  );
}

function AgeingFound({ ageing, brokerAsked }: { ageing: AgeingAnswer; brokerAsked: string | null }) {
  const invoices = useList('invoices.read');
  // the list of invoices shows how late they are today
  const isListed = ageing.to === todayInFirm() && ageing.asOf === null;
  const listed = (age: string | null, brokerId: string | null): string | null =>
    isListed
      ? invoices('/accounting/invoices', {
          ...(age === null ? { status: 'pending,overdue' } : { age }),
          ...{ brokerId, clientId: ageing.clientId, own: ageing.own ? 'true' : null },
        })
      : null;
  const behind = (age: string | null, broker?: number): Behind => {
    const brokerId = broker === undefined ? brokerAsked : String(broker);
    const list = listed(age, brokerId);
    return list === null
      ? { to: openAddress(ageing, ageing.to, { open: age, brokerId }), of: 'cells:Open' }
      : { to: list, of: 'balance' };
  };
  const amount = (label: string, value: string, age: string | null, brokerId?: number) => (
    <td key={label} className="money" data-label={label}>
      {isZeroMoney(value) ? '—' : <Figure {...behind(age, brokerId)}>{formatMoney(value)}</Figure>}
    </td>
  );
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <StatementHead head={ageing} days={`at the end of ${formatDate(ageing.to)}`} ofReceivables />
      <Section title="Open by days past due">
        <BarChart
          title="Open by days past due"
          by="Days past due"
          series={['Open']}
          groups={AGES.map(([name, , age, label]) => ({
            label,
            bars: [{ amount: ageing.totals[name], behind: behind(age) }],
          }))}
        />
      </Section>
      {ageing.invoices && <OpenInvoices ageing={ageing} invoices={ageing.invoices} />}
      <Section title="By broker">
        <Box sx={{ color: 'text.secondary', mb: 1 }}>What is open, by how many days past due it is.</Box>
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
                    <TextLink to={brokerAddress(ageing, row.brokerId, ageing.to)}>{row.name}</TextLink>
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
