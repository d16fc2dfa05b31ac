import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormGrid } from '../../../components/fields/form-grid';
import { TextInput } from '../../../components/fields/text-input';
import { FormDialog } from '../../../components/overlay/form-dialog';
import { formOutcome } from '../../../components/toast/report-failure';
import type { Broker, NewBroker } from '../../../lib/api-types';
import { optionalEmail, orNull, required } from '../../../lib/rules';
import { useSaveBroker } from '../api/brokers';

type BrokerValues = Record<keyof NewBroker, string>;

const names: readonly (keyof BrokerValues)[] = ['name', 'contactEmail', 'contactPhone', 'address', 'taxId'];

const valuesOf = (broker: Broker | null): BrokerValues => ({
  name: broker?.name ?? '',
  contactEmail: broker?.contactEmail ?? '',
  contactPhone: broker?.contactPhone ?? '',
  address: broker?.address ?? '',
  taxId: broker?.taxId ?? '',
});

const fieldsOf = (values: BrokerValues): NewBroker => ({
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
      formOutcome(form, {
        names,
        done: `Broker ${broker ? 'updated' : 'created'} successfully`,
        failed: `Failed to ${broker ? 'update' : 'create'} broker`,
        onClose,
      }),
    ),
  );

  return (
    <FormDialog
      form={form}
      title={broker ? 'Edit Broker' : 'Add New Broker'}
      submitLabel={broker ? 'Save Changes' : 'Add Broker'}
      busy={save.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormGrid>
        <div className="wide">
          <TextInput
            label="Name"
            required
            autoFocus
            maxLength={255}
            registration={register('name', required('Broker name is required'))}
            error={errors.name?.message}
          />
        </div>
        <TextInput
          label="Contact Email"
          type="email"
          hint="Invoices are sent here."
          registration={register('contactEmail', optionalEmail('Valid email is required'))}
          error={errors.contactEmail?.message}
        />
        <TextInput
          label="Contact Phone"
          type="tel"
          maxLength={50}
          registration={register('contactPhone')}
          error={errors.contactPhone?.message}
        />
        <div className="wide">
          <TextInput label="Address" rows={2} registration={register('address')} error={errors.address?.message} />
        </div>
        <TextInput
          label="Tax ID"
          maxLength={50}
          hint={broker?.taxId ? 'Leave as it is to keep the stored number.' : undefined}
          registration={register('taxId')}
          error={errors.taxId?.message}
        />
      </FormGrid>
    </FormDialog>
  );
}
