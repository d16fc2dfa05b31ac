import ArrowBack from '../../../generated/icons/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { AccessLevelBadge } from '../../../components/display/access-level-badge';
import { useArrival } from '../../../components/announce/use-arrival';
import { KnownDetails } from '../../../components/display/detail-list';
import { Page } from '../../../components/layout/page';
import { Section } from '../../../components/layout/surface';
import { NoAgent } from '../../../features/people/agent-dashboard/no-agent';
import { AgentProfileForm } from '../../../features/people/agent-profile/agent-profile-form';
import { AvatarUpload } from '../../../features/people/agent-profile/avatar-upload';
import { OwnSessions } from '../../../features/people/sessions/own-sessions';
import { nameOf } from '../../../lib/session/current-user';
import { useUser } from '../../../lib/session/session-context';

const back = (
  <Button component={Link} to="/agent-dashboard" variant="outlined" color="secondary" startIcon={<ArrowBack />}>
    Agent Dashboard
  </Button>
);

export function Component() {
  const user = useUser();
  const { agent } = user;
  useArrival('Agent Profile');
  if (!agent) return <Page title="Agent Profile" children={<NoAgent />} />;
  return (
    <Page title="Agent Profile" subtitle="What others see of you" actions={back}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
          alignItems: 'start',
        }}
      >
        <Section title="Your data">
          <Box sx={{ mb: 3 }}>
            <AvatarUpload current={user.profileImageUrl} name={nameOf(user)} />
          </Box>
          <AgentProfileForm user={user} />
        </Section>
        <Section title="Set by your administrator">
          <KnownDetails
            details={[
              ['Agent ID', agent.id],
              ['Display name', agent.displayName],
              ['Department', agent.department],
              ['Access level', <AccessLevelBadge level={agent.accessLevel} />],
            ]}
          />
        </Section>
        <Box sx={{ gridColumn: '1 / -1' }}>
          <OwnSessions />
        </Box>
      </Box>
    </Page>
  );
}
