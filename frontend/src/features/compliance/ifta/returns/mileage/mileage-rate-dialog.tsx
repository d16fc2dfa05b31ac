import Typography from '@mui/material/Typography';
import { FormGrid } from '../../../../../components/fields/form-grid';
import { DateInput } from '../../../../../components/fields/pickers/date-input';
import { SelectInput } from '../../../../../components/fields/pickers/select-input';
import { TextInput } from '../../../../../components/fields/text-input';
import { useRecordForm } from '../../../../../components/forms/use-record-form';
import { FormDialog } from '../../../../../components/overlay/form-dialog';
import { mileageRateLabels } from '../../../../../generated/kinds';
import type { Answer } from '../../../../../lib/api/api-types';
import type { RecordForm } from '../../../../../lib/forms/record-form';
import { dayRule } from '../../../../../lib/forms/rules/day-rule';
import { required } from '../../../../../lib/forms/rules/rules';
import { mileageRateSubject, useEnterMileageRate, type MileageRate } from './mileage-calls';

interface RateValues {
  state: string;
  from: string;
  overPounds: string;
  rate: string;
  source: string;
}
export const mileageRateForm: RecordForm<RateValues> = {
  name: 'mileage-rate',
  values: () => ({ state: 'KY', from: '', overPounds: '', rate: '', source: '' }),
};
const STATES = Object.entries(mileageRateLabels.state).map(([value, label]) => ({ value, label }));
const RATE = /^\d?(\.\d{1,4})?$/;
const rateRule = {
  validate: (value: unknown): true | string => {
    const text = String(value).trim();
    if (text === '') return 'Rate is required';
    return (RATE.test(text) && text !== '.') || 'Rate must be dollars a mile with at most 4 places';
  },
};
const weightRule = {
  validate: (value: unknown): true | string =>
    /^\d{1,6}$/.test(String(value).trim()) || 'Over pounds must be a whole number, 0 for any weight',
};
const SOURCE = 'Say where you found the rate: a web address, or a notice and its date';

export interface MileageRateDialogProps {
  /** The state that it begins with. */
  readonly state: string;
  /** The day that it begins with. */
  readonly from: string;
  readonly onClose: () => void;
}
/** Enters a rate of a mileage tax for vehicles over a weight, with where it was read. */
export function MileageRateDialog({ state: of, from, onClose }: MileageRateDialogProps) {
  const enter = useEnterMileageRate();
  const state = useRecordForm<RateValues, never, Answer<'MileageRate'>>({
    form: mileageRateForm,
    about: `new-${of}`,
    initial: { ...mileageRateForm.values(null), state: of, from },
    send: ({ values, idempotencyKey }) =>
      enter.mutateAsync({
        body: {
          state: values.state as MileageRate['state'],
          from: values.from,
          overPounds: Number(values.overPounds),
          rate: values.rate.trim(),
          source: values.source.trim(),
        },
        idempotencyKey,
      }),
    done: 'The rate applies from its date on',
    subject: ({ state: named }) => mileageRateSubject(named),
    failed: 'Failed to save the rate',
    onSaved: onClose,
  });
  const { register, formState } = state.form;
  const { errors } = formState;
  return (
    <FormDialog state={state} title="Enter Mileage Tax Rate" submitLabel="Enter Rate" onClose={onClose}>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        One rate for each weight class of the state. A later date replaces all classes before it.
      </Typography>
      <FormGrid>
        <SelectInput label="State" options={STATES} registration={register('state')} error={errors.state?.message} />
        <DateInput
          label="From"
          required
          registration={register('from', { ...dayRule(), required: 'From is required' })}
          error={errors.from?.message}
        />
        <TextInput
          label="Over Pounds"
          required
          inputMode="numeric"
          hint="Gross weight; 0 for any."
          registration={register('overPounds', weightRule)}
          error={errors.overPounds?.message}
        />
        <TextInput
          label="Rate"
          required
          inputMode="decimal"
          hint="US dollars per mile."
          registration={register('rate', rateRule)}
          error={errors.rate?.message}
        />
        <div className="wide">
          <TextInput
            label="Source"
            required
            maxLength={500}
            hint="Where you found it: a web address, or a notice and its date."
            registration={register('source', required(SOURCE))}
            error={errors.source?.message}
          />
        </div>
      </FormGrid>
    </FormDialog>
  );
}
