import PaymentsOutlined from '../../../generated/icons/PaymentsOutlined';
import { Outlet } from 'react-router';
import { OwnAccount } from '../../../features/pay/driver-accounts/own-account-lazy';
import { OwnSettlements } from '../../../features/pay/settlements/own-lazy';
import { ForDrivers } from './for-drivers';

/** What the driver who is signed in is paid, and the own account. */
export function Component() {
  return (
    <ForDrivers what="Pay is" icon={<PaymentsOutlined />} may="driver.read">
      {(driverId) => (
        <>
          <OwnAccount driverId={driverId} />
          <OwnSettlements />
          <Outlet />
        </>
      )}
    </ForDrivers>
  );
}
