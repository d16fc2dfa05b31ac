import Box from '@mui/material/Box';
import { useState } from 'react';
import { ActionButton } from '../../../../components/display/action';
import { FormAlert } from '../../../../components/fields/form-alert';
import { PasswordInput } from '../../../../components/fields/password-input';
import { TextInput } from '../../../../components/fields/text-input';
import type { Credentials } from '../../../../lib/api/api-types';
import { isEmail } from '../../../../lib/forms/rules/rules';
import type { Door } from '../sign-in-mutations';
import { usePlainForm } from '../use-plain-form';
import { ForgotPasswordDialog } from '../password-reset/forgot-password-dialog-lazy';

interface LoginFormProps {
  door: Door;
  submitLabel: string;
  busy: boolean;
  emailMessage: string;
  error?: string | undefined;
  /** Who is most likely to sign in. */
  email?: string;
  onSubmit: (credentials: Credentials) => void;
}

export function LoginForm({ door, submitLabel, busy, emailMessage, error, email: likely, onSubmit }: LoginFormProps) {
  const [forgot, setForgot] = useState(false);
  const rules = {
    email: ({ email }: Credentials) => (isEmail(email) ? undefined : emailMessage),
    password: ({ password }: Credentials) => (password === '' ? 'Password is required' : undefined),
  };
  const { register, errors, submit } = usePlainForm<Credentials>(
    rules,
    ({ email, password }) => onSubmit({ email: email.trim(), password }),
    likely === undefined ? {} : { email: likely },
  );
  return (
    <>
      <form noValidate onSubmit={submit}>
        <FormAlert message={error} />
        <Box sx={{ display: 'grid', gap: 2 }}>
          <TextInput
            label="Email"
            type="email"
            autoComplete="username"
            required
            registration={register('email')}
            error={errors.email}
          />
          <PasswordInput
            label="Password"
            autoComplete="current-password"
            required
            registration={register('password')}
            error={errors.password}
          />
          <ActionButton
            look="quiet"
            small
            type="button"
            onClick={() => setForgot(true)}
            style={{ justifySelf: 'start', marginLeft: -14 }}
          >
            Forgot Password?
          </ActionButton>
          <ActionButton look="filled" type="submit" disabled={busy}>
            {busy ? 'Signing in...' : submitLabel}
          </ActionButton>
        </Box>
      </form>
      {forgot && <ForgotPasswordDialog door={door} onClose={() => setForgot(false)} />}
    </>
  );
}
