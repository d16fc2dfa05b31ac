import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import LocalGasStationOutlined from '@mui/icons-material/LocalGasStationOutlined';
import PaidOutlined from '@mui/icons-material/PaidOutlined';
import RouteOutlined from '@mui/icons-material/RouteOutlined';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { StatCard, StatGrid } from '../../../components/stat-card';
import { api } from '../../../lib/api-client';
import type { DashboardStats } from '../../../lib/api-types';
import { todayInFirm } from '../../../lib/dates';
import { roots } from '../../../lib/query-roots';
import { useListedClient } from '../../../lib/use-listed-client';
import { useCan } from '../../../lib/session/session-context';

/** @param owed what is pending and overdue, in its parts */
export function StatCards({ owed }: { owed?: ReactNode }) {
  const { clientId, within } = useListedClient();
  const seesLoads = useCan('loads.read');
  const seesExpenses = useCan('expenses.read');
  const month = `${todayInFirm().slice(0, 8)}01`;
  const { data, isPending } = useQuery({
    queryKey: [...roots.dashboard, 'stats', clientId],
    queryFn: () => api.get<DashboardStats>('/api/dashboard/stats', { query: { clientId } }),
  });
  return (
    <StatGrid>
      <StatCard
        label="Pending Invoices"
        value={data?.pendingInvoices ?? '0'}
        loading={isPending}
        icon={<DescriptionOutlined />}
        note={owed}
        behind={{ to: within('/accounting/invoices?status=pending,overdue'), of: 'rows' }}
      />
      {/* an agent without reports is not told the revenue */}
      {data?.monthlyRevenue !== null && (
        <StatCard
          label="This Month Revenue"
          value={data?.monthlyRevenue ?? '$0'}
          loading={isPending}
          icon={<PaidOutlined />}
          behind={{ to: within(`/payments/invoices?status=received&from=${month}`), of: 'amount' }}
        />
      )}
      <StatCard
        label="Fuel Expenses"
        value={data?.fuelExpenses ?? '$0'}
        loading={isPending}
        icon={<LocalGasStationOutlined />}
        behind={{ to: seesExpenses ? within(`/expenses?category=fuel&expenseDateFrom=${month}`) : null, of: 'amount' }}
      />
      <StatCard
        label="Miles Driven"
        value={data?.milesDriven ?? '0'}
        loading={isPending}
        icon={<RouteOutlined />}
        behind={{ to: seesLoads ? within(`/loads?status=delivered&deliveredOnFrom=${month}`) : null, of: 'distance' }}
      />
    </StatGrid>
  );
}
