import { useRef } from 'react';
import { DateInput } from '../../../../components/fields/pickers/date-input';
import { FormGrid } from '../../../../components/fields/form-grid';
import { MoneyInput } from '../../../../components/fields/money-input';
import { SelectInput } from '../../../../components/fields/pickers/select-input';
import { RecordInput } from '../../../../components/fields/record-input';
import { TextInput } from '../../../../components/fields/text-input';
import { useRecordForm } from '../../../../components/forms/use-record-form';
import { FormDialog } from '../../../../components/overlay/form-dialog';
import { toast } from '../../../../components/toast/toast-store';
import { todayInFirm } from '../../../../lib/format/dates';
import { normalizeMoney } from '../../../../lib/format/money';
import type { RecordForm } from '../../../../lib/forms/record-form';
import { dayRule } from '../../../../lib/forms/rules/day-rule';
import { placesRule } from '../../../../lib/forms/rules/places-rule';
import { orNull, required } from '../../../../lib/forms/rules/rules';
import { daysOf, type Period } from '../quarters';
import { addFuel, addTrip, recordsSubject, useSaveRecord, vehiclesOf } from './record-calls';
import type { Leg } from './record-rows';
import { drivenOptions, saved } from './record-rules';

interface RecordValues {
  date: string;
  vehicleId: string;
  state: string;
  miles: string;
  gallons: string;
  amount: string;
  vendor: string;
}
export const addIftaRecord: RecordForm<RecordValues> = {
  name: 'add-ifta-record',
  values: () => ({ date: '', vehicleId: '', state: '', miles: '', gallons: '', amount: '', vendor: '' }),
};
const NEITHER = 'Miles or gallons, or both';

/** Today where it lies in the quarter, else its last day. */
const dayIn = (period: Period): string => {
  const [{ from, to }, today] = [daysOf(period), todayInFirm()];
  return today >= from && today <= to ? today : to;
};

export interface AddRecordDialogProps {
  readonly clientId: string;
  readonly period: Period;
  readonly onClose: () => void;
}
/** Adds what a vehicle drove or bought in a state on a day: a trip, a fuel expense, or both. */
export function AddRecordDialog({ clientId, period, onClose }: AddRecordDialogProps) {
  const save = useSaveRecord();
  /** What of both is in already, where the other was refused. */
  const made = useRef({ fuel: false, trip: false });
  const write = async ({ date, vehicleId, state: jurisdiction, miles, gallons, amount, vendor }: RecordValues) => {
    if (gallons.trim() !== '' && !made.current.fuel) {
      await addFuel({
        ...{ category: 'fuel', fuelUse: 'road', taxPaid: true, clientId, vehicleId, jurisdiction },
        ...{ expenseDate: date, gallons: gallons.trim(), amount: normalizeMoney(amount), vendor: orNull(vendor) },
      });
      made.current.fuel = true;
    }
    if (miles.trim() !== '' && !made.current.trip) {
      const leg = { jurisdiction: jurisdiction as Leg['jurisdiction'], miles: miles.trim() };
      await addTrip({ clientId, vehicleId, date, legs: [leg] });
      made.current.trip = true;
    }
  };
  const state = useRecordForm<RecordValues, never>({
    form: addIftaRecord,
    about: clientId,
    initial: { ...addIftaRecord.values(null), date: dayIn(period) },
    send: ({ values }) => saved(() => save.mutateAsync(() => write(values))),
    done: 'The record is added',
    subject: () => recordsSubject(clientId, period),
    failed: 'Failed to add the record',
    onSaved: onClose,
    onInvalid: (errors) => {
      if (Object.values(errors).some((error) => error?.type === 'required' || error?.message === NEITHER))
        toast.error('Please fill in all required fields.', 'Missing Information');
    },
  });
  const { register, control, formState, watch } = state.form;
  const { errors } = formState;
  const hasFuel = watch('gallons').trim() !== '';
  const notNeither = (value: string, { miles, gallons }: RecordValues): true | string =>
    miles.trim() !== '' || gallons.trim() !== '' || NEITHER;
  return (
    <FormDialog state={state} title="Add Record" submitLabel="Add Record" onClose={onClose}>
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
          registration={register('state', { required: 'State is required' })}
          error={errors.state?.message}
        />
        <div className="wide">
          <RecordInput
            control={control}
            name="vehicleId"
            label="Vehicle"
            query={vehiclesOf(clientId)}
            required
            rules={{ required: 'Choose a vehicle' }}
          />
        </div>
        <TextInput
          label="Miles Driven"
          inputMode="decimal"
          hint="It becomes a trip."
          registration={register('miles', {
            validate: { neither: notNeither, places: placesRule('Miles', 1).validate },
          })}
          error={errors.miles?.message}
        />
        <TextInput
          label="Gallons Purchased"
          type="number"
          step="0.1"
          min={0}
          hint="They become a fuel expense."
          registration={register('gallons', placesRule('Gallons', 3))}
          error={errors.gallons?.message}
        />
        {hasFuel && (
          <MoneyInput
            label="Amount Paid"
            required
            registration={register('amount', required('Say what the fuel cost'))}
            error={errors.amount?.message}
          />
        )}
        {hasFuel && (
          <TextInput label="Vendor" maxLength={100} registration={register('vendor')} error={errors.vendor?.message} />
        )}
      </FormGrid>
    </FormDialog>
  );
}
