import { FormGrid } from '../../../components/fields/form-grid';
import { TextInput } from '../../../components/fields/text-input';
import { useRecordForm } from '../../../components/forms/use-record-form';
import { FormDialog } from '../../../components/overlay/form-dialog';
import type { Broker } from '../../../lib/api-types';
import { savingOf } from '../../../lib/forms/saving';
import { optionalEmail, required } from '../../../lib/rules';
import { brokerSubject } from '../../../lib/subjects';
import { brokerQuery, useSaveBroker } from '../api/brokers';
import { brokerFields, brokerForm } from '../broker-form';

export function BrokerDialog({ broker, onClose }: { broker: Broker | null; onClose: () => void }) {
  const save = useSaveBroker();
  const state = useRecordForm({
    form: brokerForm,
    record: broker,
    fresh: broker ? brokerQuery(String(broker.id)) : undefined,
    send: (sending) => save.mutateAsync(savingOf(sending, brokerFields(sending.values))),
    done: `Broker ${broker ? 'updated' : 'created'} successfully`,
    subject: brokerSubject,
    failed: `Failed to ${broker ? 'update' : 'create'} broker`,
    onSaved: onClose,
  });
  const { register, formState } = state.form;
  const { errors } = formState;

  return (
    <FormDialog
      state={state}
      title={broker ? 'Edit Broker' : 'Add New Broker'}
      submitLabel={broker ? 'Save Changes' : 'Add Broker'}
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
