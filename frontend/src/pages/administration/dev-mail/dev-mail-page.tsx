import { Outlet } from 'react-router';
import { Page } from '../../../components/layout/page';
import { MailList } from '../../../features/administration/demo-mail/mail-list';

export function Component() {
  return (
    <Page title="Demo Mail" subtitle="Mail that would have been sent. Nothing leaves this machine.">
      <MailList />
      <Outlet />
    </Page>
  );
}
