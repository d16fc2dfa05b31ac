import Box from '@mui/material/Box';
import { AuthLayout } from '../../features/sign-in/components/auth-layout';
import { SessionSummary } from '../../features/sign-in/components/session-summary-lazy';
import { StaffLogin } from '../../features/sign-in/components/staff-login';
import { useFirm } from '../../lib/firm';
import { useSession } from '../../lib/session/session-context';

const links = [
  { to: '/client-registration', label: 'New Client Registration' },
  { to: '/client-login', label: 'Client Login' },
  { to: '/agent-login', label: 'Agent Login' },
  { to: '/admin-login', label: 'Admin Login' },
];

const Banner = () => {
  const firm = useFirm();
  return (
    <Box sx={{ fontSize: 13, color: 'text.secondary', mb: 1.5, minHeight: 18 }}>
      <span>Integrated Administration Services</span>
      {firm && <span className="tabular"> · v{firm.version}</span>}
    </Box>
  );
};

export function Component() {
  const { state } = useSession();
  const signedIn = state.status === 'signed-in' && state.user.role !== 'client' ? state.user : null;
  return (
    <AuthLayout title="Staff Login" subtitle={signedIn ? 'You are already signed in.' : 'Sign in to your back office.'} banner={<Banner />} links={links}>
      {signedIn ? <SessionSummary user={signedIn} title={signedIn.isAdmin ? 'Administrator Dashboard' : 'Staff Dashboard'} home={signedIn.isAgent ? '/agent-dashboard' : '/'} /> : <StaffLogin />}
    </AuthLayout>
  );
}
