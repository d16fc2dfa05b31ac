import { EditInvoice } from '../../../../features/accounting/invoices/form/edit-invoice';
import { InvoiceDialog } from '../../../../features/accounting/invoices/form/invoice-dialog-lazy';
import { InvoiceList } from '../../../../features/accounting/invoices/invoice-list';
import { useFlagParam } from '../../../../lib/navigation/use-address-param';

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
