import { AgentLogin } from '../../../features/people/sign-in/login/agent-login';
import { AuthLayout } from '../../../features/people/sign-in/login/auth-layout';
import { SessionGate } from '../../../features/people/sign-in/session/session-gate';
import { AgentSummary } from '../../../features/people/sign-in/session/session-summary-lazy';

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
