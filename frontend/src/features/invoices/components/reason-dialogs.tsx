import Typography from '@mui/material/Typography';
import { TextInput } from '../../../components/fields/text-input';
import { useRecordForm } from '../../../components/forms/use-record-form';
import { FormDialog } from '../../../components/overlay/form-dialog';
import type { Invoice, Payment } from '../../../lib/api-types';
import type { RecordForm } from '../../../lib/forms/record-form';
import { formatMoney } from '../../../lib/money';
import { required } from '../../../lib/rules';
import { invoiceAt, invoiceSubject, type Subject } from '../../../lib/subjects';
import { useReversePayment, useVoidInvoice } from '../api/invoices.mutations';

interface Reason {
  reason: string;
}

export const voidInvoiceForm: RecordForm<Reason> = { name: 'void-invoice', values: () => ({ reason: '' }) };
export const reversePaymentForm: RecordForm<Reason> = { name: 'reverse-payment', values: () => ({ reason: '' }) };

interface ReasonDialogProps {
  form: RecordForm<Reason>;
  id: number;
  change: ReturnType<typeof useVoidInvoice> | ReturnType<typeof useReversePayment>;
  title: string;
  text: string;
  submitLabel: string;
  done: string;
  subject: Subject;
  onClose: () => void;
}

function ReasonDialog({ form, id, change, title, text, submitLabel, done, subject, onClose }: ReasonDialogProps) {
  const state = useRecordForm({
    form,
    about: id,
    send: ({ values, idempotencyKey }): Promise<unknown> =>
      change.mutateAsync({ id, reason: values.reason.trim(), idempotencyKey }),
    done,
    subject: () => subject,
    onSaved: onClose,
  });
  const { register, formState } = state.form;
  return (
    <FormDialog state={state} title={title} submitLabel={submitLabel} maxWidth="xs" onClose={onClose}>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {text}
      </Typography>
      <TextInput
        label="Reason"
        required
        autoFocus
        rows={2}
        registration={register('reason', required('Reason is required'))}
        error={formState.errors.reason?.message}
      />
    </FormDialog>
  );
}

export function VoidInvoiceDialog({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  return (
    <ReasonDialog
      form={voidInvoiceForm}
      id={invoice.id}
      change={useVoidInvoice()}
      title={`Void ${invoice.invoiceNumber}?`}
      text="The invoice is cancelled and its entries in the books are reversed. This cannot be undone."
      submitLabel="Void invoice"
      done={`Invoice ${invoice.invoiceNumber} was voided`}
      subject={invoiceSubject(invoice)}
      onClose={onClose}
    />
  );
}

export function ReversePaymentDialog({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  return (
    <ReasonDialog
      form={reversePaymentForm}
      id={payment.id}
      change={useReversePayment()}
      title={`Reverse ${formatMoney(payment.amount)}?`}
      text="The payment stays in the history, and the amount is open again."
      submitLabel="Reverse payment"
      done="Payment reversed"
      subject={invoiceAt(payment.invoiceId, formatMoney(payment.amount))}
      onClose={onClose}
    />
  );
}
