import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FactList } from '../../components/fact-list';
import { AgentLogin } from '../../features/sign-in/components/agent-login';
import { AuthLayout } from '../../features/sign-in/components/auth-layout';
import { SessionSummary } from '../../features/sign-in/components/session-summary-lazy';
import { agentSummaryOf } from '../../features/sign-in/agent-summary';
import { useSession } from '../../lib/session/session-context';

const links = [
  { to: '/client-registration', label: 'New Client Registration' },
  { to: '/staff-login', label: 'Staff Login' },
  { to: '/client-login', label: 'Client Login' },
];

export function Component() {
  const { state } = useSession();
  const agent = state.status === 'signed-in' && state.user.isAgent ? state.user : null;
  const summary = agent ? agentSummaryOf(agent) : null;
  return (
    <AuthLayout title="Agent Login" subtitle={agent ? 'You are already signed in.' : 'Sign in to your clients and their work.'} links={links}>
      {agent && summary ? (
        <SessionSummary user={agent} title="Agent Dashboard" home="/agent-dashboard">
          <Box>
            <Typography variant="h3" sx={{ mb: 1 }}>
              Permissions
            </Typography>
            <FactList facts={summary.permissions} />
          </Box>
          <Box>
            <Typography variant="h3" sx={{ mb: 1 }}>
              Limits
            </Typography>
            <FactList facts={summary.limits} />
          </Box>
        </SessionSummary>
      ) : (
        <AgentLogin />
      )}
    </AuthLayout>
  );
}
