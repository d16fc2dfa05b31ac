import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ActionLink } from '../components/display/action';

/** `inside` the shell there is a main region already. */
function Words({ inside }: { inside: boolean }) {
  return (
    <Box
      component={inside ? 'section' : 'main'}
      sx={{
        minHeight: '70dvh',
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        gap: 1.5,
        textAlign: 'center',
        p: 3,
      }}
    >
      <Typography variant="h1">Page not found</Typography>
      <Typography color="textSecondary">The address may be mistyped, or the page has moved.</Typography>
      <ActionLink look="filled" to="/">
        Go to the home page
      </ActionLink>
    </Box>
  );
}

export function NotFound() {
  return <Words inside={false} />;
}

export function NotFoundInside() {
  return <Words inside />;
}
