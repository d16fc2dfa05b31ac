import Typography from '@mui/material/Typography';
import Box from '@mui/material/Box';
import { NewPasswordFields } from '../../../components/forms/new-password-fields';
import { useRecordForm } from '../../../components/forms/use-record-form';
import { FormDialog } from '../../../components/overlay/form-dialog';
import { reportFailure } from '../../../components/toast/report-failure';
import type { Agent, AgentPassword } from '../../../lib/api/api-types';
import type { RecordForm } from '../../../lib/forms/record-form';
import { passwordRules, type NewPassword } from '../../../lib/forms/rules/password-rules';
import { showProblem } from '../../../lib/api/problem';
import { useDeed } from '../../../lib/records/record-kit';
import { agentSubject } from '../../../lib/subjects';
import { agentKit } from './agent-kit';

export const setPasswordForm: RecordForm<NewPassword> = {
  name: 'set-password',
  values: () => ({ password: '', again: '' }),
  secrets: ['password', 'again'],
  careless: true,
};

export function SetPasswordDialog({ agent, onClose }: { agent: Agent; onClose: () => void }) {
  const set = useDeed(agentKit, 'set-password');
  const state = useRecordForm({
    form: setPasswordForm,
    about: agent.id,
    send: ({ values }) =>
      set.mutateAsync({ id: agent.id, body: { password: values.password } satisfies AgentPassword }),
    done: 'Password set successfully',
    subject: () => agentSubject(agent),
    onFailed: (error, form) => {
      showProblem(form, error, ['password']);
      reportFailure(error, 'Failed to set password');
    },
    onSaved: onClose,
  });
  const { register, formState } = state.form;
  const errors = { password: formState.errors.password?.message, again: formState.errors.again?.message };
  const registered = (name: keyof NewPassword) =>
    register(name, { validate: (_, values) => passwordRules[name](values) ?? true });
  return (
    <FormDialog state={state} title="Set Password" submitLabel="Set Password" maxWidth="xs" onClose={onClose}>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        For {agent.displayName}. All sessions of this account end, so tell them the new password.
      </Typography>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <NewPasswordFields register={registered} errors={errors} autoFocus />
      </Box>
    </FormDialog>
  );
}
