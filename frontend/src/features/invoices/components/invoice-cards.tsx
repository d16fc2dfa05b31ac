import { useQuery } from '@tanstack/react-query';
import { Figure } from '../../../components/figure';
import { StatCard, StatGrid } from '../../../components/stat-card';
import { formatMoney, formatQuantity } from '../../../lib/money';
import { invoiceSummaryQuery } from '../api/invoices.queries';

const invoices = '/accounting/invoices';
const billed = `${invoices}?status=pending,overdue,paid`;

export function InvoiceCards() {
  const { data, isPending } = useQuery(invoiceSummaryQuery);
  return (
    <StatGrid>
      <StatCard
        label="Total Invoices"
        value={formatQuantity(data?.totalInvoices)}
        loading={isPending}
        behind={{ to: invoices, of: 'rows' }}
      />
      <StatCard
        label="Total Billed"
        value={formatMoney(data?.totalBilled)}
        loading={isPending}
        behind={{ to: billed, of: 'amount' }}
      />
      <StatCard
        label="Paid Amount"
        value={formatMoney(data?.paidAmount)}
        note={
          data && (
            <Figure to={`${invoices}?status=paid`} of="rows">
              {formatQuantity(data.paidCount)} paid
            </Figure>
          )
        }
        loading={isPending}
        behind={{ to: billed, of: 'paid' }}
      />
      <StatCard
        label="Pending Amount"
        value={formatMoney(data?.pendingAmount)}
        note={
          data && (
            <Figure to={`${invoices}?status=pending`} of="rows">
              {formatQuantity(data.pendingCount)} pending
            </Figure>
          )
        }
        loading={isPending}
        behind={{ to: `${invoices}?status=pending`, of: 'balance' }}
      />
    </StatGrid>
  );
}
