import { Outlet } from 'react-router';
import { Page } from '../../../components/layout/page';
import { PracticeList } from '../../../features/compliance/obligations/practice/practice-list';

export function Component() {
  return (
    <Page title="Practice Desk" subtitle="What is to do for every client, the next first">
      <PracticeList />
      <Outlet />
    </Page>
  );
}
