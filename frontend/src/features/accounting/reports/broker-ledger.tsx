import AssessmentOutlined from '../../../generated/icons/AssessmentOutlined';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { Figure } from '../../../components/display/figure';
import { TextLink } from '../../../components/display/text-link';
import { EmptyState } from '../../../components/feedback/empty-state';
import { ErrorState } from '../../../components/feedback/error-state';
import { SkeletonList } from '../../../components/feedback/skeleton-list';
import { FilterBar } from '../../../components/filters/filter-bar';
import { FilterBooks } from '../../../components/filters/filter-books';
import { FilterRecord } from '../../../components/filters/filter-record';
import { FilterSpan } from '../../../components/filters/filter-span';
import { Section, Surface } from '../../../components/layout/surface';
import { StackedTable } from '../../../components/table/stacked-table';
import { brokerOptionsQuery } from '../../../lib/api/option-queries';
import { addDays, formatDate } from '../../../lib/format/dates';
import { formatMoney, isZeroMoney } from '../../../lib/format/money';
import { useListParams } from '../../../lib/lists/use-list-params';
import { recordAddress } from '../../../lib/navigation/record-address';
import { ReportFiles } from './report-files';
import { filtersOf } from './report-filters';
import { UnpaidInvoices } from './unpaid-invoices';
import { brokerAddress, openAddress, useList } from './report-links';
import { brokerLedgerQuery, type BrokerLedger as Ledger } from './report-queries';
import { daysText, StatementHead } from './statement-head';

const filters = ['brokerId', 'from', 'to', 'clientId', 'own', 'asOf', 'position'] as const;
/** Billed or paid: of each entry one of them is empty. */
const Amount = ({ label, amount, to }: { label: string; amount: string; to: string | null }) =>
  isZeroMoney(amount) ? (
    <td />
  ) : (
    <td className="money" data-label={label}>
      <Figure to={to} of="page">
        {formatMoney(amount)}
      </Figure>
    </td>
  );

/** What was billed to a broker and what it paid, with what it owed after each. */
export function BrokerLedger() {
  const params = useListParams(filters);
  const asked = filtersOf(params);
  const chosen = params.filter('brokerId') !== '';
  const { data, error, refetch } = useQuery({ ...brokerLedgerQuery(asked), enabled: chosen });
  return (
    <>
      <FilterBar open>
        <FilterRecord
          label="Broker"
          all="Choose a broker"
          query={brokerOptionsQuery}
          value={params.filter('brokerId')}
          onChange={(brokerId) => params.set({ brokerId })}
        />
        <FilterSpan params={params} />
        <FilterBooks params={params} />
        {chosen && <ReportFiles report="broker-ledger" query={asked} />}
      </FilterBar>
      {!chosen && (
        <Surface>
          <EmptyState icon={<AssessmentOutlined />} title="Choose a broker">
            Its invoices and payments are listed here, with what it owed after each.
          </EmptyState>
        </Surface>
      )}
      {chosen && error && !data && <Surface children={<ErrorState error={error} onRetry={() => void refetch()} />} />}
      {chosen && !error && !data && <SkeletonList rows={2} height={160} />}
      {chosen && data && <LedgerFound ledger={data} />}
    </>
  );
}

function LedgerFound({ ledger }: { ledger: Ledger }) {
  const entry = useList('ledger.read');
  const { brokerId, from, to } = ledger;
  const before = brokerAddress(ledger, brokerId, addDays(from, -1));
  const open = openAddress(ledger, to, { open: null, brokerId: String(brokerId) });
  return (
    <>
      <StatementHead head={ledger} days={daysText(ledger)} ofReceivables />
      <Section title={ledger.brokerName}>
        <Box sx={{ overflowX: 'auto' }}>
          <StackedTable aria-label={`Ledger of ${ledger.brokerName}`}>
            <thead>
              <tr>
                <th scope="col">Date</th>
                <th scope="col">Invoice</th>
                <th scope="col">Description</th>
                {['Billed', 'Paid', 'Balance'].map((name) => (
                  <th key={name} scope="col" className="money">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              <tr>
                <td>{formatDate(ledger.from)}</td>
                <td />
                <td>Balance before</td>
                <td />
                <td />
                <td className="money" data-label="Balance">
                  <Figure to={before} of="page">
                    {formatMoney(ledger.opening)}
                  </Figure>
                </td>
              </tr>
              {ledger.rows.map((row) => (
                <tr key={row.entryId}>
                  <td>{formatDate(row.date)}</td>
                  <td>
                    <TextLink to={recordAddress('invoice', String(row.invoiceId)) ?? '/accounting/invoices'}>
                      {row.reference}
                    </TextLink>
                  </td>
                  <td>{row.description}</td>
                  <Amount
                    label="Billed"
                    amount={row.charge}
                    to={entry('/accounting/bookkeeping', { entry: row.entryId })}
                  />
                  <Amount
                    label="Paid"
                    amount={row.payment}
                    to={entry('/accounting/bookkeeping', { entry: row.entryId })}
                  />
                  <td className="money" data-label="Balance" data-running>
                    {formatMoney(row.balance)}
                  </td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row" colSpan={5}>
                  Balance at the end of {formatDate(ledger.to)}
                </th>
                <td className="money">
                  <Figure to={open} of="cells:Open">
                    {formatMoney(ledger.closing)}
                  </Figure>
                </td>
              </tr>
            </tfoot>
          </StackedTable>
        </Box>
      </Section>
      <UnpaidInvoices ledger={ledger} />
    </>
  );
}
