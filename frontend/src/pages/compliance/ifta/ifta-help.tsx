import LocalGasStationOutlined from '../../../generated/icons/LocalGasStationOutlined';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { EmptyState } from '../../../components/feedback/empty-state';
import { Surface } from '../../../components/layout/surface';
import { useUser } from '../../../lib/session/session-context';

/** For everybody who does not work on the quarters. */
export function IftaHelp() {
  const { role } = useUser();
  return (
    <Surface>
      <EmptyState
        icon={<LocalGasStationOutlined />}
        title="We file your fuel tax for you"
        action={
          role === 'client' && (
            <Button component={Link} to="/client-portal/ifta" variant="contained">
              See your IFTA Status
            </Button>
          )
        }
      >
        Send us trip sheets and fuel receipts as they come. Tax Rates has what each state and province charges; Help &
        Resources has the deadlines and how to reach us.
      </EmptyState>
    </Surface>
  );
}
