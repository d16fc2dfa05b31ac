import { AdminLogin } from '../../features/sign-in/components/admin-login';
import { AuthLayout } from '../../features/sign-in/components/auth-layout';
import { SessionSummary } from '../../features/sign-in/components/session-summary-lazy';
import { useSession } from '../../lib/session/session-context';

const links = [
  { to: '/staff-login', label: 'Staff Login' },
  { to: '/agent-login', label: 'Agent Login' },
  { to: '/client-login', label: 'Client Login' },
];

export function Component() {
  const { state } = useSession();
  const admin = state.status === 'signed-in' && state.user.isAdmin ? state.user : null;
  return (
    <AuthLayout title="Admin Login" subtitle={admin ? 'You are already signed in.' : 'For administrators of this office.'} links={links}>
      {admin ? <SessionSummary user={admin} title="Administrator Dashboard" home="/" /> : <AdminLogin />}
    </AuthLayout>
  );
}
