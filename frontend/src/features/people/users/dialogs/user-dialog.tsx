import { FormGrid } from '../../../../components/fields/form-grid';
import { RecordInput } from '../../../../components/fields/record-input';
import { SelectInput } from '../../../../components/fields/pickers/select-input';
import { TextInput } from '../../../../components/fields/text-input';
import { useRecordForm } from '../../../../components/forms/use-record-form';
import { FormDialog } from '../../../../components/overlay/form-dialog';
import type { ManagedUser, Role } from '../../../../lib/api/api-types';
import { savingOf } from '../../../../lib/forms/saving';
import { optionsOf, roleLabels } from '../../../../lib/format/labels';
import { clientOptionsQuery, driverOptionsQuery } from '../../../../lib/api/option-queries';
import { emailRule, required } from '../../../../lib/forms/rules/rules';
import { useUser } from '../../../../lib/session/session-context';
import { userSubject } from '../../../../lib/subjects';
import { userQuery, useSaveUser } from '../user-calls';
import { userFields, userForm } from './user-form';

const roleHints: Record<Role, string> = {
  admin: 'Everything, including users, agents and settings.',
  employee: 'All operational screens and the books.',
  agent: 'What you set on Agent Management after they are added.',
  driver: 'Their own loads, documents and receipts.',
  client: 'The client portal of one client.',
};

interface UserDialogProps {
  user: ManagedUser | null;
  role?: Role | undefined;
  onClose: () => void;
}

export function UserDialog({ user, role: proposed = 'employee', onClose }: UserDialogProps) {
  const me = useUser();
  const save = useSaveUser();
  const state = useRecordForm({
    form: userForm,
    record: user,
    fresh: user ? userQuery(user.id) : undefined,
    initial: { ...userForm.values(null), role: proposed },
    send: (sending) => save.mutateAsync(savingOf(sending, userFields(sending.values, sending.record))),
    done: ({ email }) => (user ? 'User updated successfully' : `Invitation sent to ${email.trim()}`),
    subject: userSubject,
    failed: user ? 'Failed to update user' : 'Failed to invite user',
    onSaved: onClose,
  });
  const { register, control, watch, formState } = state.form;
  const { errors } = formState;
  const isMe = user?.id === me.id;
  const role = isMe ? me.role : watch('role');

  const roleHint = isMe
    ? 'You cannot change your own role.'
    : user && role !== user.role
      ? 'The role changes at once: all sessions of this user end.'
      : roleHints[role];
  return (
    <FormDialog
      state={state}
      title={user ? 'Edit User' : 'Invite User'}
      submitLabel={user ? 'Save Changes' : 'Send Invitation'}
      busyLabel={user ? 'Saving...' : 'Sending...'}
      onClose={onClose}
    >
      <FormGrid>
        <TextInput
          label="First Name"
          required
          autoFocus
          registration={register('firstName', required('First name is required'))}
          error={errors.firstName?.message}
        />
        <TextInput
          label="Last Name"
          required
          registration={register('lastName', required('Last name is required'))}
          error={errors.lastName?.message}
        />
        <div className="wide">
          <TextInput
            label="Email"
            type="email"
            required
            hint={user ? undefined : 'The invitation goes here.'}
            registration={register('email', emailRule('Valid email is required'))}
            error={errors.email?.message}
          />
        </div>
        <div className="wide">
          <SelectInput
            label="Role"
            options={optionsOf(roleLabels)}
            hint={roleHint}
            disabled={isMe}
            registration={register('role')}
            error={errors.role?.message}
          />
        </div>
        {role === 'client' && (
          <div className="wide">
            <RecordInput
              control={control}
              name="clientId"
              rules={required('Client is required')}
              label="Client"
              query={clientOptionsQuery}
              required
              placeholder="Choose a client"
            />
          </div>
        )}
        {role === 'driver' && (
          <div className="wide">
            <RecordInput
              control={control}
              name="driverId"
              label="Driver"
              query={driverOptionsQuery}
              placeholder="Choose a driver"
              hint="Whose loads and documents they see."
            />
          </div>
        )}
      </FormGrid>
    </FormDialog>
  );
}
