import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { Figure } from '../../../../components/display/figure';
import { DetailList } from '../../../../components/display/detail-list';
import { ErrorState } from '../../../../components/feedback/error-state';
import { SkeletonList } from '../../../../components/feedback/skeleton-list';
import { Section, Surface } from '../../../../components/layout/surface';
import { TextLink } from '../../../../components/display/text-link';
import { useCan } from '../../../../lib/session/session-context';
import { formatMoney, formatQuantity } from '../../../../lib/format/money';
import { useListedClient } from '../../../../lib/lists/use-listed-client';
import { invoiceSummaryQuery } from '../invoice-queries';

const invoices = (status: string): string => `/accounting/invoices?status=${status}`;
/** The reports that have a page of their own, and what each tells. */
const REPORTS = [
  ['Profit & Loss', '/accounting/profit-and-loss', 'What was earned, what it cost, what is left'],
  ['Balance sheet', '/reports/balance-sheet', 'What is owned, what is owed, what is left to the owners'],
  ['Cash flow', '/reports/cash-flow', 'What came in and went out, by what it was for'],
  ['Aging', '/reports/ageing', 'Who owes how much, by days past due'],
  ['Broker ledger', '/reports/broker-ledger', 'Invoices and payments of one broker, line by line'],
  ['This month', '/reports', 'The month at a glance, and the IFTA quarter'],
] as const;

const BILLED = 'pending,overdue,paid';

export function FinancialReports() {
  const { clientId, within } = useListedClient();
  const { data, isPending, isError, error, refetch } = useQuery(invoiceSummaryQuery(clientId));
  const seesReports = useCan('reports.read');
  const summed = (status: string, of: string, amount: string) => (
    <Figure to={within(invoices(status))} of={of}>
      {amount}
    </Figure>
  );
  const counted = (status: string, count: number) => summed(status, 'rows', formatQuantity(count));
  if (isPending) return <SkeletonList rows={2} height={160} />;
  if (isError) return <Surface children={<ErrorState error={error} onRetry={() => void refetch()} />} />;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' } }}>
      <Section title="Revenue Summary">
        <DetailList
          details={[
            ['Total revenue', summed(BILLED, 'paid', formatMoney(data.paidAmount))],
            ['Outstanding', summed('pending,overdue', 'balance', formatMoney(data.outstanding))],
            ['Collection rate', summed(BILLED, 'paid/amount', `${Math.round(data.collectionRate)}%`)],
          ]}
        />
      </Section>
      <Section title="Invoice Status">
        <DetailList
          details={[
            ['Paid', counted('paid', data.paidCount)],
            ['Pending', counted('pending', data.pendingCount)],
            [
              'Overdue',
              <>
                {counted('overdue', data.overdueCount)} ·{' '}
                {summed('overdue', 'balance', formatMoney(data.overdueAmount))}
              </>,
            ],
          ]}
        />
      </Section>
      {seesReports && (
        <Box sx={{ gridColumn: '1 / -1' }}>
          <Section title="All Reports">
            <DetailList
              details={REPORTS.map(([label, to, about]) => [label, <TextLink to={within(to)}>{about}</TextLink>])}
            />
          </Section>
        </Box>
      )}
    </Box>
  );
}
