import { AuthLayout } from '../../../features/people/sign-in/login/auth-layout';
import { ClientLogin } from '../../../features/people/sign-in/login/client-login';
import { SessionGate } from '../../../features/people/sign-in/session/session-gate';
import { SessionSummary } from '../../../features/people/sign-in/session/session-summary-lazy';

const links = [
  { to: '/client-registration', label: 'New Client Registration' },
  { to: '/staff-login', label: 'Staff Login' },
  { to: '/staff-login', label: 'Drivers sign in here' },
];

export function Component() {
  return (
    <AuthLayout title="Client Login" subtitle="Your documents, fuel tax and payments." links={links}>
      <SessionGate
        fits={(user) => user.role === 'client'}
        summary={(user) => <SessionSummary user={user} title="Client Portal" home="/client-portal" />}
      >
        <ClientLogin />
      </SessionGate>
    </AuthLayout>
  );
}
