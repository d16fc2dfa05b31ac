import { AgentLogin } from '../../features/sign-in/components/agent-login';
import { AuthLayout } from '../../features/sign-in/components/auth-layout';
import { SessionGate } from '../../features/sign-in/components/session-gate';
import { AgentSummary } from '../../features/sign-in/components/session-summary-lazy';

const links = [
  { to: '/client-registration', label: 'New Client Registration' },
  { to: '/staff-login', label: 'Staff Login' },
  { to: '/client-login', label: 'Client Login' },
];

export function Component() {
  return (
    <AuthLayout title="Agent Login" subtitle="Sign in to your clients and their work." links={links}>
      <SessionGate fits={(user) => user.isAgent} summary={(user) => <AgentSummary user={user} />}>
        <AgentLogin />
      </SessionGate>
    </AuthLayout>
  );
}
