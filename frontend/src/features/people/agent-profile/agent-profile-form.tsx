import { PersonForm } from '../../../components/forms/person-form';
import { useRecordForm } from '../../../components/forms/use-record-form';
import { reportFailure } from '../../../components/toast/report-failure';
import { toast } from '../../../components/toast/toast-store';
import type { User } from '../../../lib/api/api-types';
import { isApiError } from '../../../lib/api/api-error';
import { showProblem } from '../../../lib/api/problem';
import { nameOf } from '../../../lib/session/current-user';
import { agentProfileSubject } from '../../../lib/subjects';
import { agentProfileForm, ownProfileQuery, profileOf, useSaveAgentProfile } from './agent-profile';

export function AgentProfileForm({ user }: { user: User }) {
  const save = useSaveAgentProfile();
  const state = useRecordForm({
    form: agentProfileForm,
    record: profileOf(user),
    fresh: ownProfileQuery,
    send: ({ values, record }) => save.mutateAsync({ values, version: (record ?? profileOf(user)).version }),
    stays: (saved) => {
      toast.success('Your profile was saved.', agentProfileSubject(nameOf(saved)), { title: 'Profile updated' });
      return profileOf(saved);
    },
    onFailed: (error, form) => {
      reportFailure(error, 'Failed to update profile. Please try again.', 'Update Failed');
      if (isApiError(error) && error.status < 500) showProblem(form, error, ['firstName', 'lastName', 'email']);
    },
  });
  const { register, formState } = state.form;

  return <PersonForm state={state} register={register} errors={formState.errors} />;
}
