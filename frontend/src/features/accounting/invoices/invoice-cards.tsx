import { useQuery } from '@tanstack/react-query';
import { Figure } from '../../../components/display/figure';
import { StatCard, StatGrid } from '../../../components/display/stat-card';
import { formatMoney, formatQuantity } from '../../../lib/format/money';
import { useListedClient } from '../../../lib/lists/use-listed-client';
import { invoiceSummaryQuery } from './invoice-queries';

const invoices = '/accounting/invoices';
const overdue = `${invoices}?status=overdue`;
const billed = `${invoices}?status=pending,overdue,paid`;

export function InvoiceCards() {
  const { clientId, within } = useListedClient();
  const { data, isPending } = useQuery(invoiceSummaryQuery(clientId));
  return (
    <StatGrid>
      <StatCard
        label="Total Invoices"
        value={formatQuantity(data?.totalInvoices)}
        loading={isPending}
        behind={{ to: within(invoices), of: 'rows' }}
      />
      <StatCard
        label="Total Billed"
        value={formatMoney(data?.totalBilled)}
        loading={isPending}
        behind={{ to: within(billed), of: 'amount' }}
      />
      <StatCard
        label="Paid Amount"
        value={formatMoney(data?.paidAmount)}
        note={
          data && (
            <Figure to={within(`${invoices}?status=paid`)} of="rows">
              {formatQuantity(data.paidCount)} paid
            </Figure>
          )
        }
        loading={isPending}
        behind={{ to: within(billed), of: 'paid' }}
      />
      <StatCard
        label="Pending Amount"
        value={formatMoney(data?.pendingAmount)}
        note={
          data && (
            <Figure to={within(`${invoices}?status=pending`)} of="rows">
              {formatQuantity(data.pendingCount)} pending
            </Figure>
          )
        }
        loading={isPending}
        behind={{ to: within(`${invoices}?status=pending`), of: 'balance' }}
      />
      <StatCard
        label="Overdue"
        value={formatMoney(data?.overdueAmount)}
        note={
          data && (
            <Figure to={within(overdue)} of="rows">
              {formatQuantity(data.overdueCount)} overdue
            </Figure>
          )
        }
        loading={isPending}
        behind={{ to: within(overdue), of: 'balance' }}
      />
    </StatGrid>
  );
}
