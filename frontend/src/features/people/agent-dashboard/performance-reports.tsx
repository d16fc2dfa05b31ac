import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../../components/feedback/error-state';
import { SkeletonList } from '../../../components/feedback/skeleton-list';
import { Section } from '../../../components/layout/surface';
import { Figure, type Behind } from '../../../components/display/figure';
import { SimpleTable } from '../../../components/table/simple-table';
import type { AgentStats } from '../../../lib/api/api-types';
import { formatMoney } from '../../../lib/format/money';
import type { AgentAccess } from './agent-access';
import { agentStatsQuery } from './agent-work';

const figuresOf = (stats: AgentStats, { invoices, clients }: AgentAccess) => {
  const own = (mine: string): Behind => ({
    to: invoices ? `/agent-dashboard/invoices?mine=${mine}` : null,
    of: 'rows',
  });
  const billed: Behind = { to: invoices ? '/accounting/invoices?status=pending,overdue,paid' : null, of: 'paid' };
  return [
    ['Total revenue', formatMoney(stats.totalRevenue), billed],
    ['Invoices created', stats.invoicesCreated.toLocaleString('en-US'), own('all')],
    ['Invoices this month', stats.invoicesThisMonth.toLocaleString('en-US'), own('month')],
    [
      'Clients managed',
      stats.clientsManaged.toLocaleString('en-US'),
      { to: clients ? '/agent-dashboard/clients' : null, of: 'rows' },
    ],
  ] satisfies [string, string, Behind][];
};

export function PerformanceReports({ access }: { access: AgentAccess }) {
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
            {figuresOf(stats.data, access).map(([label, value, behind]) => (
              <tr key={label}>
                <td>{label}</td>
                <td className="money">
                  <Figure {...behind}>{value}</Figure>
                </td>
              </tr>
            ))}
          </tbody>
        </SimpleTable>
      )}
    </Section>
  );
}
