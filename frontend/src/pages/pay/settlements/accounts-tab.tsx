import { Outlet } from 'react-router';
import { AccountList } from '../../../features/pay/driver-accounts/account-list';

export function Component() {
  return (
    <>
      <AccountList />
      <Outlet />
    </>
  );
}
