import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { TextInput } from '../../../../components/fields/text-input';
import { useRecordForm } from '../../../../components/forms/use-record-form';
import { FormDialog } from '../../../../components/overlay/form-dialog';
import type { Invoice } from '../../../../lib/api/api-types';
import type { RecordForm } from '../../../../lib/forms/record-form';
import { emailRule } from '../../../../lib/forms/rules/rules';
import { invoiceSubject } from '../../../../lib/subjects';
import { useSendInvoice } from '../invoice-mutations';
import { payerQuery } from '../invoice-queries';

export const sendInvoiceForm: RecordForm<{ to: string }> = {
  name: 'send-invoice',
  values: () => ({ to: '' }),
  careless: true,
};

export function SendInvoiceDialog({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const payer = useQuery(payerQuery(invoice.brokerId));
  const proposed = invoice.sentTo ?? payer.data?.contactEmail ?? '';
  /** Once: who clears the address means it. */
  const filled = useRef(proposed !== '');
  const sending = useSendInvoice();
  const state = useRecordForm({
    form: sendInvoiceForm,
    about: invoice.id,
    initial: { to: proposed },
    send: ({ values, idempotencyKey }) => sending.mutateAsync({ id: invoice.id, to: values.to.trim(), idempotencyKey }),
    done: ({ to }) => `Invoice ${invoice.invoiceNumber} is on its way to ${to.trim()}`,
    subject: invoiceSubject,
    onSaved: onClose,
  });
  const { form, dirty } = state;
  useEffect(() => {
    if (filled.current || dirty || proposed === '') return;
    filled.current = true;
    form.setValue('to', proposed);
  }, [form, dirty, proposed]);
  const { errors } = form.formState;
  return (
    <FormDialog
      state={state}
      title={`${invoice.sentAt ? 'Resend' : 'Send'} ${invoice.invoiceNumber}`}
      submitLabel={invoice.sentAt ? 'Resend' : 'Send e-mail'}
      busyLabel="Sending..."
      maxWidth="xs"
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
