import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { StatusChip } from '../../components/display/status-chip';
import { api } from '../../lib/api/api-client';
import { browser } from '../../lib/browser';
import { useIsOutdated } from '../../lib/firm';
import { roots } from '../../lib/api/query-roots';
import { useOnline } from '../../lib/use-online';

const LOOK_AGAIN_MS = 3_000;

/** Where there is little room only bad news shows, and that there is a new release. */
export function SystemBadge() {
  const online = useOnline();
  const outdated = useIsOutdated();
  const health = useQuery({
    queryKey: [...roots.health, 'ready'],
    queryFn: () => api.get<{ status: string }>('/api/health/ready'),
    refetchInterval: ({ state }) => (state.status === 'error' ? LOOK_AGAIN_MS : false),
    meta: { quiet: true },
  });
  if (health.isPending && online) return null;
  const offline = !online || health.isError;
  const urgent = offline || outdated;
  return (
    <Box component="span" role="status" sx={{ display: urgent ? 'block' : { xs: 'none', lg: 'block' }, flexShrink: 0 }}>
      {offline && <StatusChip tone="error" label="System Offline" />}
      {!offline && outdated && <NewRelease />}
      {!urgent && <StatusChip tone="success" label="System Online" />}
    </Box>
  );
}

const NewRelease = () => (
  <Button size="small" variant="outlined" aria-label="A new version is ready: reload" onClick={browser.reload}>
    <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
      A new version is ready ·&nbsp;
    </Box>
    Reload
  </Button>
);
