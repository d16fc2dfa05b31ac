import { EditInvoice } from '../../features/invoices/components/edit-invoice';
import { InvoiceDialog } from '../../features/invoices/components/invoice-dialog-lazy';
import { InvoiceList } from '../../features/invoices/components/invoice-list';
import { useFlagParam } from '../../lib/use-address-param';

export function ClientInvoices() {
  const [adding, setAdding] = useFlagParam('new');
  return (
    <>
      <InvoiceList onAdd={() => setAdding(true)} />
      {adding && <InvoiceDialog invoice={null} onClose={() => setAdding(false)} />}
      <EditInvoice />
    </>
  );
}
