import { AdminLogin } from '../../../features/people/sign-in/login/admin-login';
import { AuthLayout } from '../../../features/people/sign-in/login/auth-layout';
import { SessionGate } from '../../../features/people/sign-in/session/session-gate';
import { SessionSummary } from '../../../features/people/sign-in/session/session-summary-lazy';

const links = [
  { to: '/staff-login', label: 'Staff Login' },
  { to: '/agent-login', label: 'Agent Login' },
  { to: '/client-login', label: 'Client Login' },
];

export function Component() {
  return (
    <AuthLayout title="Admin Login" subtitle="For administrators of this office." links={links}>
      <SessionGate
        fits={(user) => user.isAdmin}
        summary={(user) => <SessionSummary user={user} title="Administrator Dashboard" home="/" />}
      >
        <AdminLogin />
      </SessionGate>
    </AuthLayout>
  );
}
