import { Outlet } from 'react-router';
import { LinkTabs } from '../../../components/layout/link-tabs';
import { Page } from '../../../components/layout/page';
import { usePageTabs } from '../../../lib/navigation/page-tabs';

export function Component() {
  return (
    <Page
      title="Settings"
      subtitle="Your firm, as clients and brokers see it"
      tabs={<LinkTabs label="Settings" tabs={usePageTabs('settings')} />}
    >
      <Outlet />
    </Page>
  );
}
