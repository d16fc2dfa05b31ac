import AddOutlined from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';
import { Outlet, useNavigate } from 'react-router';
import { LinkTabs } from '../../components/link-tabs';
import { Page } from '../../components/page';
import { useCan } from '../../lib/session/session-context';

const tabs = [
  { to: '/reminders', label: 'Reminders', end: true },
  { to: '/reminders/filings', label: 'Filing Status' },
  { to: '/reminders/papers', label: 'Paper Requests' },
];

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
      subtitle="What must not be forgotten, and where every filing stands"
      actions={mayWrite && add}
      tabs={<LinkTabs label="Reminders" tabs={tabs} />}
    >
      <Outlet />
    </Page>
  );
}
