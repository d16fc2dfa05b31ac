import { Page } from '../../components/page';
import { InvoicePayments } from '../../features/invoices/components/invoice-payments';
import { PaymentTabs } from './payment-tabs';

export function Component() {
  return (
    <Page title="Payments" subtitle="What brokers and factors paid on invoices" tabs={<PaymentTabs />}>
      <InvoicePayments />
    </Page>
  );
}
