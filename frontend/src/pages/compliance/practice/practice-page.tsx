import { Outlet } from 'react-router';
import { Page } from '../../../components/layout/page';
import { PracticeList } from '../../../features/compliance/obligations/practice/practice-list';

export function Component() {
  return (
    <Page title="Practice Desk" subtitle="What needs to be done for every client, next due first">
      <PracticeList />
      <Outlet />
    </Page>
  );
}
