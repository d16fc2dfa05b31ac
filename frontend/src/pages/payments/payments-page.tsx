import LockOutlined from '@mui/icons-material/LockOutlined';
import { EmptyState } from '../../components/feedback/empty-state';
import { Page } from '../../components/page';
import { Surface } from '../../components/surface';
import { MakePayment } from '../../features/checkout/components/make-payment';
import { ReturnedBanner } from '../../features/checkout/components/returned-banner';
import { PortalPaymentHistory } from '../../features/portal-payments/components/portal-payment-history';
import { useCan } from '../../lib/session/session-context';
import { PaymentTabs } from './payment-tabs';

export function Component() {
  const seesAll = useCan('portal-payments.read');
  const seesOwn = useCan('portal.read');
  if (!seesAll && !seesOwn) {
    return (
      <Page title="Payments">
        <Surface>
          <EmptyState icon={<LockOutlined />} title="This page is not part of your access">
            Ask an administrator if you need it.
          </EmptyState>
        </Surface>
      </Page>
    );
  }
  return (
    <Page
      title="Payments"
      subtitle={seesAll ? 'Fees your clients paid by card' : 'Fees you paid by card'}
      actions={<MakePayment from="/payments" />}
      tabs={<PaymentTabs />}
    >
      <ReturnedBanner />
      <PortalPaymentHistory all={seesAll} emptyAction={null} />
    </Page>
  );
}
