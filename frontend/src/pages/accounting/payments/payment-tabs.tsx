import { LinkTabs } from '../../../components/layout/link-tabs';
import { usePageTabs } from '../../../lib/navigation/page-tabs';

/** Both kinds of payments, for who sees both. */
export function PaymentTabs() {
  const tabs = usePageTabs('payments');
  return tabs.length > 1 && <LinkTabs label="Payments" tabs={tabs} />;
}
