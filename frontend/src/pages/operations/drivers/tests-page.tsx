import { Outlet } from 'react-router';
import { Page } from '../../../components/layout/page';
import { DriverTabs } from './driver-tabs';

export function Component() {
  return (
    <Page title="Drivers" subtitle="Drug and alcohol tests of the drivers" tabs={<DriverTabs />}>
      <Outlet />
    </Page>
  );
}
