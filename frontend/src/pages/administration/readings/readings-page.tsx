import { Outlet } from 'react-router';
import { LinkTabs } from '../../../components/layout/link-tabs';
import { Page } from '../../../components/layout/page';
import { usePageTabs } from '../../../lib/navigation/page-tabs';

export function Component() {
  return (
    <Page
      title="Papers Read"
      subtitle="What was read from papers, and what was saved"
      tabs={<LinkTabs label="Papers read" tabs={usePageTabs('readings')} />}
    >
      <Outlet />
    </Page>
  );
}
