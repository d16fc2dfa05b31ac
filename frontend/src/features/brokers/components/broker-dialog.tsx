import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormGrid } from '../../../components/fields/form-grid';
import { TextInput } from '../../../components/fields/text-input';
import { FormDialog } from '../../../components/overlay/form-dialog';
import { reportFailure } from '../../../components/toast/report-failure';
import { toast } from '../../../components/toast/toast-store';
import type { Broker, BrokerFields } from '../../../lib/api-types';
import { showProblem } from '../../../lib/problem';
import { optionalEmail, orNull, required } from '../../../lib/rules';
import { useSaveBroker } from '../api/brokers';

type BrokerValues = Record<keyof BrokerFields, string>;

const names: readonly (keyof BrokerValues)[] = ['name', 'contactEmail', 'contactPhone', 'address', 'taxId'];

const valuesOf = (broker: Broker | null): BrokerValues => ({
  name: broker?.name ?? '',
  contactEmail: broker?.contactEmail ?? '',
  contactPhone: broker?.contactPhone ?? '',
  address: broker?.address ?? '',
  taxId: broker?.taxId ?? '',
});

const fieldsOf = (values: BrokerValues): BrokerFields => ({
  name: values.name.trim(),
  contactEmail: orNull(values.contactEmail),
  contactPhone: orNull(values.contactPhone),
  address: orNull(values.address),
  taxId: orNull(values.taxId),
});

export function BrokerDialog({ broker, onClose }: { broker: Broker | null; onClose: () => void }) {
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const form = useForm<BrokerValues>({ defaultValues: valuesOf(broker) });
  const save = useSaveBroker();
  const { register, formState } = form;
  const { errors } = formState;

  const submit = form.handleSubmit((values) =>
    save.mutate(
      { broker, fields: fieldsOf(values), idempotencyKey },
      {
        onSuccess: () => {
          toast.success(broker ? 'Broker updated successfully' : 'Broker created successfully');
          onClose();
        },
        onError: (error) => {
          reportFailure(error, broker ? 'Failed to update broker' : 'Failed to create broker');
          showProblem(form, error, names);
        },
      },
    ),
  );

  return (
    <FormDialog
      open
      title={broker ? 'Edit Broker' : 'Add New Broker'}
      submitLabel={broker ? 'Save Changes' : 'Add Broker'}
      busy={save.isPending}
      dirty={formState.isDirty}
      error={errors.root?.['server']?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormGrid>
        <div className="wide">
          <TextInput label="Name" required autoFocus maxLength={255} registration={register('name', required('Broker name is required'))} error={errors.name?.message} />
        </div>
        <TextInput
          label="Contact Email"
          type="email"
          hint="Invoices are sent here."
          registration={register('contactEmail', optionalEmail('Valid email is required'))}
          error={errors.contactEmail?.message}
        />
        <TextInput label="Contact Phone" type="tel" maxLength={50} registration={register('contactPhone')} error={errors.contactPhone?.message} />
        <div className="wide">
          <TextInput label="Address" rows={2} registration={register('address')} error={errors.address?.message} />
        </div>
        <TextInput label="Tax ID" maxLength={50} hint={broker?.taxId ? 'Leave as it is to keep the stored number.' : undefined} registration={register('taxId')} error={errors.taxId?.message} />
      </FormGrid>
    </FormDialog>
  );
}
