import Box from '@mui/material/Box';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ActionButton } from '../../../../components/display/action';
import { FormAlert } from '../../../../components/fields/form-alert';
import { NewPasswordFields } from '../../../../components/forms/new-password-fields';
import { toast } from '../../../../components/toast/toast-store';
import { isApiError } from '../../../../lib/api/api-error';
import { sentenceFor } from '../../../../lib/api/problem';
import { passwordRules, type NewPassword } from '../../../../lib/forms/rules/password-rules';
import { useAskAgainWhoIsThere, useResetPassword } from '../sign-in-mutations';
import { usePlainForm } from '../use-plain-form';
import { AskForNewLink } from './ask-for-new-link';

const messageFor = (error: unknown, field: string): string | undefined =>
  isApiError(error) ? error.fields.find((problem) => problem.field === field)?.message : undefined;
const isAboutTheLink = (error: unknown): boolean =>
  messageFor(error, 'token') !== undefined || (isApiError(error) && [404, 410].includes(error.status));

export function ResetPassword() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const token = search.get('token') ?? '';
  const reset = useResetPassword();
  const askAgain = useAskAgainWhoIsThere();
  const [refused, setRefused] = useState<{ password: string; message: string } | null>(null);
  const rules = {
    ...passwordRules,
    password: (values: NewPassword) =>
      passwordRules.password(values) ?? (refused?.password === values.password ? refused.message : undefined),
  };
  const { register, errors, submit, show } = usePlainForm<NewPassword>(rules, ({ password }) =>
    reset.mutate(
      { token, password },
      {
        onSuccess: () => {
          toast.success('Your new password is set. Sign in with it.', 'not signed in', { title: 'Password changed' });
          void navigate('/reset-password?done=1', { replace: true });
          // the sessions of that account ended with its old password; whoever was signed in here loses this page only
          // when it has an address to come back to
          askAgain();
        },
        onError: (error) => {
          const message = messageFor(error, 'password');
          if (message === undefined) return;
          setRefused({ password, message });
          show({ password: message });
        },
      },
    ),
  );

  if (token === '')
    return (
      <AskForNewLink title="This link is not complete">
        Open it again from your e-mail, or ask for a new one.
      </AskForNewLink>
    );
  if (isAboutTheLink(reset.error))
    return (
      <AskForNewLink title="This link no longer works">
        It was used already, or it is older than 30 minutes. Ask for a new one: it takes a moment.
      </AskForNewLink>
    );
  const alert =
    reset.error !== null && messageFor(reset.error, 'password') === undefined ? sentenceFor(reset.error) : undefined;
  return (
    <form noValidate onSubmit={submit}>
      <FormAlert message={alert} />
      <Box sx={{ display: 'grid', gap: 2 }}>
        <NewPasswordFields register={register} errors={errors} hint="At least 6 characters." />
        <ActionButton look="filled" type="submit" disabled={reset.isPending}>
          {reset.isPending ? 'Saving...' : 'Set New Password'}
        </ActionButton>
      </Box>
    </form>
  );
}
