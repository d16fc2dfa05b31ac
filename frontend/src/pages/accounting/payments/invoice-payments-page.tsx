import { Page } from '../../../components/layout/page';
import { FactoredInvoices } from '../../../features/accounting/invoices/payments/factored-invoices';
import { InvoicePayments } from '../../../features/accounting/invoices/payments/invoice-payments';
import { PaymentTabs } from './payment-tabs';

export function Component() {
  return (
    <Page title="Payments" subtitle="What brokers and factors paid on invoices" tabs={<PaymentTabs />}>
      <InvoicePayments />
      <FactoredInvoices />
    </Page>
  );
}
