import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router';
import { useArrival } from '../../../components/announce/use-arrival';
import { Brand } from '../../../components/layout/brand';
import { SupportContact } from '../../../components/display/support-contact';
import { RegistrationForm } from '../../../features/clients/registration-form/registration-form';
import { RegistrationSubmitted } from '../../../features/clients/registration-form/registration-submitted';

export function Component() {
  const [done, setDone] = useState(false);
  useArrival('New Client Registration');
  return (
    <Box sx={{ maxWidth: 760, mx: 'auto', px: 2, pb: 6 }}>
      <Box
        component="header"
        sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 64 }}
      >
        <Link to="/" style={{ textDecoration: 'none' }}>
          <Brand />
        </Link>
        <Link to="/client-login">Client Login</Link>
      </Box>
      <main>
        {done ? (
          <RegistrationSubmitted />
        ) : (
          <>
            <Typography variant="h1" sx={{ fontSize: 28, lineHeight: '36px', mt: 3 }}>
              New Client Registration
            </Typography>
            <Typography color="textSecondary" sx={{ mt: 0.75, mb: 3, fontSize: 15 }}>
              Tell us about your business. We will contact you within 24 hours to set up your account.
            </Typography>
            <RegistrationForm onDone={() => setDone(true)} />
          </>
        )}
      </main>
      <Box component="footer" sx={{ mt: 5 }}>
        <Typography sx={{ fontWeight: 600, mb: 0.5 }}>Questions?</Typography>
        <SupportContact />
      </Box>
    </Box>
  );
}
