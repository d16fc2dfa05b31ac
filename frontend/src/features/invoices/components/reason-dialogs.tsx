import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { TextInput } from '../../../components/fields/text-input';
import { FormDialog } from '../../../components/overlay/form-dialog';
import { formOutcome } from '../../../components/toast/report-failure';
import type { Invoice, Payment } from '../../../lib/api-types';
import { formatMoney } from '../../../lib/money';
import { required } from '../../../lib/rules';
import { useReversePayment, useVoidInvoice } from '../api/invoices.mutations';

interface ReasonDialogProps {
  id: number;
  change: ReturnType<typeof useVoidInvoice> | ReturnType<typeof useReversePayment>;
  title: string;
  text: string;
  submitLabel: string;
  done: string;
  onClose: () => void;
}

function ReasonDialog({ id, change, title, text, submitLabel, done, onClose }: ReasonDialogProps) {
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const form = useForm({ defaultValues: { reason: '' } });
  const submit = form.handleSubmit(({ reason }) =>
    change.mutate(
      { id, reason: reason.trim(), idempotencyKey },
      formOutcome(form, { names: ['reason'], done, onClose }),
    ),
  );
  return (
    <FormDialog
      form={form}
      title={title}
      submitLabel={submitLabel}
      busy={change.isPending}
      maxWidth="xs"
      onSubmit={submit}
      onClose={onClose}
    >
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {text}
      </Typography>
      <TextInput
        label="Reason"
        required
        autoFocus
        rows={2}
        registration={form.register('reason', required('Reason is required'))}
        error={form.formState.errors.reason?.message}
      />
    </FormDialog>
  );
}

export function VoidInvoiceDialog({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  return (
    <ReasonDialog
      id={invoice.id}
      change={useVoidInvoice()}
      title={`Void ${invoice.invoiceNumber}?`}
      text="The invoice is cancelled and its entries in the books are reversed. This cannot be undone."
      submitLabel="Void invoice"
      done={`Invoice ${invoice.invoiceNumber} was voided`}
      onClose={onClose}
    />
  );
}

export function ReversePaymentDialog({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  return (
    <ReasonDialog
      id={payment.id}
      change={useReversePayment()}
      title={`Reverse ${formatMoney(payment.amount)}?`}
      text="The payment stays in the history, and the amount is open again."
      submitLabel="Reverse payment"
      done="Payment reversed"
      onClose={onClose}
    />
  );
}
