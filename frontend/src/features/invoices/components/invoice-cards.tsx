import { useQuery } from '@tanstack/react-query';
import { StatCard, StatGrid } from '../../../components/stat-card';
import { formatMoney, formatQuantity } from '../../../lib/money';
import { invoiceSummaryQuery } from '../api/invoices.queries';

const counted = (count: number | undefined, word: string): string => `${formatQuantity(count ?? 0)} ${word}`;

export function InvoiceCards() {
  const { data, isPending } = useQuery(invoiceSummaryQuery);
  return (
    <StatGrid>
      <StatCard label="Total Invoices" value={formatQuantity(data?.totalInvoices)} loading={isPending} />
      <StatCard label="Total Billed" value={formatMoney(data?.totalBilled)} loading={isPending} />
      <StatCard
        label="Paid Amount"
        value={formatMoney(data?.paidAmount)}
        note={data && counted(data.paidCount, 'paid')}
        loading={isPending}
      />
      <StatCard
        label="Pending Amount"
        value={formatMoney(data?.pendingAmount)}
        note={data && counted(data.pendingCount, 'pending')}
        loading={isPending}
      />
    </StatGrid>
  );
}
