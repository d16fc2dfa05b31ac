import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../../components/feedback/error-state';
import { SkeletonList } from '../../../components/feedback/skeleton-list';
import { Section } from '../../../components/surface';
import { SimpleTable } from '../../../components/table/simple-table';
import type { AgentStats } from '../../../lib/api-types';
import { formatMoney, fromCents, toCents } from '../../../lib/money';
import { agentStatsQuery } from '../api/agent-work';

/** Rounded half up in whole cents, like every figure of the books. */
const perInvoice = ({ totalRevenue, invoicesCreated }: AgentStats): string => {
  const cents = toCents(totalRevenue ?? '');
  const invoices = BigInt(invoicesCreated);
  return cents === null || invoices === 0n ? '—' : formatMoney(fromCents((cents * 2n + invoices) / (invoices * 2n)));
};

const figuresOf = (stats: AgentStats) =>
  [
    ['Total revenue', formatMoney(stats.totalRevenue)],
    ['Invoices created', stats.invoicesCreated.toLocaleString('en-US')],
    ['Invoices this month', stats.invoicesThisMonth.toLocaleString('en-US')],
    ['Average revenue per invoice', perInvoice(stats)],
    ['Clients managed', stats.clientsManaged.toLocaleString('en-US')],
  ] as const;

export function PerformanceReports() {
  const stats = useQuery(agentStatsQuery);
  return (
    <Section title="Performance Reports">
      {stats.isPending && <SkeletonList rows={4} height={28} />}
      {stats.isError && <ErrorState error={stats.error} compact onRetry={() => void stats.refetch()} />}
      {stats.data && (
        <SimpleTable aria-label="Performance reports">
          <thead>
            <tr>
              <th scope="col">Figure</th>
              <th scope="col" className="money">
                Value
              </th>
            </tr>
          </thead>
          <tbody>
            {figuresOf(stats.data).map(([label, value]) => (
              <tr key={label}>
                <td>{label}</td>
                <td className="money">{value}</td>
              </tr>
            ))}
          </tbody>
        </SimpleTable>
      )}
    </Section>
  );
}
