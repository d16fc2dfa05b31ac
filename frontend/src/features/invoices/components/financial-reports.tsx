import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { FactList } from '../../../components/fact-list';
import { ErrorState } from '../../../components/feedback/error-state';
import { SkeletonList } from '../../../components/feedback/skeleton-list';
import { Section, Surface } from '../../../components/surface';
import { formatMoney, formatQuantity } from '../../../lib/money';
import { invoiceSummaryQuery } from '../api/invoices.queries';

export function FinancialReports() {
  const { data, isPending, isError, error, refetch } = useQuery(invoiceSummaryQuery);
  if (isPending) return <SkeletonList rows={2} height={160} />;
  if (isError) return <Surface children={<ErrorState error={error} onRetry={() => void refetch()} />} />;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' } }}>
      <Section title="Revenue Summary">
        <FactList
          facts={[
            ['Total revenue', formatMoney(data.paidAmount)],
            ['Outstanding', formatMoney(data.outstanding)],
            ['Collection rate', `${Math.round(data.collectionRate)}%`],
          ]}
        />
      </Section>
      <Section title="Invoice Status">
        <FactList
          facts={[
            ['Paid', formatQuantity(data.paidCount)],
            ['Pending', formatQuantity(data.pendingCount)],
            ['Overdue', `${formatQuantity(data.overdueCount)} · ${formatMoney(data.overdueAmount)}`],
          ]}
        />
      </Section>
    </Box>
  );
}
