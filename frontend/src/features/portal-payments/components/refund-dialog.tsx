import Typography from '@mui/material/Typography';
import { TextInput } from '../../../components/fields/text-input';
import { useRecordForm } from '../../../components/forms/use-record-form';
import { FormDialog } from '../../../components/overlay/form-dialog';
import type { PortalPayment } from '../../../lib/api-types';
import type { RecordForm } from '../../../lib/forms/record-form';
import { formatMoney } from '../../../lib/money';
import { required } from '../../../lib/rules';
import { feeSubject } from '../../../lib/subjects';
import { useRefund } from '../api/portal-payments';

export const refundForm: RecordForm<{ reason: string }> = { name: 'refund', values: () => ({ reason: '' }) };

const howBack = ({ paymentMethod }: PortalPayment): string =>
  paymentMethod === 'credit_card'
    ? 'The whole amount goes back to the card it came from.'
    : 'The books note that the whole amount went back: send it to the client by bank or check.';

export function RefundDialog({ payment, onClose }: { payment: PortalPayment; onClose: () => void }) {
  const refund = useRefund();
  const amount = formatMoney(payment.amount);
  const state = useRecordForm({
    form: refundForm,
    about: payment.id,
    send: ({ values, idempotencyKey }) => refund.mutateAsync({ payment, reason: values.reason.trim(), idempotencyKey }),
    done: `${amount} refunded`,
    subject: () => feeSubject(payment),
    failed: 'Failed to refund payment',
    onSaved: onClose,
  });
  const { register, formState } = state.form;
  return (
    <FormDialog
      state={state}
      title={`Refund ${amount}?`}
      submitLabel="Refund"
      busyLabel="Refunding..."
      maxWidth="xs"
      onClose={onClose}
    >
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {payment.description}, {payment.clientName}. {howBack(payment)} This cannot be undone.
      </Typography>
      <TextInput
        label="Reason"
        required
        autoFocus
        rows={2}
        maxLength={300}
        registration={register('reason', required('Reason is required'))}
        error={formState.errors.reason?.message}
      />
    </FormDialog>
  );
}
