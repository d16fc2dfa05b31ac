import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useForm } from 'react-hook-form';
import { FormAlert } from '../../../components/fields/form-alert';
import { FormGrid } from '../../../components/fields/form-grid';
import { TextInput } from '../../../components/fields/text-input';
import { reportFailure } from '../../../components/toast/report-failure';
import { toast } from '../../../components/toast/toast-store';
import type { AgentProfile, User } from '../../../lib/api-types';
import { isApiError } from '../../../lib/api-error';
import { showProblem } from '../../../lib/problem';
import { emailRule, required } from '../../../lib/rules';
import { forgetDraft, readDraft, useFormDraft } from '../../../lib/use-form-draft';
import { useSaveAgentProfile } from '../api/agent-profile';

const names = ['firstName', 'lastName', 'email'] as const;

export function AgentProfileForm({ user }: { user: User }) {
  const draft = `axlebook.draft.agent-profile.${user.id}`;
  const stored: AgentProfile = { firstName: user.firstName, lastName: user.lastName, email: user.email };
  const form = useForm<AgentProfile>({ defaultValues: { ...stored, ...readDraft<AgentProfile>(draft) } });
  useFormDraft(form, draft);
  const save = useSaveAgentProfile();
  const { register, formState } = form;
  const { errors } = formState;

  const submit = form.handleSubmit(({ firstName, lastName, email }) =>
    save.mutate(
      { firstName: firstName.trim(), lastName: lastName.trim(), email: email.trim() },
      {
        onSuccess: (saved) => {
          form.reset({ firstName: saved.firstName, lastName: saved.lastName, email: saved.email });
          forgetDraft(draft);
          toast.success('Your profile was saved.', 'Profile updated');
        },
        onError: (error) => {
          reportFailure(error, 'Failed to update profile. Please try again.', 'Update Failed');
          if (isApiError(error) && error.status < 500) showProblem(form, error, names);
        },
      },
    ),
  );

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <FormAlert message={errors.root?.['server']?.message} />
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
        <Button type="submit" variant="contained" disabled={save.isPending}>
          {save.isPending ? 'Saving...' : 'Save Changes'}
        </Button>
      </Box>
    </form>
  );
}
