import Box from '@mui/material/Box';
import LockOutlined from '../../../generated/icons/LockOutlined';
import { EmptyState } from '../../../components/feedback/empty-state';
import { Page } from '../../../components/layout/page';
import { Surface } from '../../../components/layout/surface';
import { OwnAccount } from '../../../features/accounting/client-money/own-account';
import { MakePayment } from '../../../features/accounting/checkout/new-payment/make-payment';
import { ReturnedBanner } from '../../../features/accounting/checkout/returned/returned-banner';
import { NewPayment } from '../../../features/accounting/checkout/new-payment/new-payment';
import { PaymentTotals } from '../../../features/accounting/portal-payments/payment-totals';
import { PortalPaymentHistory } from '../../../features/accounting/portal-payments/portal-payment-history';
import { OwnAccount as OwnPay } from '../../../features/pay/driver-accounts/own-account-lazy';
import { OwnSettlements } from '../../../features/pay/settlements/own-lazy';
import { useCan, useUser } from '../../../lib/session/session-context';
import { PaymentTabs } from './payment-tabs';

export function Component() {
  const { driverId } = useUser();
  const seesAll = useCan('portal-payments.read');
  const seesOwn = useCan('portal.read');
  const drives = useCan('driver.read') && !seesAll;
  if (!seesAll && !seesOwn) {
    return (
      <Page title="Payments">
        <Surface>
          <EmptyState icon={<LockOutlined />} title="You do not have access to this page">
            Ask an administrator if you need it.
          </EmptyState>
        </Surface>
      </Page>
    );
  }
  if (drives)
    return (
      <Page title="Payments" subtitle="What you are paid">
        {driverId !== null && <OwnPay driverId={driverId} />}
        <OwnSettlements />
      </Page>
    );
  return (
    <Page
      title="Payments"
      subtitle={seesAll ? 'What clients paid and still owe' : 'What you paid and still owe'}
      actions={
        <>
          <MakePayment from="/payments" />
          {seesAll && <NewPayment />}
        </>
      }
      tabs={<PaymentTabs />}
    >
      <ReturnedBanner />
      <PaymentTotals />
      {!seesAll && (
        <Box sx={{ display: 'grid', gap: 2, '&:not(:empty)': { mb: 2 } }}>
          <OwnAccount />
        </Box>
      )}
      <PortalPaymentHistory all={seesAll} />
    </Page>
  );
}
