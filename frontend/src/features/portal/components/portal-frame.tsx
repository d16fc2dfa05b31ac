import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import Button from '@mui/material/Button';
import { Link, Outlet } from 'react-router';
import { EmptyState } from '../../../components/feedback/empty-state';
import { LinkTabs } from '../../../components/link-tabs';
import { Page } from '../../../components/page';
import { Surface } from '../../../components/surface';
import { useCan } from '../../../lib/session/session-context';

const tabs = [
  { to: '/client-portal', label: 'Overview', end: true },
  { to: '/client-portal/documents', label: 'Documents' },
  { to: '/client-portal/ifta', label: 'IFTA Status' },
  { to: '/client-portal/payments', label: 'Payments' },
];
const clientsTabs = [...tabs, { to: '/client-portal/deadlines', label: 'Deadlines' }];

/** Beside what clients have, a driver has loads, expenses and a file. */
const driversTabs = [
  ...tabs.slice(0, 1),
  { to: '/client-portal/loads', label: 'My Loads' },
  { to: '/client-portal/expenses', label: 'My Expenses' },
  { to: '/client-portal/file', label: 'My File' },
  ...tabs.slice(1),
];

const home = (
  <Button component={Link} to="/" variant="outlined">
    Go to the dashboard
  </Button>
);

/** The portal shows a client its own records; the staff has none of its own here. */
export function PortalFrame() {
  const isTheirs = useCan('portal.read');
  const drives = useCan('driver.read');
  if (!isTheirs) {
    return (
      <Page title="Client Portal">
        <Surface>
          <EmptyState icon={<StorefrontOutlined />} title="The portal is for clients and drivers" action={home}>
            What they see here is on your own pages: Documents, IFTA Help and Payments.
          </EmptyState>
        </Surface>
      </Page>
    );
  }
  return (
    <Page
      title="Client Portal"
      subtitle={drives ? 'Your loads, your expenses and your file' : 'Your documents, fuel tax and payments'}
      tabs={<LinkTabs label="Client Portal" tabs={drives ? driversTabs : clientsTabs} />}
    >
      <Outlet />
    </Page>
  );
}
