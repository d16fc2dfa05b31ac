import { EditRecord } from '../../../../components/overlay/edit-record';
import { invoiceQuery } from '../invoice-queries';
import { isEditable } from '../invoice-columns';
import { InvoiceDialog } from './invoice-dialog-lazy';

export const EditInvoice = () => (
  <EditRecord
    what="invoice"
    query={invoiceQuery}
    permission="invoices.write"
    refusal={(invoice) => (isEditable(invoice) ? null : `${invoice.invoiceNumber} was voided.`)}
  >
    {(invoice, onClose) => <InvoiceDialog invoice={invoice} onClose={onClose} />}
  </EditRecord>
);
