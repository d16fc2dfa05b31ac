import { DayInput } from '../../../components/fields/dated';
import { FormGrid } from '../../../components/fields/form-grid';
import { MoneyInput } from '../../../components/fields/money-input';
import { RecordInput } from '../../../components/fields/record-input';
import { TextInput } from '../../../components/fields/text-input';
import { useRecordForm } from '../../../components/forms/use-record-form';
import { FormDialog } from '../../../components/overlay/form-dialog';
import { TextDialog } from '../../../components/overlay/text-dialog';
import { clientOptionsQuery } from '../../../lib/api/option-queries';
import { todayInFirm } from '../../../lib/format/dates';
import { formatMoney, isZeroMoney, normalizeMoney } from '../../../lib/format/money';
import type { OneText, RecordForm } from '../../../lib/forms/record-form';
import { moneyRule } from '../../../lib/forms/rules/money-rule';
import { orNull, required } from '../../../lib/forms/rules/rules';
import { chargeSubject, useCancelCharge, useRaiseCharge, type Charge, type NewCharge } from './charge-calls';

interface ChargeValues {
  clientId: string;
  description: string;
  amount: string;
  chargedOn: string;
  bookedOn: string;
  notes: string;
}

export const chargeForm: RecordForm<ChargeValues> = {
  name: 'charge',
  values: () => ({ clientId: '', description: '', amount: '', chargedOn: '', bookedOn: '', notes: '' }),
};
export const cancelChargeForm: RecordForm<OneText> = { name: 'cancel-charge', values: () => ({ reason: '' }) };

const bodyOf = ({ clientId, description, amount, chargedOn, bookedOn, notes }: ChargeValues): NewCharge => ({
  clientId,
  description: description.trim(),
  amount: normalizeMoney(amount),
  ...(chargedOn !== '' && { chargedOn }),
  ...(bookedOn !== '' && { bookedOn }),
  notes: orNull(notes),
});

/** Charges a client for a service: it owes the amount until it pays it in the portal. */
export function ChargeDialog({ onClose }: { onClose: () => void }) {
  const raise = useRaiseCharge();
  const state = useRecordForm({
    form: chargeForm,
    initial: { ...chargeForm.values(null), chargedOn: todayInFirm() },
    send: ({ values, idempotencyKey }) => raise.mutateAsync({ body: bodyOf(values), idempotencyKey }),
    done: ({ amount }) => `${formatMoney(normalizeMoney(amount))} charged`,
    subject: chargeSubject,
    failed: 'Failed to charge the client',
    onSaved: onClose,
  });
  const { register, control, formState } = state.form;
  const { errors } = formState;
  return (
    <FormDialog state={state} title="Charge a client" submitLabel="Charge" onClose={onClose}>
      <FormGrid>
        <RecordInput
          control={control}
          name="clientId"
          label="Client"
          query={clientOptionsQuery}
          rules={required('Choose a client')}
        />
        <MoneyInput
          label="Amount"
          required
          registration={register('amount', moneyRule({ label: 'Amount' }))}
          error={errors.amount?.message}
        />
        <div className="wide">
          <TextInput
            label="Description"
            required
            hint="As the client reads it, such as IFTA, 3rd quarter."
            maxLength={200}
            registration={register('description', required('Description is required'))}
            error={errors.description?.message}
          />
        </div>
        <DayInput form={state.form} name="chargedOn" label="Charged on" late />
        <div className="wide">
          <TextInput
            label="Notes"
            rows={2}
            maxLength={2_000}
            registration={register('notes')}
            error={errors.notes?.message}
          />
        </div>
      </FormGrid>
    </FormDialog>
  );
}

/** Cancels what is not paid of a charge. */
export function CancelChargeDialog({ charge, onClose }: { charge: Charge; onClose: () => void }) {
  const cancel = useCancelCharge();
  const { description, clientName, open, paid } = charge;
  const isPart = !isZeroMoney(paid);
  const what = isPart ? `the rest of ${formatMoney(open)}` : `the charge of ${formatMoney(open)}`;
  return (
    <TextDialog
      form={cancelChargeForm}
      about={charge.id}
      title={`Cancel ${what}?`}
      need="Say why it is cancelled"
      rows={2}
      maxLength={300}
      submitLabel="Cancel Charge"
      send={(reason, idempotencyKey) => cancel.mutateAsync({ charge, reason, idempotencyKey })}
      done={`${isPart ? 'The rest' : 'The charge'} of ${formatMoney(open)} is cancelled`}
      subject={() => chargeSubject(charge)}
      failed="Failed to cancel the charge"
      onClose={onClose}
    >
      {`${description}, ${clientName ?? 'a client'}. ` +
        (isPart
          ? `${formatMoney(paid)} stays paid; the client owes nothing more for it.`
          : 'The client no longer owes anything for it.')}
    </TextDialog>
  );
}
