import RocketLaunchOutlined from '../../generated/icons/RocketLaunchOutlined';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { EmptyState } from '../feedback/empty-state';
import { Surface } from '../layout/surface';

export function ComingSoon({ what }: { what: string }) {
  return (
    <Surface>
      <EmptyState
        icon={<RocketLaunchOutlined />}
        title="Coming with the next release"
        action={
          <Button component={Link} to="/" variant="outlined">
            Go to the dashboard
          </Button>
        }
      >
        {what} is on its way. Nothing you need to do: it will show up right here.
      </EmptyState>
    </Surface>
  );
}
