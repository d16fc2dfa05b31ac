import { FormGrid } from '../../../components/fields/form-grid';
import { RecordInput } from '../../../components/fields/record-input';
import { SelectInput } from '../../../components/fields/select-input';
import { TextInput } from '../../../components/fields/text-input';
import { useRecordForm } from '../../../components/forms/use-record-form';
import { FormDialog } from '../../../components/overlay/form-dialog';
import { TextLink } from '../../../components/text-link';
import { reportFailure } from '../../../components/toast/report-failure';
import type { Agent } from '../../../lib/api-types';
import { accessLevelLabels, featureLabels, optionsOf } from '../../../lib/labels';
import { showProblem } from '../../../lib/problem';
import { optionalEmail, required } from '../../../lib/rules';
import { agentSubject } from '../../../lib/subjects';
import { agentFieldNames, agentFields, agentForm, limitRule } from '../agent-form';
import { agentQuery, useSaveAgent, waitingUsersQuery } from '../api/agents';
import { CheckGroup } from './check-group';
import { SameUser } from './same-user';

const levelHints = {
  basic: 'What is ticked below, without deleting.',
  standard: 'Everything that is ticked below.',
  advanced: 'Everything that is ticked below, and clients nobody is assigned to.',
  restricted: 'May look, but change nothing.',
};

export function AgentDialog({ agent, onClose }: { agent: Agent | null; onClose: () => void }) {
  const save = useSaveAgent();
  const state = useRecordForm({
    form: agentForm,
    record: agent,
    fresh: agent ? agentQuery(agent.id) : undefined,
    send: ({ values, record, idempotencyKey }) =>
      save.mutateAsync({ record, fields: agentFields(values), idempotencyKey }),
    done: agent ? 'Agent updated successfully' : 'Agent created successfully',
    subject: agentSubject,
    onFailed: (error, form) => {
      showProblem(form, error, agentFieldNames);
      reportFailure(error, agent ? 'Failed to update agent' : 'Failed to create agent');
    },
    onSaved: onClose,
  });
  const { register, control, watch, formState } = state.form;
  const { errors } = formState;

  return (
    <FormDialog
      state={state}
      title={agent ? 'Edit Agent' : 'Create Agent'}
      submitLabel={agent ? 'Save Changes' : 'Create Agent'}
      onClose={onClose}
    >
      <FormGrid>
        <div className="wide">
          {agent ? (
            <SameUser agent={agent} />
          ) : (
            <>
              <RecordInput
                control={control}
                name="userId"
                rules={required('User ID is required')}
                label="User"
                query={waitingUsersQuery}
                required
                placeholder="Choose a user of role agent"
              />
              <p style={{ margin: '6px 0 0', fontSize: 13 }}>
                Not in the list? <TextLink to="/users?invite=agent">Invite an agent on Users</TextLink> first.
              </p>
            </>
          )}
        </div>
        <TextInput
          label="Display Name"
          required
          maxLength={120}
          registration={register('displayName', required('Display name is required'))}
          error={errors.displayName?.message}
        />
        <TextInput
          label="Email"
          type="email"
          hint="Shown to clients. The sign-in stays the user's own."
          registration={register('email', optionalEmail('Valid email is required'))}
          error={errors.email?.message}
        />
        <TextInput
          label="Department"
          maxLength={120}
          registration={register('department')}
          error={errors.department?.message}
        />
        <SelectInput
          label="Access Level"
          options={optionsOf(accessLevelLabels)}
          hint={levelHints[watch('accessLevel')]}
          registration={register('accessLevel')}
          error={errors.accessLevel?.message}
        />
        <TextInput
          label="Max Clients"
          inputMode="numeric"
          hint="0 means unlimited."
          registration={register('maxClients', limitRule('Max clients'))}
          error={errors.maxClients?.message}
        />
        <TextInput
          label="Max Invoices"
          inputMode="numeric"
          hint="In one month. 0 means unlimited."
          registration={register('maxInvoices', limitRule('Max invoices'))}
          error={errors.maxInvoices?.message}
        />
        <div className="wide">
          <CheckGroup
            legend="Permissions"
            hint="What this agent may do."
            checks={[
              { label: 'Create invoices', registration: register('canCreateInvoices') },
              { label: 'View reports', registration: register('canViewReports') },
              { label: 'Manage clients', registration: register('canManageClients') },
              { label: 'Access accounting', registration: register('canAccessAccounting') },
            ]}
          />
        </div>
        <div className="wide">
          <CheckGroup
            legend="Restricted features"
            hint="Hidden and refused, whatever is ticked above."
            checks={optionsOf(featureLabels).map(({ value, label }) => ({
              value,
              label,
              registration: register('restrictedFeatures'),
            }))}
          />
        </div>
      </FormGrid>
    </FormDialog>
  );
}
