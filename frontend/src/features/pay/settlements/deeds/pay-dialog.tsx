import Typography from '@mui/material/Typography';
import { DayInput } from '../../../../components/fields/dated';
import { FormGrid } from '../../../../components/fields/form-grid';
import { SelectInput } from '../../../../components/fields/pickers/select-input';
import { TextInput } from '../../../../components/fields/text-input';
import { useRecordForm } from '../../../../components/forms/use-record-form';
import { FormDialog } from '../../../../components/overlay/form-dialog';
import { todayInFirm } from '../../../../lib/format/dates';
import { formatMoney } from '../../../../lib/format/money';
import type { RecordForm } from '../../../../lib/forms/record-form';
import { orNull } from '../../../../lib/forms/rules/rules';
import { settlementSubject, useStep, type Settlement } from '../settlement-calls';
import { METHOD_OPTIONS } from '../settlement-words';

interface PayValues {
  paidOn: string;
  method: string;
  reference: string;
  bookedOn: string;
}
export const paySettlementForm: RecordForm<PayValues> = {
  name: 'pay-settlement',
  values: () => ({ paidOn: '', method: '', reference: '', bookedOn: '' }),
};

/** Records that an approved settlement was paid: when and how. */
export function PayDialog({ settlement, onClose }: { settlement: Settlement; onClose: () => void }) {
  const pay = useStep('pay');
  const { id, number, net, driverName } = settlement;
  const state = useRecordForm({
    form: paySettlementForm,
    about: id,
    initial: { ...paySettlementForm.values(null), paidOn: todayInFirm() },
    send: ({ values: { paidOn, method, reference, bookedOn }, idempotencyKey }) =>
      pay.mutateAsync({
        id,
        body: {
          ...(paidOn !== '' && { paidOn }),
          method: method || null,
          reference: orNull(reference),
          ...(bookedOn !== '' && { bookedOn }),
        },
        idempotencyKey,
      }),
    done: `Settlement ${number} is paid`,
    subject: settlementSubject,
    failed: 'Failed to record the payment',
    onSaved: onClose,
  });
  const { register, formState } = state.form;
  return (
    <FormDialog state={state} title={`Pay ${number}`} submitLabel="Record Payment" onClose={onClose}>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {`${formatMoney(net)} to ${driverName ?? 'the driver'}. Send the money, then say here when and how.`}
      </Typography>
      <FormGrid>
        <DayInput form={state.form} name="paidOn" label="Paid On" late />
        <SelectInput
          label="Paid By"
          placeholder="Not said"
          options={METHOD_OPTIONS}
          registration={register('method')}
          error={formState.errors.method?.message}
        />
        <div className="wide">
          <TextInput
            label="Reference"
            placeholder="Check number or trace"
            maxLength={100}
            registration={register('reference')}
            error={formState.errors.reference?.message}
          />
        </div>
      </FormGrid>
    </FormDialog>
  );
}
