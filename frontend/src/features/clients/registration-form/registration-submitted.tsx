import CheckCircleOutlined from '../../../generated/icons/CheckCircleOutlined';
import Typography from '@mui/material/Typography';
import { ActionLink } from '../../../components/display/action';
import { Surface } from '../../../components/layout/surface';

export function RegistrationSubmitted() {
  return (
    <Surface
      sx={{ mt: 4, p: { xs: 4, md: 7 }, display: 'grid', justifyItems: 'center', textAlign: 'center', gap: 1.5 }}
    >
      <CheckCircleOutlined color="success" sx={{ fontSize: 52 }} />
      <Typography variant="h1" sx={{ fontSize: 26, lineHeight: '34px' }}>
        Registration Submitted!
      </Typography>
      <Typography color="textSecondary" sx={{ fontSize: 15 }}>
        We'll contact you within 24 hours to set up your account.
      </Typography>
      <ActionLink look="filled" to="/">
        Return to Home
      </ActionLink>
    </Surface>
  );
}
