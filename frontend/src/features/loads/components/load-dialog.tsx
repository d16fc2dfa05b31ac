import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { CarrierSelect } from '../../../components/fields/carrier-select';
import { DateInput } from '../../../components/fields/date-input';
import { FormGrid } from '../../../components/fields/form-grid';
import { MoneyInput } from '../../../components/fields/money-input';
import { RecordSelect } from '../../../components/fields/record-select';
import { TextInput } from '../../../components/fields/text-input';
import { FormDialog } from '../../../components/overlay/form-dialog';
import { formOutcome } from '../../../components/toast/report-failure';
import type { Load } from '../../../lib/api-types';
import { moneyRule, quantityRule } from '../../../lib/money-rule';
import { clientOptionsQuery } from '../../../lib/option-queries';
import { dayRule } from '../../../lib/day-rule';
import { required } from '../../../lib/rules';
import { useCan } from '../../../lib/session/session-context';
import { useSaveLoad } from '../api/loads';
import { loadFieldNames, loadFields, loadValues, type LoadValues } from './load-form';

export function LoadDialog({ load, onClose }: { load: Load | null; onClose: () => void }) {
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const seesClients = useCan('clients.read');
  const form = useForm<LoadValues>({ defaultValues: loadValues(load) });
  const save = useSaveLoad();
  const { register, formState, control } = form;
  const { errors } = formState;

  const submit = form.handleSubmit((values) =>
    save.mutate(
      { load, fields: loadFields(values, load), idempotencyKey },
      formOutcome(form, {
        names: loadFieldNames,
        done: `Load ${load ? 'updated' : 'created'} successfully`,
        failed: `Failed to ${load ? 'update' : 'create'} load`,
        onClose,
      }),
    ),
  );

  return (
    <FormDialog
      form={form}
      title={load ? 'Edit Load' : 'Add New Load'}
      submitLabel={load ? 'Save Changes' : 'Add Load'}
      busy={save.isPending}
      onSubmit={submit}
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
        {seesClients && (
          <Controller
            control={control}
            name="clientId"
            render={({ field }) => (
              <RecordSelect
                label="Client"
                query={clientOptionsQuery}
                placeholder="The firm's own books"
                value={field.value}
                onChange={field.onChange}
                onBlur={field.onBlur}
                inputRef={field.ref}
                error={errors.clientId?.message}
              />
            )}
          />
        )}
      </FormGrid>
    </FormDialog>
  );
}
