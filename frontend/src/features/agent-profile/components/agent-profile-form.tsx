import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FormGrid } from '../../../components/fields/form-grid';
import { TextInput } from '../../../components/fields/text-input';
import { AskBeforeLeaving } from '../../../components/forms/ask-before-leaving';
import { FormElement } from '../../../components/forms/form-element';
import { FormNotices } from '../../../components/forms/form-notices';
import { useRecordForm } from '../../../components/forms/use-record-form';
import { reportFailure } from '../../../components/toast/report-failure';
import { toast } from '../../../components/toast/toast-store';
import type { User } from '../../../lib/api-types';
import { isApiError } from '../../../lib/api-error';
import { showProblem } from '../../../lib/problem';
import { emailRule, required } from '../../../lib/rules';
import { nameOf } from '../../../lib/session/current-user';
import { agentProfileSubject } from '../../../lib/subjects';
import { agentProfileForm, ownProfileQuery, profileOf, useSaveAgentProfile } from '../api/agent-profile';

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
  const { errors } = formState;

  return (
    <FormElement state={state}>
      <FormNotices state={state} />
      <FormGrid>
        <TextInput
          label="First Name"
          autoComplete="given-name"
          required
          registration={register('firstName', required('First name is required'))}
          error={errors.firstName?.message}
        />
        <TextInput
          label="Last Name"
          autoComplete="family-name"
          required
          registration={register('lastName', required('Last name is required'))}
          error={errors.lastName?.message}
        />
        <div className="wide">
          <TextInput
            label="Email"
            type="email"
            autoComplete="email"
            required
            hint="You sign in with it."
            registration={register('email', emailRule('Valid email is required'))}
            error={errors.email?.message}
          />
        </div>
      </FormGrid>
      <Box sx={{ mt: 2.5 }}>
        <Button type="submit" variant="contained" disabled={state.busy}>
          {state.busy ? 'Saving...' : 'Save Changes'}
        </Button>
      </Box>
      <AskBeforeLeaving state={state} />
    </FormElement>
  );
}
