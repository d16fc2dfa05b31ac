import { useOutlet } from 'react-router';
import { EditInvoice } from '../../features/invoices/components/edit-invoice';
import { InvoiceList } from '../../features/invoices/components/invoice-list';
import { useFlagParam } from '../../lib/use-address-param';

export function Component() {
  const panel = useOutlet();
  const [, setAdding] = useFlagParam('new');
  return (
    <>
      <InvoiceList onAdd={() => setAdding(true)} />
      {panel ?? <EditInvoice />}
    </>
  );
}
