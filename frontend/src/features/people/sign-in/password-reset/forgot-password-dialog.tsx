import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { TextInput } from '../../../../components/fields/text-input';
import { useRecordForm } from '../../../../components/forms/use-record-form';
import { FormDialog } from '../../../../components/overlay/form-dialog';
import { toast } from '../../../../components/toast/toast-store';
import { isApiError } from '../../../../lib/api/api-error';
import type { RecordForm } from '../../../../lib/forms/record-form';
import { emailRule } from '../../../../lib/forms/rules/rules';
import { useRequestReset, type Door } from '../sign-in-mutations';
import { ResetLinkReady } from './reset-link-ready';

const ON_ITS_WAY = 'If that address is known to us, a reset link is on its way.';

const told = (error: Error): string | undefined =>
  isApiError(error) && error.status < 500 && error.detail !== '' ? error.detail : undefined;

export const forgotPasswordForm: RecordForm<{ email: string }> = {
  name: 'forgot-password',
  values: () => ({ email: '' }),
  careless: true,
};

export function ForgotPasswordDialog({ door, onClose }: { door: Door; onClose: () => void }) {
  const reset = useRequestReset(door);
  const [demoToken, setDemoToken] = useState<string | null>(null);
  const state = useRecordForm({
    form: forgotPasswordForm,
    send: ({ values }) => reset.mutateAsync(values.email.trim()),
    onSaved: (answer) => {
      toast.success(answer?.message ?? ON_ITS_WAY, 'not signed in', { title: 'Check your e-mail' });
      if (answer?.resetToken) setDemoToken(answer.resetToken);
      else onClose();
    },
    onFailed: (error) => toast.error(told(error) ?? 'Failed to send reset link', 'Reset Failed'),
  });
  const { register, formState } = state.form;
  if (demoToken !== null)
    return <ResetLinkReady token={demoToken} message={reset.data?.message ?? ON_ITS_WAY} onClose={onClose} />;
  return (
    <FormDialog
      state={state}
      title="Reset your password"
      submitLabel="Send reset link"
      busyLabel="Sending..."
      maxWidth="xs"
      onClose={onClose}
    >
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        Type the e-mail address you sign in with. We will send you a link that works for 30 minutes.
      </Typography>
      <TextInput
        label="Email"
        type="email"
        autoComplete="username"
        autoFocus
        required
        registration={register('email', emailRule('Please enter a valid email address'))}
        error={formState.errors.email?.message}
      />
    </FormDialog>
  );
}
