import { Outlet } from 'react-router';
import { LinkTabs } from '../../components/link-tabs';
import { Page } from '../../components/page';
import { can, useUser } from '../../lib/session/session-context';
import { ClientsActions } from './clients-actions';

const all = [
  { to: '/clients', label: 'Clients', end: true, permission: 'clients.read' },
  { to: '/clients/brokers', label: 'Brokers', permission: 'brokers.read' },
  { to: '/clients/vehicles', label: 'Vehicles', permission: 'vehicles.read' },
];

export function Component() {
  const user = useUser();
  const tabs = all.filter(({ permission }) => can(user, permission));
  return (
    <Page
      title="Client Management"
      subtitle="Manage your client records and information"
      actions={<ClientsActions />}
      tabs={tabs.length > 1 && <LinkTabs label="Client Management" tabs={tabs} />}
    >
      <Outlet />
    </Page>
  );
}
