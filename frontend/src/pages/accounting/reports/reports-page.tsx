import { Outlet } from 'react-router';
import { LinkTabs } from '../../../components/layout/link-tabs';
import { Page } from '../../../components/layout/page';
import { usePageTabs } from '../../../lib/navigation/page-tabs';

export function Component() {
  return (
    <Page
      title="Reports"
      subtitle="Statements, ageing and what goes out by e-mail"
      tabs={<LinkTabs label="Reports" tabs={usePageTabs('reports')} />}
    >
      <Outlet />
    </Page>
  );
}
