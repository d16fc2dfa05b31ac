import LocalGasStationOutlined from '../../../generated/icons/LocalGasStationOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { EmptyState } from '../../../components/feedback/empty-state';
import { Surface } from '../../../components/layout/surface';
import { useCan, useUser } from '../../../lib/session/session-context';

const SignedIn = ({ drives, isClient }: { drives: boolean; isClient: boolean }) => {
  if (drives)
    return (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
        <Button component={Link} to="/client-portal/trips?new=1" variant="contained">
          Add Trip
        </Button>
        <Button component={Link} to="/client-portal/expenses?new=1" variant="outlined">
          Add Fuel Receipt
        </Button>
      </Box>
    );
  return (
    isClient && (
      <Button component={Link} to="/client-portal/ifta" variant="contained">
        See your IFTA Status
      </Button>
    )
  );
};

/** For everybody who does not work on the quarters: a driver enters here what a return is made of. */
export function IftaHelp() {
  const { role, driverId } = useUser();
  const drives = useCan('driver.write') && driverId !== null;
  return (
    <Surface>
      <EmptyState
        icon={<LocalGasStationOutlined />}
        title="We file your fuel tax for you"
        action={<SignedIn drives={drives} isClient={role === 'client'} />}
      >
        {drives
          ? 'Send us the miles of each state when a trip ends, and fuel receipts as they come.'
          : 'Send us trip sheets and fuel receipts as they come. Tax Rates has what each state and province charges; Help & Resources has the deadlines and how to reach us.'}
      </EmptyState>
    </Surface>
  );
}
