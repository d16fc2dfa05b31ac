import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ActionButton } from '../components/display/action';

export function Unreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <Box
      component="main"
      sx={{
        minHeight: '100dvh',
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        gap: 1.5,
        textAlign: 'center',
        p: 3,
      }}
    >
      <Typography variant="h1">We cannot reach Axlebook</Typography>
      <Typography color="textSecondary">
        Check your connection. If it is fine, we are most likely restarting: try again in a minute.
      </Typography>
      <ActionButton look="filled" type="button" onClick={onRetry}>
        Try again
      </ActionButton>
    </Box>
  );
}
