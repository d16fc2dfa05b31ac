import { FormGrid } from '../../../components/fields/form-grid';
import { MoneyInput } from '../../../components/fields/money-input';
import { RecordInput } from '../../../components/fields/record-input';
import { SelectInput } from '../../../components/fields/select-input';
import { TextInput } from '../../../components/fields/text-input';
import { useRecordForm } from '../../../components/forms/use-record-form';
import { FormDialog } from '../../../components/overlay/form-dialog';
import { isApiError } from '../../../lib/api-error';
import type { Client } from '../../../lib/api-types';
import { savingOf } from '../../../lib/forms/saving';
import { clientStatusLabels, optionsOf, paymentTermsLabels } from '../../../lib/labels';
import { moneyRule } from '../../../lib/money-rule';
import { agentOptionsQuery } from '../../../lib/option-queries';
import { optionalEmail, required } from '../../../lib/rules';
import { useCan } from '../../../lib/session/session-context';
import { stateOptions } from '../../../lib/us-states';
import { clientSubject } from '../../../lib/subjects';
import { clientQuery, useSaveClient } from '../api/clients';
import { clientFields, clientForm } from './client-form';

const notCreated = (error: Error): string =>
  isApiError(error) && error.status < 500 ? error.detail : 'Failed to create client';

export function ClientDialog({ client, onClose }: { client: Client | null; onClose: () => void }) {
  const save = useSaveClient();
  const mayAssign = useCan('agents.manage');
  const state = useRecordForm({
    form: clientForm,
    record: client,
    fresh: client ? clientQuery(client.id) : undefined,
    send: (sending) => save.mutateAsync(savingOf(sending, clientFields(sending.values, mayAssign))),
    done: `Client ${client ? 'updated' : 'created'} successfully`,
    subject: clientSubject,
    failed: client ? 'Failed to update client' : notCreated,
    onSaved: onClose,
  });
  const { register, control, formState } = state.form;
  const { errors } = formState;

  return (
    <FormDialog
      state={state}
      title={client ? 'Edit Client' : 'Add New Client'}
      submitLabel={client ? 'Save Changes' : 'Add Client'}
      onClose={onClose}
    >
      <FormGrid>
        <div className="wide">
          <TextInput
            label="Company Name"
            required
            autoFocus
            maxLength={255}
            registration={register('companyName', required('Company name is required'))}
            error={errors.companyName?.message}
          />
        </div>
        <TextInput label="Contact Name" registration={register('contactName')} error={errors.contactName?.message} />
        <TextInput
          label="Email"
          type="email"
          registration={register('email', optionalEmail('Valid email is required'))}
          error={errors.email?.message}
        />
        <TextInput label="Phone" type="tel" registration={register('phone')} error={errors.phone?.message} />
        <SelectInput
          label="Status"
          options={optionsOf(clientStatusLabels)}
          registration={register('status')}
          error={errors.status?.message}
        />
        <div className="wide">
          <TextInput label="Address" registration={register('address')} error={errors.address?.message} />
        </div>
        <TextInput label="City" registration={register('city')} error={errors.city?.message} />
        <SelectInput
          label="State"
          placeholder="None"
          options={stateOptions}
          registration={register('state')}
          error={errors.state?.message}
        />
        <TextInput label="ZIP Code" maxLength={10} registration={register('zipCode')} error={errors.zipCode?.message} />
        <TextInput
          label="Tax ID"
          hint={client?.taxId ? 'Leave as it is to keep the stored number.' : undefined}
          registration={register('taxId')}
          error={errors.taxId?.message}
        />
        <TextInput label="DOT Number" registration={register('dotNumber')} error={errors.dotNumber?.message} />
        <TextInput label="MC Number" registration={register('mcNumber')} error={errors.mcNumber?.message} />
        <SelectInput
          label="Payment Terms"
          options={optionsOf(paymentTermsLabels)}
          registration={register('paymentTerms')}
          error={errors.paymentTerms?.message}
        />
        <MoneyInput
          label="Credit Limit"
          registration={register('creditLimit', moneyRule({ optional: true, label: 'Credit limit' }))}
          error={errors.creditLimit?.message}
        />
        <div className="wide">
          <TextInput
            label="Billing Address"
            hint="When it differs from the address above."
            registration={register('billingAddress')}
            error={errors.billingAddress?.message}
          />
        </div>
        {mayAssign && (
          <div className="wide">
            <RecordInput
              control={control}
              name="agentId"
              label="Assigned agent"
              query={agentOptionsQuery}
              placeholder="Nobody"
              hint="The agent sees this client and its records."
            />
          </div>
        )}
        <div className="wide">
          <TextInput label="Notes" rows={2} registration={register('notes')} error={errors.notes?.message} />
        </div>
      </FormGrid>
    </FormDialog>
  );
}
