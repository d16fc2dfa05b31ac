import { Outlet } from 'react-router';
import { LinkTabs } from '../../../components/layout/link-tabs';
import { Page } from '../../../components/layout/page';
import { usePageTabs } from '../../../lib/navigation/page-tabs';

export function Component() {
  return (
    <Page
      title="Audit"
      subtitle="Every change, who made it and when"
      tabs={<LinkTabs label="Audit" tabs={usePageTabs('audit')} />}
    >
      <Outlet />
    </Page>
  );
}
