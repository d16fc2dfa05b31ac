import { AdminLogin } from '../../features/sign-in/components/admin-login';
import { AuthLayout } from '../../features/sign-in/components/auth-layout';
import { SessionGate } from '../../features/sign-in/components/session-gate';
import { SessionSummary } from '../../features/sign-in/components/session-summary-lazy';

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
