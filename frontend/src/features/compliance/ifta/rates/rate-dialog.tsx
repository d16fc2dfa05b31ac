import Typography from '@mui/material/Typography';
import { FormGrid } from '../../../../components/fields/form-grid';
import { SelectInput } from '../../../../components/fields/pickers/select-input';
import { TextInput } from '../../../../components/fields/text-input';
import { useRecordForm } from '../../../../components/forms/use-record-form';
import { FormDialog } from '../../../../components/overlay/form-dialog';
import { iftaRateLabels } from '../../../../generated/kinds';
import type { Answer } from '../../../../lib/api/api-types';
import type { RecordForm } from '../../../../lib/forms/record-form';
import { required } from '../../../../lib/forms/rules/rules';
import { periodName } from '../quarters';
import {
  rateSubject,
  useCorrectRate,
  useEnterRate,
  type EnteredRate,
  type RateOf,
  type RatesAsked,
} from './rate-calls';
import { enteredText, kindName, memberOptions, stateName, WITH_SURCHARGES } from './rate-words';

interface RateValues {
  jurisdiction: string;
  kind: string;
  rate: string;
  source: string;
}
export const iftaRateForm: RecordForm<RateValues> = {
  name: 'ifta-rate',
  values: () => ({ jurisdiction: '', kind: 'tax', rate: '', source: '' }),
};
const KINDS = Object.entries(iftaRateLabels.kind).map(([value, label]) => ({ value, label }));
const RATE = /^\d?(\.\d{1,4})?$/;
const rateRule = {
  validate: (value: unknown): true | string => {
    const text = String(value).trim();
    if (text === '') return 'Rate is required';
    return (RATE.test(text) && text !== '.') || 'Rate must be a number such as 0.2436, with at most 4 places';
  },
};

export interface RateDialogProps {
  readonly asked: RatesAsked;
  /** Of which state it begins with; empty: none is chosen yet. */
  readonly jurisdiction: string;
  /** What was entered before and is corrected; null: a new one. */
  readonly corrected: { readonly of: RateOf; readonly entered: EnteredRate } | null;
  readonly onClose: () => void;
}
/** Enters a rate that the published table lacks, with where it was read; or corrects one. */
export function RateDialog({ asked, jurisdiction, corrected, onClose }: RateDialogProps) {
  const [enter, correct] = [useEnterRate(), useCorrectRate()];
  const { quarter, fuelType, units } = asked;
  const begins: RateValues = corrected
    ? {
        jurisdiction: corrected.of.jurisdiction,
        kind: corrected.entered.kind,
        rate: enteredText(corrected.of, corrected.entered.kind),
        source: corrected.entered.source,
      }
    : { ...iftaRateForm.values(null), jurisdiction };
  const state = useRecordForm<RateValues, never, Answer<'IftaRate'>>({
    form: iftaRateForm,
    about: `${quarter}-${corrected?.entered.id ?? `new-${jurisdiction}`}`,
    initial: begins,
    send: ({ values, idempotencyKey }) => {
      const said = { rate: values.rate.trim(), source: values.source.trim() };
      if (corrected) return correct.mutateAsync({ id: corrected.entered.id, body: said });
      const kind = values.kind as EnteredRate['kind'];
      return enter.mutateAsync({
        body: { ...asked, ...said, jurisdiction: values.jurisdiction, kind },
        idempotencyKey,
      });
    },
    done: 'The rate applies from now on',
    subject: ({ jurisdiction: of }) => rateSubject(quarter, of),
    failed: 'Failed to save the rate',
    onSaved: onClose,
  });
  const { register, formState } = state.form;
  const { errors } = formState;
  const hasSurcharge = WITH_SURCHARGES.includes(state.form.watch('jurisdiction'));
  const what = `${iftaRateLabels.fuelType[fuelType]}, ${periodName(quarter)}, ${iftaRateLabels.units[units]}.`;
  return (
    <FormDialog
      state={state}
      title={
        corrected
          ? `Correct the ${kindName(corrected.entered.kind)} of ${stateName(corrected.of.jurisdiction)}`
          : 'Enter Rate'
      }
      submitLabel={corrected ? 'Save Rate' : 'Enter Rate'}
      onClose={onClose}
    >
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {`${what} Returns of the quarter use it before the published one.`}
      </Typography>
      <FormGrid>
        {!corrected && (
          <SelectInput
            label="State or Province"
            required
            placeholder="Choose one"
            options={memberOptions}
            registration={register('jurisdiction', required('Choose a state or province'))}
            error={errors.jurisdiction?.message}
          />
        )}
        {!corrected && (hasSurcharge || errors.kind !== undefined) && (
          <SelectInput label="Kind" options={KINDS} registration={register('kind')} error={errors.kind?.message} />
        )}
        <TextInput
          label="Rate"
          required
          placeholder="0.2436"
          inputMode="decimal"
          hint={`${iftaRateLabels.units[units]}.`}
          registration={register('rate', rateRule)}
          error={errors.rate?.message}
        />
        <div className="wide">
          <TextInput
            label="Source"
            required
            maxLength={500}
            placeholder="https://www.iftach.org/taxmatrix4/"
            hint="Where you found it: a web address, or a notice and its date."
            registration={register(
              'source',
              required('Say where you found the rate: a web address, or a notice and its date'),
            )}
            error={errors.source?.message}
          />
        </div>
      </FormGrid>
    </FormDialog>
  );
}
