import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { palette } from '../../components/display/palette';
import { StatusChip } from '../../components/display/status-chip';
import { api } from '../../lib/api/api-client';
import { browser } from '../../lib/browser';
import { useIsOutdated } from '../../lib/firm';
import { roots } from '../../lib/api/query-roots';
import { useOnline } from '../../lib/use-online';

const LOOK_AGAIN_MS = 3_000;

/** All is well: a green dot, and words for those who do not see it. */
const Dot = styled('span')({
  display: 'block',
  width: 9,
  height: 9,
  margin: '0 8px',
  overflow: 'hidden',
  borderRadius: '50%',
  background: palette.success.main,
  color: 'transparent',
  fontSize: 1,
  whiteSpace: 'nowrap',
});

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
      {!urgent && <Dot title="System Online">System Online</Dot>}
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
