import { Outlet } from 'react-router';
import { Page } from '../../../components/layout/page';
import { DriverTabs } from './driver-tabs';

export function Component() {
  return (
    <Page title="Drivers" subtitle="Drivers’ drug and alcohol tests" tabs={<DriverTabs />}>
      <Outlet />
    </Page>
  );
}
