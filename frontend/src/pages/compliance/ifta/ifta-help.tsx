import LocalGasStationOutlined from '../../../generated/icons/LocalGasStationOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { EmptyState } from '../../../components/feedback/empty-state';
import { Page } from '../../../components/layout/page';
import { SupportContact } from '../../../components/display/support-contact';
import { Surface } from '../../../components/layout/surface';
import { useUser } from '../../../lib/session/session-context';

const toStatus = (
  <Button component={Link} to="/client-portal/ifta" variant="contained">
    See your IFTA Status
  </Button>
);

/** For everybody who does not work on the quarters; the help itself comes with the next release. */
export function IftaHelp() {
  const { role } = useUser();
  return (
    <Page title="IFTA Help" subtitle="Fuel tax, without the paperwork">
      <Surface>
        <EmptyState
          icon={<LocalGasStationOutlined />}
          title="IFTA help is coming with the next release"
          action={role === 'client' && toStatus}
        >
          Here you will find your returns, the miles and gallons behind them, the tax rates of every state, and answers
          to common questions.
        </EmptyState>
        <Box
          sx={{
            display: 'flex',
            justifyContent: 'center',
            flexWrap: 'wrap',
            gap: '4px 20px',
            px: 3,
            pb: 4,
            textAlign: 'center',
          }}
        >
          <span>Questions now?</span>
          <SupportContact />
        </Box>
      </Surface>
    </Page>
  );
}
