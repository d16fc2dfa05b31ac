import Typography from '@mui/material/Typography';
import Box from '@mui/material/Box';
import { useForm } from 'react-hook-form';
import { PasswordInput } from '../../../components/fields/password-input';
import { FormDialog } from '../../../components/overlay/form-dialog';
import { reportFailure } from '../../../components/toast/report-failure';
import { toast } from '../../../components/toast/toast-store';
import type { Agent } from '../../../lib/api-types';
import { showProblem } from '../../../lib/problem';
import { useSetAgentPassword } from '../api/agents';

const LEAST = 6;

export function SetPasswordDialog({ agent, onClose }: { agent: Agent; onClose: () => void }) {
  const form = useForm({ defaultValues: { password: '', again: '' } });
  const { register, formState, getValues } = form;
  const { errors } = formState;
  const set = useSetAgentPassword();
  const submit = form.handleSubmit(({ password }) =>
    set.mutate(
      { id: agent.id, password },
      {
        onSuccess: () => {
          toast.success('Password set successfully');
          onClose();
        },
        onError: (error) => {
          showProblem(form, error, ['password']);
          reportFailure(error, 'Failed to set password');
        },
      },
    ),
  );
  return (
    <FormDialog
      form={form}
      careless
      title="Set Password"
      submitLabel="Set Password"
      busy={set.isPending}
      maxWidth="xs"
      onSubmit={submit}
      onClose={onClose}
    >
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        For {agent.displayName}. All sessions of this account end, so tell them the new password.
      </Typography>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <PasswordInput
          label="New Password"
          autoComplete="new-password"
          autoFocus
          required
          registration={register('password', {
            validate: (value) => value.length >= LEAST || 'Password must be at least 6 characters long',
          })}
          error={errors.password?.message}
        />
        <PasswordInput
          label="Confirm Password"
          autoComplete="new-password"
          required
          registration={register('again', {
            validate: (value) => value === getValues('password') || 'Passwords do not match',
          })}
          error={errors.again?.message}
        />
      </Box>
    </FormDialog>
  );
}
