import { FormProvider } from 'react-hook-form';
import { CarrierSelect } from '../../../components/fields/carrier-select';
import { DateInput } from '../../../components/fields/date-input';
import { FormGrid } from '../../../components/fields/form-grid';
import { LineItems } from '../../../components/fields/line-items';
import { MoneyInput } from '../../../components/fields/money-input';
import { RecordInput } from '../../../components/fields/record-input';
import { TextInput } from '../../../components/fields/text-input';
import { useRecordForm } from '../../../components/forms/use-record-form';
import { FormDialog } from '../../../components/overlay/form-dialog';
import type { Load } from '../../../lib/api-types';
import { savingOf } from '../../../lib/forms/saving';
import { moneyRule, quantityRule } from '../../../lib/money-rule';
import { clientOptionsQuery, driverOptionsQuery, vehicleOptionsQuery } from '../../../lib/option-queries';
import { dayRule } from '../../../lib/day-rule';
import { required } from '../../../lib/rules';
import { can, useUser } from '../../../lib/session/session-context';
import { loadSubject } from '../../../lib/subjects';
import { loadQuery, useSaveLoad } from '../api/loads';
import { LOAD_LINE_KINDS, loadFields, loadForm } from './load-form';

const CHOOSE_CLIENT = 'Choose a client';
const nextLine = ({ length }: readonly unknown[]) => ({
  kind: LOAD_LINE_KINDS[Math.min(length, LOAD_LINE_KINDS.length - 1)] ?? 'other',
  description: '',
  amount: '',
});

export function LoadDialog({ load, onClose }: { load: Load | null; onClose: () => void }) {
  const user = useUser();
  const seesClients = can(user, 'clients.read');
  const seesDrivers = can(user, 'drivers.read');
  const seesVehicles = can(user, 'vehicles.read');
  const save = useSaveLoad();
  const state = useRecordForm({
    form: loadForm,
    record: load,
    fresh: load ? loadQuery(String(load.id)) : undefined,
    send: (sending) => save.mutateAsync(savingOf(sending, loadFields(sending.values, sending.record))),
    done: `Load ${load ? 'updated' : 'created'} successfully`,
    subject: loadSubject,
    failed: `Failed to ${load ? 'update' : 'create'} load`,
    onSaved: onClose,
  });
  const { register, formState, control } = state.form;
  const { errors } = formState;

  return (
    <FormDialog
      state={state}
      title={load ? 'Edit Load' : 'Add New Load'}
      submitLabel={load ? 'Save Changes' : 'Add Load'}
      onClose={onClose}
    >
      <FormGrid>
        <TextInput
          label="Load Number"
          required
          autoFocus
          maxLength={100}
          registration={register('loadNumber', required('Load number is required'))}
          error={errors.loadNumber?.message}
        />
        <CarrierSelect
          control={control}
          name="brokerId"
          label="Broker"
          message="Broker is required"
          error={errors.brokerId?.message}
        />
        <div className="wide">
          <TextInput
            label="Pickup Location"
            required
            placeholder="City, ST"
            registration={register('pickupLocation', required('Pickup location is required'))}
            error={errors.pickupLocation?.message}
          />
        </div>
        <div className="wide">
          <TextInput
            label="Drop-off Location"
            required
            placeholder="City, ST"
            registration={register('dropoffLocation', required('Drop-off location is required'))}
            error={errors.dropoffLocation?.message}
          />
        </div>
        <DateInput
          label="Pickup Date"
          registration={register('pickupDate', dayRule())}
          error={errors.pickupDate?.message}
        />
        <DateInput
          label="Drop-off Date"
          registration={register(
            'dropoffDate',
            dayRule({ of: 'pickupDate', say: 'Drop-off date cannot be before the pickup date' }),
          )}
          error={errors.dropoffDate?.message}
        />
        <MoneyInput
          label="Rate"
          hint="What the broker pays for the haul, without surcharges."
          registration={register('rate', moneyRule({ optional: true, label: 'Rate' }))}
          error={errors.rate?.message}
        />
        <TextInput
          label="Distance (miles)"
          inputMode="decimal"
          step="0.1"
          registration={register('distance', quantityRule('Distance'))}
          error={errors.distance?.message}
        />
        <TextInput
          label="Estimated Fuel (gallons)"
          inputMode="decimal"
          step="0.1"
          registration={register('estimatedFuel', quantityRule('Estimated fuel'))}
          error={errors.estimatedFuel?.message}
        />
        <MoneyInput
          label="Estimated Fuel Cost"
          registration={register('estimatedFuelCost', moneyRule({ optional: true, label: 'Fuel cost' }))}
          error={errors.estimatedFuelCost?.message}
        />
        {seesDrivers && (
          <RecordInput
            control={control}
            name="driverId"
            label="Driver"
            query={driverOptionsQuery}
            placeholder="Not assigned yet"
          />
        )}
        {seesVehicles && (
          <RecordInput
            control={control}
            name="vehicleId"
            label="Vehicle"
            query={vehicleOptionsQuery}
            placeholder="Not assigned yet"
          />
        )}
        {seesClients && (
          <RecordInput
            control={control}
            name="clientId"
            {...(user.isAgent && { rules: required(CHOOSE_CLIENT) })}
            label="Client"
            required={user.isAgent}
            query={clientOptionsQuery}
            placeholder={user.isAgent ? CHOOSE_CLIENT : "The firm's own books"}
          />
        )}
        <div className="wide">
          <FormProvider {...state.form}>
            <LineItems legend="Beside the rate (optional)" kinds={LOAD_LINE_KINDS} next={nextLine} />
          </FormProvider>
        </div>
      </FormGrid>
    </FormDialog>
  );
}
