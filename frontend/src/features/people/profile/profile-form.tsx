import { FixedInput } from '../../../components/fields/fixed-input';
import { SelectInput } from '../../../components/fields/pickers/select-input';
import { PersonForm } from '../../../components/forms/person-form';
import { useRecordForm } from '../../../components/forms/use-record-form';
import { reportFailure } from '../../../components/toast/report-failure';
import { isApiError } from '../../../lib/api/api-error';
import type { Profile, User } from '../../../lib/api/api-types';
import { roleLabels } from '../../../lib/format/labels';
import { showProblem } from '../../../lib/api/problem';
import { nameOf } from '../../../lib/session/current-user';
import { profileSubject } from '../../../lib/subjects';
import { profileForm, profileQuery, useSaveProfile } from './profile';

const ROLES = (['admin', 'employee', 'driver'] as const).map((value) => ({ value, label: roleLabels[value] }));

/** Name, e-mail and role of the account of who is signed in. */
export function ProfileForm({ user, profile }: { user: User; profile: Profile }) {
  const save = useSaveProfile(user);
  const state = useRecordForm({
    form: profileForm,
    record: profile,
    fresh: profileQuery,
    send: (sending) => save.mutateAsync(sending),
    done: { title: 'Profile Updated', text: 'Your profile was saved.' },
    subject: (saved) => profileSubject(nameOf(saved)),
    stays: (saved) => saved,
    onFailed: (error, form) => {
      reportFailure(error, 'Failed to update profile. Please try again.', 'Update Failed');
      if (isApiError(error) && error.status < 500) showProblem(form, error, ['firstName', 'lastName', 'email', 'role']);
    },
  });
  const { register, formState } = state.form;
  const { errors } = formState;
  return (
    <PersonForm state={state} register={register} errors={errors}>
      {user.isAdmin ? (
        <SelectInput
          label="Role"
          options={ROLES}
          hint="With another role you have to sign in again, and only another administrator can change it back."
          registration={register('role')}
          error={errors.role?.message}
        />
      ) : (
        <FixedInput label="Role" value={roleLabels[user.role]} hint="Contact an administrator to change your role" />
      )}
      <div className="wide">
        <FixedInput label="User ID" value={user.id} />
      </div>
    </PersonForm>
  );
}
