import { useSearchParams } from 'react-router';
import { Page } from '../../../components/layout/page';
import { Checkout } from '../../../features/accounting/checkout/checkout';

export function Component() {
  const [search] = useSearchParams();
  return (
    <Page title="Checkout" subtitle="Secure card payment">
      <Checkout clientSecret={search.get('client_secret') ?? ''} />
    </Page>
  );
}
