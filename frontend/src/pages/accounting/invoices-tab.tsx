import { Outlet } from 'react-router';
import { InvoiceList } from '../../features/invoices/components/invoice-list';
import { useFlagParam } from '../../lib/use-flag-param';

export function Component() {
  const [, setAdding] = useFlagParam('new');
  return (
    <>
      <InvoiceList onAdd={() => setAdding(true)} />
      <Outlet />
    </>
  );
}
