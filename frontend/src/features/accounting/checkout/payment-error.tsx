import ErrorOutlined from '../../../generated/icons/ErrorOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { Surface } from '../../../components/layout/surface';
import { SupportContact } from '../../../components/display/support-contact';

/** No payment can be made at this address; `onRetry` where another try may help. */
export function PaymentError({ text, onRetry }: { text: string; onRetry?: (() => void) | undefined }) {
  return (
    <Surface
      role="alert"
      sx={{
        maxWidth: 520,
        mx: 'auto',
        p: { xs: 3, md: 4 },
        display: 'grid',
        justifyItems: 'center',
        gap: 1.5,
        textAlign: 'center',
      }}
    >
      <ErrorOutlined color="error" aria-hidden sx={{ fontSize: 34 }} />
      <Typography variant="h1">Payment Error</Typography>
      <Typography color="textSecondary">{text}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'center', my: 1 }}>
        {onRetry && (
          <Button variant="outlined" onClick={onRetry}>
            Try again
          </Button>
        )}
        <Button component={Link} to="/client-portal" variant="contained">
          Back to Portal
        </Button>
      </Box>
      <SupportContact />
    </Surface>
  );
}
