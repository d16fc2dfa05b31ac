import AddOutlined from '../../../generated/icons/AddOutlined';
import Button from '@mui/material/Button';
import { Outlet, useNavigate } from 'react-router';
import { LinkTabs } from '../../../components/layout/link-tabs';
import { Page } from '../../../components/layout/page';
import { usePageTabs } from '../../../lib/navigation/page-tabs';
import { useCan } from '../../../lib/session/session-context';

export function Component() {
  const mayWrite = useCan('reminders.write');
  const navigate = useNavigate();
  const add = (
    <Button variant="contained" startIcon={<AddOutlined />} onClick={() => void navigate('/reminders?new=1')}>
      Add Reminder
    </Button>
  );
  return (
    <Page
      title="Reminders"
      subtitle="What to remember, and the status of every filing"
      actions={mayWrite && add}
      tabs={<LinkTabs label="Reminders" tabs={usePageTabs('reminders')} />}
    >
      <Outlet />
    </Page>
  );
}
