import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { TextInput } from '../../../components/fields/text-input';
import { FormDialog } from '../../../components/overlay/form-dialog';
import { formOutcome } from '../../../components/toast/report-failure';
import type { Invoice } from '../../../lib/api-types';
import { emailRule } from '../../../lib/rules';
import { useSendInvoice } from '../api/invoices.mutations';
import { payerQuery } from '../api/invoices.queries';

export function SendInvoiceDialog({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const payer = useQuery(payerQuery(invoice.brokerId));
  const to = invoice.sentTo ?? payer.data?.contactEmail ?? '';
  const form = useForm({ values: { to }, resetOptions: { keepDirtyValues: true } });
  const sending = useSendInvoice();
  const { errors } = form.formState;
  const submit = form.handleSubmit((values) =>
    sending.mutate(
      { id: invoice.id, to: values.to.trim(), idempotencyKey },
      formOutcome(form, {
        names: ['to'],
        done: `Invoice ${invoice.invoiceNumber} is on its way to ${values.to.trim()}`,
        onClose,
      }),
    ),
  );
  return (
    <FormDialog
      form={form}
      careless
      title={`${invoice.sentAt ? 'Resend' : 'Send'} ${invoice.invoiceNumber}`}
      submitLabel={invoice.sentAt ? 'Resend' : 'Send e-mail'}
      busyLabel="Sending..."
      busy={sending.isPending}
      maxWidth="xs"
      onSubmit={submit}
      onClose={onClose}
    >
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        The invoice goes out as a PDF. Check the address first.
      </Typography>
      <TextInput
        label="To"
        type="email"
        required
        autoFocus
        registration={form.register('to', emailRule('Valid email is required'))}
        error={errors.to?.message}
      />
    </FormDialog>
  );
}
