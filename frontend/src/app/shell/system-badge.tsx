import { useQuery } from '@tanstack/react-query';
import { StatusChip } from '../../components/status-chip';
import { api } from '../../lib/api-client';
import { roots } from '../../lib/query-roots';

export function SystemBadge() {
  const health = useQuery({
    queryKey: [...roots.health, 'ready'],
    queryFn: () => api.get<{ status: string }>('/api/health/ready'),
    meta: { quiet: true },
  });
  if (health.isPending) return null;
  return (
    <span role="status">
      {health.isError ? (
        <StatusChip tone="error" label="System Offline" />
      ) : (
        <StatusChip tone="success" label="System Online" />
      )}
    </span>
  );
}
