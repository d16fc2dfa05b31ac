import SupportAgentOutlined from '../../../generated/icons/SupportAgentOutlined';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { EmptyState } from '../../../components/feedback/empty-state';
import { SupportContact } from '../../../components/display/support-contact';
import { Surface } from '../../../components/layout/surface';
import { useUser } from '../../../lib/session/session-context';

/** For an agent whose account an administrator has not finished yet, and for everybody who is none. */
export function NoAgent() {
  const { isAgent } = useUser();
  const home = (
    <Button component={Link} to="/" variant="outlined">
      Go to the dashboard
    </Button>
  );
  return (
    <Surface>
      <EmptyState
        icon={<SupportAgentOutlined />}
        title={isAgent ? 'Your agent account is almost ready' : 'This page is for agents'}
        action={isAgent ? <SupportContact /> : home}
      >
        {isAgent
          ? 'You are signed in, but an administrator still has to set up your permissions and limits. Ask them to finish it on Agent Management; then this page fills in automatically.'
          : 'Agents see their clients and invoices here. Your own work is on your dashboard.'}
      </EmptyState>
    </Surface>
  );
}
