import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { StatusChip } from '../../components/status-chip';
import { api } from '../../lib/api-client';
import { roots } from '../../lib/query-roots';

/** Where there is little room only bad news shows. */
export function SystemBadge() {
  const health = useQuery({
    queryKey: [...roots.health, 'ready'],
    queryFn: () => api.get<{ status: string }>('/api/health/ready'),
    meta: { quiet: true },
  });
  if (health.isPending) return null;
  return (
    <Box component="span" role="status" sx={{ display: health.isError ? 'block' : { xs: 'none', lg: 'block' } }}>
      {health.isError ? (
        <StatusChip tone="error" label="System Offline" />
      ) : (
        <StatusChip tone="success" label="System Online" />
      )}
    </Box>
  );
}
