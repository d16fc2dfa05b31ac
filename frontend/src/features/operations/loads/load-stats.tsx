import CheckCircleOutlined from '../../../generated/icons/CheckCircleOutlined';
import LocalShippingOutlined from '../../../generated/icons/LocalShippingOutlined';
import RouteOutlined from '../../../generated/icons/RouteOutlined';
import ViewListOutlined from '../../../generated/icons/ViewListOutlined';
import { useQuery } from '@tanstack/react-query';
import { StatCard, StatGrid } from '../../../components/display/stat-card';
import { formatQuantity } from '../../../lib/format/money';
import { useListedClient } from '../../../lib/lists/use-listed-client';
import { loadSummaryQuery } from './load-figures';

const figures = [
  { label: 'Total Loads', of: 'total', icon: <ViewListOutlined />, to: '/loads' },
  { label: 'Active Loads', of: 'active', icon: <LocalShippingOutlined />, to: '/loads?status=pending,in_transit' },
  { label: 'Delivered', of: 'delivered', icon: <CheckCircleOutlined />, to: '/loads?status=delivered' },
  { label: 'Total Miles', of: 'miles', icon: <RouteOutlined />, to: '/loads?status=pending,in_transit,delivered' },
] as const;

export function LoadStats() {
  const { clientId, within } = useListedClient();
  const { data, isPending } = useQuery(loadSummaryQuery(clientId));
  return (
    <StatGrid data-dense>
      {figures.map(({ label, of, icon, to }) => (
        <StatCard
          key={label}
          label={label}
          value={formatQuantity(data?.[of])}
          loading={isPending}
          icon={icon}
          behind={{ to: within(to), of: of === 'miles' ? 'distance' : 'rows' }}
        />
      ))}
    </StatGrid>
  );
}
