import CheckCircleOutlined from '../../../generated/icons/CheckCircleOutlined';
import LocalShippingOutlined from '../../../generated/icons/LocalShippingOutlined';
import RouteOutlined from '../../../generated/icons/RouteOutlined';
import ViewListOutlined from '../../../generated/icons/ViewListOutlined';
import { useQuery } from '@tanstack/react-query';
import { StatCard, StatGrid } from '../../../components/stat-card';
import { formatQuantity } from '../../../lib/money';
import { useListedClient } from '../../../lib/use-listed-client';
import { loadSummaryQuery } from '../api/loads';

export function LoadStats() {
  const { clientId, within } = useListedClient();
  const { data, isPending } = useQuery(loadSummaryQuery(clientId));
  return (
    <StatGrid>
      <StatCard
        label="Total Loads"
        value={formatQuantity(data?.total)}
        loading={isPending}
        icon={<ViewListOutlined />}
        behind={{ to: within('/loads'), of: 'rows' }}
      />
      <StatCard
        label="Active Loads"
        value={formatQuantity(data?.active)}
        loading={isPending}
        icon={<LocalShippingOutlined />}
        behind={{ to: within('/loads?status=pending,in_transit'), of: 'rows' }}
      />
      <StatCard
        label="Delivered"
        value={formatQuantity(data?.delivered)}
        loading={isPending}
        icon={<CheckCircleOutlined />}
        behind={{ to: within('/loads?status=delivered'), of: 'rows' }}
      />
      <StatCard
        label="Total Miles"
        value={formatQuantity(data?.miles)}
        loading={isPending}
        icon={<RouteOutlined />}
        behind={{ to: within('/loads?status=pending,in_transit,delivered'), of: 'distance' }}
      />
    </StatGrid>
  );
}
