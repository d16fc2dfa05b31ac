import { useOutlet } from 'react-router';
import { EditInvoice } from '../../../features/accounting/invoices/form/edit-invoice';
import { InvoiceList } from '../../../features/accounting/invoices/invoice-list';
import { useFlagParam } from '../../../lib/navigation/use-address-param';

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
