import { OwnAccount } from '../driver-accounts/own-account';
import { OwnSettlements } from './own-settlements';

/** What a driver is paid, and the own account. */
export const OwnPay = ({ driverId }: { driverId: number }) => (
  <>
    <OwnAccount driverId={driverId} />
    <OwnSettlements />
  </>
);
