import DescriptionOutlined from '../../../generated/icons/DescriptionOutlined';
import LocalGasStationOutlined from '../../../generated/icons/LocalGasStationOutlined';
import PaidOutlined from '../../../generated/icons/PaidOutlined';
import RouteOutlined from '../../../generated/icons/RouteOutlined';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Behind } from '../../../components/display/figure';
import { NOT_LOADED, StatCard, StatGrid } from '../../../components/display/stat-card';
import { api } from '../../../lib/api/api-client';
import type { DashboardStats } from '../../../lib/api/api-types';
import { thisMonth } from '../../../lib/format/dates';
import { roots } from '../../../lib/api/query-roots';
import { useListedClient } from '../../../lib/lists/use-listed-client';
import { useCan } from '../../../lib/session/session-context';

/** @param owed what is pending and overdue, in its parts */
export function StatCards({ owed }: { owed?: ReactNode }) {
  const { clientId, within } = useListedClient();
  const seesLoads = useCan('loads.read');
  const seesExpenses = useCan('expenses.read');
  const { from, to } = thisMonth();
  const spent = `expenseDateFrom=${from}&expenseDateTo=${to}`;
  const { data, isPending } = useQuery({
    queryKey: [...roots.dashboard, 'stats', clientId],
    queryFn: () => api.get<DashboardStats>('/api/dashboard/stats', { query: { clientId } }),
  });
  /** What the server left out is nothing; where it did not answer at all, nothing is known. */
  const told = (key: keyof DashboardStats, none: string) => (data ? (data[key] ?? none) : '—');
  const behind = (to: string | null, of: Behind['of']) => (data || isPending ? { to, of } : NOT_LOADED);
  return (
    <StatGrid>
      <StatCard
        label="Pending Invoices"
        value={told('pendingInvoices', '0')}
        loading={isPending}
        icon={<DescriptionOutlined />}
        note={owed}
        behind={behind(within('/accounting/invoices?status=pending,overdue'), 'rows')}
      />
      {/* an agent without reports is not told the revenue */}
      {data?.monthlyRevenue !== null && (
        <StatCard
          label="This Month Revenue"
          value={told('monthlyRevenue', '$0')}
          loading={isPending}
          icon={<PaidOutlined />}
          behind={behind(within(`/payments/invoices?status=received&from=${from}&to=${to}`), 'amount')}
        />
      )}
      <StatCard
        label="Fuel Expenses"
        value={told('fuelExpenses', '$0')}
        loading={isPending}
        icon={<LocalGasStationOutlined />}
        behind={behind(seesExpenses ? within(`/expenses?category=fuel&${spent}`) : null, 'amount')}
      />
      <StatCard
        label="Miles Driven"
        value={told('milesDriven', '0')}
        loading={isPending}
        icon={<RouteOutlined />}
        behind={behind(seesLoads ? within(`/loads?status=delivered&deliveredOnFrom=${from}`) : null, 'distance')}
      />
    </StatGrid>
  );
}
