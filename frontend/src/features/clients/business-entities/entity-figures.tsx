import BusinessOutlined from '../../../generated/icons/BusinessOutlined';
import CheckCircleOutlined from '../../../generated/icons/CheckCircleOutlined';
import EventBusyOutlined from '../../../generated/icons/EventBusyOutlined';
import HourglassEmptyOutlined from '../../../generated/icons/HourglassEmptyOutlined';
import PaymentsOutlined from '../../../generated/icons/PaymentsOutlined';
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { StatCard, StatGrid } from '../../../components/display/stat-card';
import { formatMoney, formatQuantity } from '../../../lib/format/money';
import { useListedClient } from '../../../lib/lists/use-listed-client';
import { entitySummaryQuery } from './entity-summary';

/** Figures over the entities, each of which opens its list. */
export function EntityFigures({ at, registering }: { at: string; registering?: boolean }) {
  const { clientId, within } = useListedClient();
  const { data, isPending: loading } = useQuery(entitySummaryQuery(clientId));
  const counted = (label: string, value: number | undefined, icon: ReactNode, query = '') => (
    <StatCard
      label={label}
      value={formatQuantity(value)}
      loading={loading}
      icon={icon}
      behind={{ to: within(`${at}${query}`), of: 'rows' }}
    />
  );
  return (
    <StatGrid data-dense sx={{ mb: 1.5 }}>
      {counted('Total Entities', data?.total, <BusinessOutlined />)}
      {counted(registering ? 'Active' : 'Active Entities', data?.active, <CheckCircleOutlined />, '?status=active')}
      {counted(
        registering ? 'Pending' : 'Pending Registrations',
        data?.pending,
        <HourglassEmptyOutlined />,
        '?status=pending',
      )}
      {registering ? (
        <StatCard
          label="Total Fees"
          value={formatMoney(data?.fees)}
          loading={loading}
          icon={<PaymentsOutlined />}
          behind={{ to: within(at), of: 'filingFee' }}
        />
      ) : (
        counted('Due Reports', data?.due, <EventBusyOutlined />, '?due=true')
      )}
    </StatGrid>
  );
}
