import { AuthLayout } from '../../features/sign-in/components/auth-layout';
import { ClientLogin } from '../../features/sign-in/components/client-login';
import { SessionSummary } from '../../features/sign-in/components/session-summary-lazy';
import { useSession } from '../../lib/session/session-context';

const links = [
  { to: '/client-registration', label: 'New Client Registration' },
  { to: '/staff-login', label: 'Staff Login' },
];

export function Component() {
  const { state } = useSession();
  const client = state.status === 'signed-in' && state.user.role === 'client' ? state.user : null;
  return (
    <AuthLayout title="Client Login" subtitle={client ? 'You are already signed in.' : 'Your documents, fuel tax and payments.'} links={links}>
      {client ? <SessionSummary user={client} title="Client Portal" home="/client-portal" /> : <ClientLogin />}
    </AuthLayout>
  );
}
