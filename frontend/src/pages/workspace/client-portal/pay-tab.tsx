import PaymentsOutlined from '../../../generated/icons/PaymentsOutlined';
import { Outlet } from 'react-router';
import { EmptyState } from '../../../components/feedback/empty-state';
import { OwnAccount } from '../../../features/pay/driver-accounts/own-account-lazy';
import { OwnSettlements } from '../../../features/pay/settlements/own-lazy';
import { useCan, useUser } from '../../../lib/session/session-context';

/** What the driver who is signed in is paid, and the own account. */
export function Component() {
  const { driverId } = useUser();
  const drives = useCan('driver.read');
  if (!drives) return <EmptyState icon={<PaymentsOutlined />} title="Pay is shown to drivers here" />;
  if (driverId === null)
    return (
      <EmptyState icon={<PaymentsOutlined />} title="No driver file yet">
        The office has not linked your sign-in to a driver. Please ask them to.
      </EmptyState>
    );
  return (
    <>
      <OwnAccount driverId={driverId} />
      <OwnSettlements />
      <Outlet />
    </>
  );
}
