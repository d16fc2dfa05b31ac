import Box from '@mui/material/Box';
import { ActionButton } from '../../../components/action';
import { FormAlert } from '../../../components/fields/form-alert';
import { PasswordInput } from '../../../components/fields/password-input';
import { TextInput } from '../../../components/fields/text-input';
import type { Credentials } from '../../../lib/api-types';
import { useLoginFields } from './use-login-fields';

interface LoginFormProps {
  submitLabel: string;
  busy: boolean;
  emailMessage: string;
  error?: string | undefined;
  onSubmit: (credentials: Credentials) => void;
  onForgot?: () => void;
}

export function LoginForm({ submitLabel, busy, emailMessage, error, onSubmit, onForgot }: LoginFormProps) {
  const { register, errors, submit } = useLoginFields(emailMessage, onSubmit);
  return (
    <form noValidate onSubmit={submit}>
      <FormAlert message={error} />
      <Box sx={{ display: 'grid', gap: 2 }}>
        <TextInput label="Email" type="email" autoComplete="username" required registration={register('email')} error={errors.email} />
        <PasswordInput label="Password" autoComplete="current-password" required registration={register('password')} error={errors.password} />
        {onForgot && (
          <ActionButton look="quiet" small type="button" onClick={onForgot} style={{ justifySelf: 'start', marginLeft: -14 }}>
            Forgot Password?
          </ActionButton>
        )}
        <ActionButton look="filled" type="submit" disabled={busy}>
          {busy ? 'Signing in...' : submitLabel}
        </ActionButton>
      </Box>
    </form>
  );
}
