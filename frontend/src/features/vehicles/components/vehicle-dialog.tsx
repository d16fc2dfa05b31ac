import { Controller } from 'react-hook-form';
import { FormGrid } from '../../../components/fields/form-grid';
import { RecordSelect } from '../../../components/fields/record-select';
import { SelectInput } from '../../../components/fields/select-input';
import { TextInput } from '../../../components/fields/text-input';
import { useRecordForm } from '../../../components/forms/use-record-form';
import { FormDialog } from '../../../components/overlay/form-dialog';
import type { Vehicle } from '../../../lib/api-types';
import { savingOf } from '../../../lib/forms/saving';
import { fuelTypeLabels, optionsOf } from '../../../lib/labels';
import { clientOptionsQuery } from '../../../lib/option-queries';
import { required } from '../../../lib/rules';
import { useUser } from '../../../lib/session/session-context';
import { vehicleSubject } from '../../../lib/subjects';
import { useSaveVehicle, vehicleQuery } from '../api/vehicles';
import { monthRule, vehicleFields, vehicleForm, vinRule, wholeRule } from '../vehicle-form';

const CHOOSE_CLIENT = 'Choose a client';

export function VehicleDialog({ vehicle, onClose }: { vehicle: Vehicle | null; onClose: () => void }) {
  const { isAgent } = useUser();
  const save = useSaveVehicle();
  const state = useRecordForm({
    form: vehicleForm,
    record: vehicle,
    fresh: vehicle ? vehicleQuery(vehicle.id) : undefined,
    send: (sending) => save.mutateAsync(savingOf(sending, vehicleFields(sending.values))),
    done: `Vehicle ${vehicle ? 'updated' : 'added'} successfully`,
    subject: vehicleSubject,
    failed: `Failed to ${vehicle ? 'update' : 'add'} vehicle`,
    onSaved: onClose,
  });
  const { register, formState, control } = state.form;
  const { errors } = formState;
  const text = (name: 'make' | 'model', label: string) => (
    <TextInput label={label} maxLength={50} registration={register(name)} error={errors[name]?.message} />
  );
  const whole = (name: 'year' | 'weight' | 'axles', label: string, least: number, most: number, hint?: string) => (
    <TextInput
      label={label}
      inputMode="numeric"
      hint={hint}
      registration={register(name, wholeRule(label, least, most))}
      error={errors[name]?.message}
    />
  );

  return (
    <FormDialog
      state={state}
      title={vehicle ? 'Edit Vehicle' : 'Add New Vehicle'}
      submitLabel={vehicle ? 'Save Changes' : 'Add Vehicle'}
      onClose={onClose}
    >
      <FormGrid>
        <TextInput
          label="Unit Number"
          required
          autoFocus
          maxLength={50}
          registration={register('unitNumber', required('Unit number is required'))}
          error={errors.unitNumber?.message}
        />
        <Controller
          control={control}
          name="clientId"
          {...(isAgent && { rules: required(CHOOSE_CLIENT) })}
          render={({ field }) => (
            <RecordSelect
              name={field.name}
              label="Client"
              required={isAgent}
              query={clientOptionsQuery}
              placeholder={isAgent ? CHOOSE_CLIENT : "The firm's own"}
              value={field.value}
              onChange={field.onChange}
              onBlur={field.onBlur}
              inputRef={field.ref}
              error={errors.clientId?.message}
            />
          )}
        />
        <TextInput
          label="VIN"
          required
          maxLength={17}
          autoCapitalize="characters"
          registration={register('vin', vinRule)}
          error={errors.vin?.message}
        />
        <TextInput
          label="License Plate"
          required
          maxLength={20}
          autoCapitalize="characters"
          registration={register('licensePlate', required('License plate is required'))}
          error={errors.licensePlate?.message}
        />
        <TextInput
          label="Plate State"
          maxLength={2}
          autoCapitalize="characters"
          registration={register('plateState')}
          error={errors.plateState?.message}
        />
        {whole('year', 'Year', 1900, 2100)}
        {text('make', 'Make')}
        {text('model', 'Model')}
        {whole('weight', 'Gross Weight (pounds)', 1, 200_000, 'Taxable gross weight, as on Form 2290.')}
        {whole('axles', 'Axles', 2, 12)}
        <SelectInput
          label="Fuel"
          options={optionsOf(fuelTypeLabels)}
          registration={register('fuelType')}
          error={errors.fuelType?.message}
        />
        <TextInput
          label="First Used Month"
          placeholder="YYYY-MM"
          pattern="\d{4}-\d{2}"
          hint="First use on public highways in the tax period of Form 2290."
          registration={register('firstUsedMonth', monthRule)}
          error={errors.firstUsedMonth?.message}
        />
        <div className="wide">
          <TextInput label="Notes" rows={2} registration={register('notes')} error={errors.notes?.message} />
        </div>
      </FormGrid>
    </FormDialog>
  );
}
