import Typography from '@mui/material/Typography';
import { MoneyInput } from '../../../../../components/fields/money-input';
import { useRecordForm } from '../../../../../components/forms/use-record-form';
import { FormDialog } from '../../../../../components/overlay/form-dialog';
import { isZeroMoney, normalizeMoney } from '../../../../../lib/format/money';
import type { RecordForm } from '../../../../../lib/forms/record-form';
import { moneyRule } from '../../../../../lib/forms/rules/money-rule';
import { periodName } from '../../quarters';
import { returnSubject, useReturnStep, type OpenReturn } from '../return-calls';

export const workOutAgainForm: RecordForm<{ previousCredit: string }> = {
  name: 'work-out-fuel-tax-return',
  values: () => ({ previousCredit: '' }),
};

/** Works a return out again from what its records say now. */
export function WorkOutDialog({ about, onClose }: { about: OpenReturn; onClose: () => void }) {
  const anew = useReturnStep('draft');
  const { id, period, totals } = about;
  const credit = isZeroMoney(totals.previousCredit) ? '' : totals.previousCredit;
  const state = useRecordForm<{ previousCredit: string }, never>({
    form: workOutAgainForm,
    about: id,
    initial: { previousCredit: credit },
    send: ({ values: { previousCredit }, idempotencyKey }) =>
      anew.mutateAsync({
        id,
        body: { previousCredit: previousCredit === '' ? '0.00' : normalizeMoney(previousCredit) },
        idempotencyKey,
      }),
    done: 'The return now matches its records',
    subject: () => returnSubject(about),
    failed: 'Failed to calculate the return',
    onSaved: onClose,
  });
  const { register, formState } = state.form;
  return (
    <FormDialog
      state={state}
      title={`Recalculate ${periodName(period)}?`}
      submitLabel="Calculate"
      busyLabel="Calculating..."
      ready
      maxWidth="xs"
      onClose={onClose}
    >
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        Miles, gallons and rates are taken as they are now. It becomes a draft again and has to be reviewed again.
      </Typography>
      <MoneyInput
        label="Previous Credit"
        hint="What the base state still owes from earlier quarters."
        registration={register('previousCredit', moneyRule({ label: 'Previous credit', optional: true }))}
        error={formState.errors.previousCredit?.message}
      />
    </FormDialog>
  );
}
