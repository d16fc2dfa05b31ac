import AccountBalanceOutlined from '../../../generated/icons/AccountBalanceOutlined';
import GroupsOutlined from '../../../generated/icons/GroupsOutlined';
import PaidOutlined from '../../../generated/icons/PaidOutlined';
import ReceiptLongOutlined from '../../../generated/icons/ReceiptLongOutlined';
import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../../components/feedback/error-state';
import { Figure } from '../../../components/display/figure';
import { StatCard, StatGrid } from '../../../components/display/stat-card';
import { Surface } from '../../../components/layout/surface';
import { formatMoney } from '../../../lib/format/money';
import type { AgentAccess } from './agent-access';
import { agentStatsQuery } from './agent-work';

const count = (value: number | undefined): string => (value ?? 0).toLocaleString('en-US');

export function AgentStatCards({ access }: { access: AgentAccess }) {
  const { data: stats, isPending: loading, isError, error, refetch } = useQuery(agentStatsQuery);
  if (isError) return <Surface children={<ErrorState error={error} compact onRetry={() => void refetch()} />} />;
  return (
    <StatGrid data-dense>
      {access.clients && (
        <StatCard
          label="Assigned Clients"
          icon={<GroupsOutlined />}
          loading={loading}
          value={count(stats?.clientsManaged)}
          behind={{ to: '/agent-dashboard/clients', of: 'rows' }}
        />
      )}
      {access.invoices && (
        <StatCard
          label="Recent Invoices"
          icon={<ReceiptLongOutlined />}
          loading={loading}
          value={count(stats?.invoicesThisMonth)}
          note={
            <>
              by you this month ·{' '}
              <Figure to="/agent-dashboard/invoices?mine=all" of="rows">
                {count(stats?.invoicesCreated)} in all
              </Figure>
            </>
          }
          behind={{ to: '/agent-dashboard/invoices?mine=month', of: 'rows' }}
        />
      )}
      {access.reports && (
        <StatCard
          label="Total Revenue"
          icon={<PaidOutlined />}
          loading={loading}
          value={formatMoney(stats?.totalRevenue)}
          behind={{ to: access.invoices ? '/accounting/invoices?status=pending,overdue,paid' : null, of: 'paid' }}
        />
      )}
      {access.accounting && (
        <StatCard
          label="Accounting"
          icon={<AccountBalanceOutlined />}
          value="Enabled"
          behind={{ opens: '/accounting' }}
        />
      )}
    </StatGrid>
  );
}
