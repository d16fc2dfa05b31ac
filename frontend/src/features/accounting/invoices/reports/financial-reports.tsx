import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { Figure } from '../../../../components/display/figure';
import { DetailList } from '../../../../components/display/detail-list';
import { ErrorState } from '../../../../components/feedback/error-state';
import { SkeletonList } from '../../../../components/feedback/skeleton-list';
import { Section, Surface } from '../../../../components/layout/surface';
import { formatMoney, formatQuantity } from '../../../../lib/format/money';
import { useListedClient } from '../../../../lib/lists/use-listed-client';
import { invoiceSummaryQuery } from '../invoice-queries';

const invoices = (status: string): string => `/accounting/invoices?status=${status}`;
const BILLED = 'pending,overdue,paid';

export function FinancialReports() {
  const { clientId, within } = useListedClient();
  const { data, isPending, isError, error, refetch } = useQuery(invoiceSummaryQuery(clientId));
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
    </Box>
  );
}
