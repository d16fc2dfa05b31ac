import OpenInNewOutlined from '../../../generated/icons/OpenInNewOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Surface } from '../../../components/layout/surface';

const PORTAL = 'https://www.sba.gov/business-guide/launch-your-business/register-your-business';

/** The way to where a state registers a business. */
export function StatePortalCard() {
  return (
    <Surface sx={{ p: 2, mt: 2, display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      <Typography component="div" sx={{ flex: '1 1 260px' }}>
        <Typography variant="h2">State business registration</Typography>
        <Typography color="textSecondary">
          Each state registers businesses on its own portal. Register there first, then add the entity here.
        </Typography>
      </Typography>
      <Button variant="outlined" href={PORTAL} target="_blank" rel="noopener" endIcon={<OpenInNewOutlined />}>
        Open state portals
      </Button>
    </Surface>
  );
}
