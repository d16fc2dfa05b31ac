import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { TextInput } from '../../../components/fields/text-input';
import { FormDialog } from '../../../components/overlay/form-dialog';
import { toast } from '../../../components/toast/toast-store';
import { isApiError } from '../../../lib/api-error';
import { emailRule } from '../../../lib/rules';
import { useRequestReset, type Door } from '../api/sign-in.mutations';
import { ResetLinkReady } from './reset-link-ready';

const ON_ITS_WAY = 'If that address is known to us, a reset link is on its way.';

export function ForgotPasswordDialog({ door, onClose }: { door: Door; onClose: () => void }) {
  const reset = useRequestReset(door);
  const form = useForm({ defaultValues: { email: '' } });
  const [demoToken, setDemoToken] = useState<string | null>(null);
  const submit = form.handleSubmit(({ email }) =>
    reset.mutate(email.trim(), {
      onSuccess: (answer) => {
        toast.success(answer?.message ?? ON_ITS_WAY, 'Check your e-mail');
        if (answer?.resetToken) setDemoToken(answer.resetToken);
        else onClose();
      },
      onError: (error) =>
        toast.error(
          isApiError(error) && error.detail !== '' ? error.detail : 'Failed to send reset link',
          'Reset Failed',
        ),
    }),
  );
  if (demoToken !== null)
    return <ResetLinkReady token={demoToken} message={reset.data?.message ?? ON_ITS_WAY} onClose={onClose} />;
  return (
    <FormDialog
      form={form}
      careless
      title="Reset your password"
      submitLabel="Send reset link"
      busyLabel="Sending..."
      busy={reset.isPending}
      maxWidth="xs"
      onSubmit={submit}
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
        registration={form.register('email', emailRule('Please enter a valid email address'))}
        error={form.formState.errors.email?.message}
      />
    </FormDialog>
  );
}
