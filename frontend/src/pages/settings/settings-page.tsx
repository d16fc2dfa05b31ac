import { Outlet } from 'react-router';
import { LinkTabs } from '../../components/link-tabs';
import { Page } from '../../components/page';

const tabs = [
  { to: '/settings', label: 'Your firm', end: true },
  { to: '/settings/history', label: 'History' },
];

export function Component() {
  return (
    <Page
      title="Settings"
      subtitle="Your firm, as clients and brokers see it"
      tabs={<LinkTabs label="Settings" tabs={tabs} />}
    >
      <Outlet />
    </Page>
  );
}
