import Typography from '@mui/material/Typography';
import { DateInput } from '../../../../components/fields/pickers/date-input';
import { FormGrid } from '../../../../components/fields/form-grid';
import { SelectInput } from '../../../../components/fields/pickers/select-input';
import { TextInput } from '../../../../components/fields/text-input';
import { useRecordForm } from '../../../../components/forms/use-record-form';
import { FormDialog } from '../../../../components/overlay/form-dialog';
import type { RecordForm } from '../../../../lib/forms/record-form';
import { dayRule } from '../../../../lib/forms/rules/day-rule';
import { placesRule } from '../../../../lib/forms/rules/places-rule';
import { required } from '../../../../lib/forms/rules/rules';
import type { Period } from '../quarters';
import { changeFuel, changeTrip, recordsSubject, useSaveRecord } from './record-calls';
import type { RecordRow } from './record-rows';
import { drivenOptions, saved } from './record-rules';

interface EditValues {
  date: string;
  state: string;
  miles: string;
  gallons: string;
}
export const editIftaRecord: RecordForm<EditValues> = {
  name: 'edit-ifta-record',
  values: () => ({ date: '', state: '', miles: '', gallons: '' }),
};
const valuesOf = (row: RecordRow): EditValues => ({
  date: row.date,
  state: row.state ?? '',
  miles: row.kind === 'trip' ? row.miles : '',
  gallons: row.kind === 'expense' ? row.gallons : '',
});

const changed = (row: RecordRow, { date, state: jurisdiction, miles, gallons }: EditValues): Promise<unknown> => {
  if (row.kind === 'expense')
    return changeFuel(row.expense, { expenseDate: date, jurisdiction, gallons: gallons.trim() });
  const legs = row.trip.legs.map((leg, at) => {
    if (at !== row.leg) return leg;
    // taxable miles were those of the old figure
    const taxableMiles =
      leg.taxableMiles !== null && Number(leg.taxableMiles) <= Number(miles) ? leg.taxableMiles : null;
    return { ...leg, jurisdiction, miles: miles.trim(), taxableMiles };
  });
  return changeTrip(row.trip, { date, legs });
};

export interface EditRecordDialogProps {
  readonly row: RecordRow;
  readonly clientId: string;
  readonly period: Period;
  readonly onClose: () => void;
}
/** Corrects the day, the state and the miles or gallons of a row. */
export function EditRecordDialog({ row, clientId, period, onClose }: EditRecordDialogProps) {
  const save = useSaveRecord();
  const state = useRecordForm<EditValues, never>({
    form: editIftaRecord,
    about: row.key,
    initial: valuesOf(row),
    send: ({ values }) => saved(() => save.mutateAsync(() => changed(row, values))),
    done: 'The record is saved',
    subject: () => recordsSubject(clientId, period),
    failed: 'Failed to save the record',
    onSaved: onClose,
  });
  const { register, formState } = state.form;
  const { errors } = formState;
  const others = row.kind === 'trip' ? row.trip.legs.length - 1 : 0;
  return (
    <FormDialog state={state} title="Edit Record" submitLabel="Save Changes" onClose={onClose}>
      {others > 0 && (
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {`The trip has miles in ${others} other ${others === 1 ? 'state' : 'states'}. Another date moves them as well.`}
        </Typography>
      )}
      <FormGrid>
        <DateInput
          label="Date"
          required
          registration={register('date', { ...dayRule(), required: 'Date is required' })}
          error={errors.date?.message}
        />
        <SelectInput
          label="State"
          required
          placeholder="Choose one"
          options={drivenOptions}
          registration={register('state', required('State is required'))}
          error={errors.state?.message}
        />
        {row.kind === 'trip' ? (
          <TextInput
            label="Miles Driven"
            required
            inputMode="decimal"
            registration={register('miles', { required: 'Miles are required', ...placesRule('Miles', 1) })}
            error={errors.miles?.message}
          />
        ) : (
          <TextInput
            label="Gallons Purchased"
            required
            type="number"
            step="0.1"
            min={0}
            registration={register('gallons', { required: 'Gallons are required', ...placesRule('Gallons', 3) })}
            error={errors.gallons?.message}
          />
        )}
      </FormGrid>
    </FormDialog>
  );
}
