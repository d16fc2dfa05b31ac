import { Outlet } from 'react-router';
import { LinkTabs } from '../../components/link-tabs';
import { Page } from '../../components/page';
import { usePageTabs } from '../../lib/page-tabs';

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
