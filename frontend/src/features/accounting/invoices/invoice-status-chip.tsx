import { StatusChip } from '../../../components/display/status-chip';
import { invoiceStateWord, invoiceTone, type InvoiceStands } from '../../../lib/format/invoice-words';

export const InvoiceStatusChip = ({ invoice }: { invoice: InvoiceStands }) => (
  <StatusChip tone={invoiceTone(invoice)} label={invoiceStateWord(invoice)} />
);
