import Typography from '@mui/material/Typography';
import { DayInput, ReasonInput } from '../../../../../components/fields/dated';
import { FormGrid } from '../../../../../components/fields/form-grid';
import { TextInput } from '../../../../../components/fields/text-input';
import { useRecordForm } from '../../../../../components/forms/use-record-form';
import { FormDialog } from '../../../../../components/overlay/form-dialog';
import { todayInFirm } from '../../../../../lib/format/dates';
import type { RecordForm } from '../../../../../lib/forms/record-form';
import { periodName } from '../../quarters';
import { returnSubject, useReturnStep, type OpenReturn } from '../return-calls';
import { amountWords, dueWords } from '../return-words';

type DatedStep = 'file' | 'amend' | 'pay' | 'payment/reverse';
type StepValues = Record<string, string> & { reason: string; bookedOn: string };

export const fileReturnForm: RecordForm<StepValues> = {
  name: 'file-fuel-tax-return',
  values: () => ({ filedOn: '', reference: '', bookedOn: '', reason: '' }),
};
export const amendReturnForm: RecordForm<StepValues> = {
  name: 'amend-fuel-tax-return',
  values: () => ({ filedOn: '', reference: '', bookedOn: '', reason: '' }),
};
export const payReturnForm: RecordForm<StepValues> = {
  name: 'pay-fuel-tax-return',
  values: () => ({ paidOn: '', reference: '', bookedOn: '', reason: '' }),
};
export const reverseReturnForm: RecordForm<StepValues> = {
  name: 'reverse-fuel-tax-payment',
  values: () => ({ reversedOn: '', reason: '', bookedOn: '' }),
};

interface StepOf {
  readonly form: RecordForm<StepValues>;
  readonly title: string;
  readonly says: (about: OpenReturn) => string;
  readonly day: readonly [name: 'filedOn' | 'paidOn' | 'reversedOn', label: string];
  /** Whether a reference is asked for, or a reason. */
  readonly reference?: string;
  readonly reason?: true;
  readonly submit: string;
  readonly done: string;
  readonly failed: string;
}
const STEPS: Readonly<Record<DatedStep, StepOf>> = {
  file: {
    form: fileReturnForm,
    title: 'File the return of',
    says: (about) =>
      `${dueWords(about)} File it with the base state first, then say here when. It is frozen and booked from then on.`,
    day: ['filedOn', 'Filed On'],
    reference: 'Base State Confirmation',
    submit: 'Record as Filed',
    done: 'Recorded as filed',
    failed: 'Failed to record the filing',
  },
  amend: {
    form: amendReturnForm,
    title: 'Amend the return of',
    says: () => 'What changed since is filed as the next version. The earlier version stays as it was.',
    day: ['filedOn', 'Filed On'],
    reference: 'Base State Confirmation',
    reason: true,
    submit: 'Record Amendment',
    done: 'Recorded as amended',
    failed: 'Failed to record the amendment',
  },
  pay: {
    form: payReturnForm,
    title: 'Payment for',
    says: ({ open, units }) =>
      `${amountWords(open, units)}: send the money, or see that the refund is in, then say here when.`,
    day: ['paidOn', 'Paid On'],
    reference: 'Check number or trace',
    submit: 'Record Payment',
    done: 'The payment is recorded',
    failed: 'Failed to record the payment',
  },
  'payment/reverse': {
    form: reverseReturnForm,
    title: 'Reverse the payment for',
    says: () => 'It is owed again. The payment stays in the history.',
    day: ['reversedOn', 'Reversed On'],
    reason: true,
    submit: 'Reverse Payment',
    done: 'The payment is reversed',
    failed: 'Failed to reverse the payment',
  },
};

/** What is sent: what was typed, and of the accounting date only what there is. */
const bodyOf = ({ day: [name], reference, reason }: StepOf, values: StepValues): object => ({
  [name]: values[name] || null,
  ...(reference !== undefined && { reference: values['reference']?.trim() || null }),
  ...(values.bookedOn !== '' && { bookedOn: values.bookedOn }),
  ...(reason && { reason: values.reason.trim() }),
});

interface StepDialogProps {
  readonly step: DatedStep;
  readonly about: OpenReturn;
  readonly onClose: () => void;
}
/** A step of a return that happened on a day. */
export function StepDialog({ step, about, onClose }: StepDialogProps) {
  const take = useReturnStep(step);
  const of = STEPS[step];
  const { form, title, says, day, reference, reason, submit, done, failed } = of;
  const [name, label] = day;
  const { id, period } = about;
  const state = useRecordForm<StepValues, never>({
    form,
    about: id,
    initial: { ...form.values(null), [name]: todayInFirm() },
    send: ({ values, idempotencyKey }) => take.mutateAsync({ id, body: bodyOf(of, values), idempotencyKey }),
    done,
    subject: () => returnSubject(about),
    failed,
    onSaved: onClose,
  });
  const { register, formState } = state.form;
  return (
    <FormDialog state={state} title={`${title} ${periodName(period)}`} submitLabel={submit} ready onClose={onClose}>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {says(about)}
      </Typography>
      <FormGrid>
        <DayInput form={state.form} name={name} label={label} late={step !== 'payment/reverse'} />
        {reference !== undefined && (
          <TextInput
            label="Reference"
            placeholder={reference}
            maxLength={100}
            registration={register('reference')}
            error={formState.errors['reference']?.message}
          />
        )}
        {reason && <ReasonInput form={state.form} />}
      </FormGrid>
    </FormDialog>
  );
}
