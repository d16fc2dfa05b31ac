import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { TextInput } from '../../../components/fields/text-input';
import { FormDialog } from '../../../components/overlay/form-dialog';
import { reportFailure } from '../../../components/toast/report-failure';
import { toast } from '../../../components/toast/toast-store';
import type { Invoice, Payment } from '../../../lib/api-types';
import { formatMoney } from '../../../lib/money';
import { sentenceFor, showProblem } from '../../../lib/problem';
import { required } from '../../../lib/rules';
import { useReversePayment, useVoidInvoice } from '../api/invoices.mutations';

interface ReasonDialogProps {
  title: string;
  text: string;
  submitLabel: string;
  busy: boolean;
  run: (reason: string, onError: (error: Error) => void) => void;
  onClose: () => void;
}

function ReasonDialog({ title, text, submitLabel, busy, run, onClose }: ReasonDialogProps) {
  const form = useForm({ defaultValues: { reason: '' } });
  const { errors, isDirty } = form.formState;
  const failed = (error: Error) => {
    reportFailure(error, sentenceFor(error));
    showProblem(form, error, ['reason']);
  };
  return (
    <FormDialog
      open
      title={title}
      submitLabel={submitLabel}
      busy={busy}
      dirty={isDirty}
      error={errors.root?.['server']?.message}
      maxWidth="xs"
      onSubmit={form.handleSubmit(({ reason }) => run(reason.trim(), failed))}
      onClose={onClose}
    >
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {text}
      </Typography>
      <TextInput label="Reason" required autoFocus rows={2} registration={form.register('reason', required('Reason is required'))} error={errors.reason?.message} />
    </FormDialog>
  );
}

export function VoidInvoiceDialog({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const voiding = useVoidInvoice();
  const run = (reason: string, onError: (error: Error) => void) =>
    voiding.mutate(
      { id: invoice.id, reason, idempotencyKey },
      {
        onSuccess: () => {
          toast.success(`Invoice ${invoice.invoiceNumber} was voided`);
          onClose();
        },
        onError,
      },
    );
  return (
    <ReasonDialog
      title={`Void ${invoice.invoiceNumber}?`}
      text="The invoice is cancelled and its entries in the books are reversed. This cannot be undone."
      submitLabel="Void invoice"
      busy={voiding.isPending}
      run={run}
      onClose={onClose}
    />
  );
}

export function ReversePaymentDialog({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const reversal = useReversePayment();
  const run = (reason: string, onError: (error: Error) => void) =>
    reversal.mutate(
      { id: payment.id, reason, idempotencyKey },
      {
        onSuccess: () => {
          toast.success('Payment reversed');
          onClose();
        },
        onError,
      },
    );
  return (
    <ReasonDialog
      title={`Reverse ${formatMoney(payment.amount)}?`}
      text="The payment stays in the history, and the amount is open again."
      submitLabel="Reverse payment"
      busy={reversal.isPending}
      run={run}
      onClose={onClose}
    />
  );
}
