import Typography from '@mui/material/Typography';
import Box from '@mui/material/Box';
import { PasswordInput } from '../../../components/fields/password-input';
import { useRecordForm } from '../../../components/forms/use-record-form';
import { FormDialog } from '../../../components/overlay/form-dialog';
import { reportFailure } from '../../../components/toast/report-failure';
import type { Agent } from '../../../lib/api/api-types';
import type { RecordForm } from '../../../lib/forms/record-form';
import { showProblem } from '../../../lib/api/problem';
import { agentSubject } from '../../../lib/subjects';
import { useSetAgentPassword } from './agent-calls';

const LEAST = 6;

export const setPasswordForm: RecordForm<{ password: string; again: string }> = {
  name: 'set-password',
  values: () => ({ password: '', again: '' }),
  secrets: ['password', 'again'],
  careless: true,
};

export function SetPasswordDialog({ agent, onClose }: { agent: Agent; onClose: () => void }) {
  const set = useSetAgentPassword();
  const state = useRecordForm({
    form: setPasswordForm,
    about: agent.id,
    send: ({ values }) => set.mutateAsync({ id: agent.id, password: values.password }),
    done: 'Password set successfully',
    subject: () => agentSubject(agent),
    onFailed: (error, form) => {
      showProblem(form, error, ['password']);
      reportFailure(error, 'Failed to set password');
    },
    onSaved: onClose,
  });
  const { register, formState, getValues } = state.form;
  const { errors } = formState;
  return (
    <FormDialog state={state} title="Set Password" submitLabel="Set Password" maxWidth="xs" onClose={onClose}>
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
