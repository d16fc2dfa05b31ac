import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import LocalGasStationOutlined from '@mui/icons-material/LocalGasStationOutlined';
import PaidOutlined from '@mui/icons-material/PaidOutlined';
import RouteOutlined from '@mui/icons-material/RouteOutlined';
import { useQuery } from '@tanstack/react-query';
import { StatCard, StatGrid } from '../../../components/stat-card';
import { api } from '../../../lib/api-client';
import type { DashboardStats } from '../../../lib/api-types';
import { roots } from '../../../lib/query-roots';

export function StatCards() {
  const { data, isPending } = useQuery({
    queryKey: [...roots.dashboard, 'stats'],
    queryFn: () => api.get<DashboardStats>('/api/dashboard/stats'),
  });
  return (
    <StatGrid>
      <StatCard
        label="Pending Invoices"
        value={data?.pendingInvoices ?? '0'}
        loading={isPending}
        icon={<DescriptionOutlined />}
      />
      {/* an agent without reports is not told the revenue */}
      {data?.monthlyRevenue !== null && (
        <StatCard
          label="This Month Revenue"
          value={data?.monthlyRevenue ?? '$0'}
          loading={isPending}
          icon={<PaidOutlined />}
        />
      )}
      <StatCard
        label="Fuel Expenses"
        value={data?.fuelExpenses ?? '$0'}
        loading={isPending}
        icon={<LocalGasStationOutlined />}
      />
      <StatCard label="Miles Driven" value={data?.milesDriven ?? '0'} loading={isPending} icon={<RouteOutlined />} />
    </StatGrid>
  );
}
