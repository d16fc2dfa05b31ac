import { TextDialog } from '../../../../components/overlay/text-dialog';
import type { Invoice, Payment } from '../../../../lib/api/api-types';
import type { OneText, RecordForm } from '../../../../lib/forms/record-form';
import { formatMoney } from '../../../../lib/format/money';
import { invoiceAt, invoiceSubject } from '../../../../lib/subjects';
import { useReversePayment, useVoidInvoice } from '../invoice-mutations';

export const voidInvoiceForm: RecordForm<OneText> = { name: 'void-invoice', values: () => ({ reason: '' }) };
export const reversePaymentForm: RecordForm<OneText> = { name: 'reverse-payment', values: () => ({ reason: '' }) };

export function VoidInvoiceDialog({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const change = useVoidInvoice();
  const { id, invoiceNumber } = invoice;
  return (
    <TextDialog
      form={voidInvoiceForm}
      about={id}
      title={`Void ${invoiceNumber}?`}
      need="Reason is required"
      rows={2}
      maxLength={500}
      submitLabel="Void invoice"
      send={(reason, idempotencyKey): Promise<unknown> => change.mutateAsync({ id, reason, idempotencyKey })}
      done={`Invoice ${invoiceNumber} was voided`}
      subject={() => invoiceSubject(invoice)}
      onClose={onClose}
    >
      The invoice is cancelled and its entries in the books are reversed. This cannot be undone.
    </TextDialog>
  );
}

export function ReversePaymentDialog({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  const change = useReversePayment();
  const { id, invoiceId } = payment;
  const amount = formatMoney(payment.amount);
  return (
    <TextDialog
      form={reversePaymentForm}
      about={id}
      title={`Reverse ${amount}?`}
      need="Reason is required"
      rows={2}
      maxLength={500}
      submitLabel="Reverse payment"
      send={(reason, idempotencyKey): Promise<unknown> => change.mutateAsync({ id, reason, idempotencyKey })}
      done="Payment reversed"
      subject={() => invoiceAt(invoiceId, amount)}
      onClose={onClose}
    >
      The payment stays in the history, and the amount is open again.
    </TextDialog>
  );
}
