import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { TextInput } from '../../../components/fields/text-input';
import { FormDialog } from '../../../components/overlay/form-dialog';
import { formOutcome } from '../../../components/toast/report-failure';
import type { PortalPayment } from '../../../lib/api-types';
import { formatMoney } from '../../../lib/money';
import { required } from '../../../lib/rules';
import { useRefund } from '../api/portal-payments';

export function RefundDialog({ payment, onClose }: { payment: PortalPayment; onClose: () => void }) {
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const form = useForm({ defaultValues: { reason: '' } });
  const refund = useRefund();
  const amount = formatMoney(payment.amount);
  const submit = form.handleSubmit(({ reason }) =>
    refund.mutate(
      { payment, reason: reason.trim(), idempotencyKey },
      formOutcome(form, { names: ['reason'], done: `${amount} refunded`, failed: 'Failed to refund payment', onClose }),
    ),
  );
  return (
    <FormDialog
      form={form}
      title={`Refund ${amount}?`}
      submitLabel="Refund"
      busyLabel="Refunding..."
      busy={refund.isPending}
      maxWidth="xs"
      onSubmit={submit}
      onClose={onClose}
    >
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {payment.description}, {payment.clientName}. The whole amount goes back to the card it came from. This cannot be
        undone.
      </Typography>
      <TextInput
        label="Reason"
        required
        autoFocus
        rows={2}
        maxLength={300}
        registration={form.register('reason', required('Reason is required'))}
        error={form.formState.errors.reason?.message}
      />
    </FormDialog>
  );
}
