import { AuthLayout } from '../../../features/people/sign-in/login/auth-layout';
import { SessionGate } from '../../../features/people/sign-in/session/session-gate';
import { SessionSummary } from '../../../features/people/sign-in/session/session-summary-lazy';
import { StaffLogin } from '../../../features/people/sign-in/login/staff-login';

const links = [
  { to: '/client-registration', label: 'New Client Registration' },
  { to: '/client-login', label: 'Client Login' },
  { to: '/agent-login', label: 'Agent Login' },
  { to: '/admin-login', label: 'Admin Login' },
];

export function Component() {
  return (
    <AuthLayout title="Staff Login" subtitle="Sign in to your back office." links={links}>
      <SessionGate
        fits={(user) => user.role !== 'client'}
        summary={(user) => (
          <SessionSummary
            user={user}
            title={user.isAdmin ? 'Administrator Dashboard' : 'Staff Dashboard'}
            home={user.isAgent ? '/agent-dashboard' : '/'}
          />
        )}
      >
        <StaffLogin />
      </SessionGate>
    </AuthLayout>
  );
}
