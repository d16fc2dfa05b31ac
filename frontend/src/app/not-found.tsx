import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ActionLink } from '../components/action';

export function NotFound() {
  return (
    <Box component="main" sx={{ minHeight: '70dvh', display: 'grid', placeContent: 'center', justifyItems: 'center', gap: 1.5, textAlign: 'center', p: 3 }}>
      <Typography variant="h1">Page not found</Typography>
      <Typography color="textSecondary">The address may be mistyped, or the page has moved.</Typography>
      <ActionLink look="filled" to="/">
        Go to the home page
      </ActionLink>
    </Box>
  );
}
