import { LinkTabs } from '../../components/link-tabs';
import { useCan } from '../../lib/session/session-context';

const tabs = [
  { to: '/payments', label: 'Client payments', end: true },
  { to: '/payments/invoices', label: 'Invoice payments' },
];

/** Both kinds of payments, for who sees both. */
export function PaymentTabs() {
  const seesFees = useCan('portal-payments.read');
  const seesInvoices = useCan('invoices.read');
  return seesFees && seesInvoices && <LinkTabs label="Payments" tabs={tabs} />;
}
