import Typography from '@mui/material/Typography';
import { DateInput } from '../../../../components/fields/pickers/date-input';
import { FormGrid } from '../../../../components/fields/form-grid';
import { SelectInput } from '../../../../components/fields/pickers/select-input';
import { TextInput } from '../../../../components/fields/text-input';
import { useRecordForm } from '../../../../components/forms/use-record-form';
import { FormDialog } from '../../../../components/overlay/form-dialog';
import type { PaymentStep, PortalPayment } from '../../../../lib/api/api-types';
import { todayInFirm } from '../../../../lib/format/dates';
import { dayRule } from '../../../../lib/forms/rules/day-rule';
import type { RecordForm } from '../../../../lib/forms/record-form';
import { complianceMethodLabels } from '../../../../lib/format/labels';
import { formatMoney } from '../../../../lib/format/money';
import { orNull, required } from '../../../../lib/forms/rules/rules';
import { portalPaymentSubject } from '../../../../lib/subjects';
import { useMovePayment } from '../portal-payment-calls';

interface MoveValues {
  paymentStatus: PaymentStep['paymentStatus'];
  paymentDate: string;
  transactionId: string;
  reason: string;
}

export const movePaymentForm: RecordForm<MoveValues> = {
  name: 'move-payment',
  values: () => ({ paymentStatus: 'completed', paymentDate: '', transactionId: '', reason: '' }),
};

const STEPS = [
  { value: 'processing', label: 'Processing: sent to the bank' },
  { value: 'completed', label: 'Completed: the money is here' },
  { value: 'failed', label: 'Failed' },
];
const bodyOf = ({ paymentStatus, paymentDate, transactionId, reason }: MoveValues): PaymentStep => ({
  paymentStatus,
  ...(paymentStatus === 'completed' && { paymentDate: orNull(paymentDate), transactionId: orNull(transactionId) }),
  ...(paymentStatus === 'failed' && { reason: reason.trim() }),
});

/** Says what became of a payment by bank or check. */
export function MovePaymentDialog({ payment, onClose }: { payment: PortalPayment; onClose: () => void }) {
  const move = useMovePayment();
  const amount = formatMoney(payment.amount);
  const state = useRecordForm({
    form: movePaymentForm,
    about: payment.id,
    initial: { ...movePaymentForm.values(null), paymentDate: todayInFirm() },
    send: ({ values }) => move.mutateAsync({ payment, body: bodyOf(values) }),
    done: ({ paymentStatus }) => `The payment of ${amount} is now ${paymentStatus}`,
    subject: () => portalPaymentSubject(payment),
    failed: 'Failed to update payment',
    onSaved: onClose,
  });
  const { register, formState, watch } = state.form;
  const { errors } = formState;
  const status = watch('paymentStatus');
  return (
    <FormDialog state={state} title={`Update payment of ${amount}`} submitLabel="Update" onClose={onClose}>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {[payment.description, payment.clientName, complianceMethodLabels[payment.paymentMethod]].join(', ')}
      </Typography>
      <FormGrid>
        <SelectInput
          label="Status"
          options={STEPS}
          registration={register('paymentStatus')}
          error={errors.paymentStatus?.message}
        />
        {status === 'completed' && (
          <>
            <DateInput
              label="Payment Date"
              registration={register('paymentDate', dayRule())}
              error={errors.paymentDate?.message}
            />
            <TextInput
              label="Transaction"
              hint="The bank's reference, if there is one."
              maxLength={100}
              registration={register('transactionId')}
              error={errors.transactionId?.message}
            />
          </>
        )}
        {status === 'failed' && (
          <div className="wide">
            <TextInput
              label="Reason"
              required
              rows={2}
              maxLength={300}
              registration={register('reason', required('Reason is required'))}
              error={errors.reason?.message}
            />
          </div>
        )}
      </FormGrid>
    </FormDialog>
  );
}
