import { Outlet } from 'react-router';
import { LinkTabs } from '../../../components/layout/link-tabs';
import { Page } from '../../../components/layout/page';
import { usePageTabs } from '../../../lib/navigation/page-tabs';
import { ClientsActions } from './clients-actions';

export function Component() {
  const tabs = usePageTabs('clients');
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
