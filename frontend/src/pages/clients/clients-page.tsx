import { Outlet } from 'react-router';
import { LinkTabs } from '../../components/link-tabs';
import { Page } from '../../components/page';
import { useCan } from '../../lib/session/session-context';
import { ClientsActions } from './clients-actions';

export function Component() {
  const seesBrokers = useCan('brokers.read');
  const tabs = [
    { to: '/clients', label: 'Clients', end: true },
    { to: '/clients/brokers', label: 'Brokers' },
  ];
  return (
    <Page
      title="Client Management"
      subtitle="Manage your client records and information"
      actions={<ClientsActions />}
      tabs={seesBrokers && <LinkTabs label="Client Management" tabs={tabs} />}
    >
      <Outlet />
    </Page>
  );
}
