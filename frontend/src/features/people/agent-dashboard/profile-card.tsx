import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { AccessLevelBadge } from '../../../components/display/access-level-badge';
import { palette } from '../../../components/display/palette';
import { Surface } from '../../../components/layout/surface';
import type { Agent, User } from '../../../lib/api/api-types';
import { limitText } from '../../../lib/format/limit';
import { agentStatsQuery } from './agent-work';

const Details = styled('dl')({
  margin: 0,
  display: 'grid',
  gap: '14px 32px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(130px, 1fr))',
  '& dt': { fontSize: 12.5, color: palette.text.secondary },
  '& dd': { margin: '2px 0 0', fontWeight: 560, overflowWrap: 'anywhere' },
});

const Meter = styled('meter')({
  display: 'block',
  width: '100%',
  maxWidth: 160,
  height: 6,
  marginTop: 6,
  accentColor: palette.primary.main,
});

const Limit = ({ label, most, used }: { label: string; most: number; used: number | undefined }) => (
  <div>
    <dt>{label}</dt>
    <dd className="tabular">
      {limitText(most)}
      {most > 0 && used !== undefined && (
        <>
          <Typography component="span" variant="body2" color="textSecondary">
            {' '}
            · {used.toLocaleString('en-US')} used
          </Typography>
          <Meter
            min={0}
            max={most}
            value={Math.min(used, most)}
            high={most * 0.9}
            aria-label={`${label}: ${used} of ${most} used`}
          />
        </>
      )}
    </dd>
  </div>
);

export function ProfileCard({ user, agent }: { user: User; agent: Agent }) {
  const { data: stats } = useQuery(agentStatsQuery);
  return (
    <Surface
      as="section"
      aria-label="Profile"
      sx={{
        p: { xs: 2, md: 2.5 },
        display: 'grid',
        gap: 2.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'auto minmax(0, 1fr)' },
        alignItems: 'center',
        columnGap: 5,
      }}
    >
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
        <Box
          component="img"
          src={user.profileImageUrl || '/default-avatar.svg'}
          alt=""
          sx={{ width: 56, height: 56, borderRadius: '50%', objectFit: 'cover' }}
        />
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
            {agent.displayName}
          </Typography>
          <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere', mb: 0.5 }}>
            {agent.email ?? user.email}
          </Typography>
          <AccessLevelBadge level={agent.accessLevel} />
        </Box>
      </Box>
      <Details>
        <div>
          <dt>Agent ID</dt>
          <dd>{agent.id}</dd>
        </div>
        <div>
          <dt>Department</dt>
          <dd>{agent.department ?? '—'}</dd>
        </div>
        <Limit label="Max clients" most={agent.maxClients} used={stats?.clientsManaged} />
        <Limit label="Max invoices a month" most={agent.maxInvoices} used={stats?.invoicesOfLimit} />
      </Details>
    </Surface>
  );
}
