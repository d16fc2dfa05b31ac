import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { TextInput } from '../../../../components/fields/text-input';
import { useRecordForm } from '../../../../components/forms/use-record-form';
import { FormDialog } from '../../../../components/overlay/form-dialog';
import { TextDialog } from '../../../../components/overlay/text-dialog';
import type { Period } from '../../../../lib/api/api-types';
import type { OneText, RecordForm } from '../../../../lib/forms/record-form';
import { required } from '../../../../lib/forms/rules/rules';
import { periodSubject } from '../../../../lib/subjects';
import { Checklist } from './checklist';
import { useClosePeriod, useReopenPeriod } from './period-calls';
import { monthTitle, unmetOf } from './period-words';

export const closePeriodForm: RecordForm<OneText> = { name: 'close-period', values: () => ({ reason: '' }) };
export const reopenPeriodForm: RecordForm<OneText> = { name: 'reopen-period', values: () => ({ reason: '' }) };

interface StepDialogProps {
  /** Whose books; '' for the firm's own. */
  clientId: string;
  owner: string;
  period: Period;
  onClose: () => void;
}

/** Closes a month; what of the checklist is not met needs a reason. */
export function CloseDialog({ clientId, owner, period, onClose }: StepDialogProps) {
  const { month, checklist } = period;
  const title = monthTitle(month);
  const needsReason = unmetOf(period) !== '';
  const close = useClosePeriod();
  const state = useRecordForm<OneText>({
    form: closePeriodForm,
    about: `${clientId}-${month}`,
    send: ({ values, idempotencyKey }) =>
      close.mutateAsync({ clientId, month, reason: (values['reason'] ?? '').trim(), idempotencyKey }),
    done: `${title} is closed`,
    subject: () => periodSubject(clientId === '' ? null : clientId, month, title),
    onSaved: onClose,
  });
  const { register, formState } = state.form;
  return (
    <FormDialog
      state={state}
      title={`Close ${title}?`}
      submitLabel="Close month"
      busyLabel="Closing..."
      maxWidth="xs"
      ready={!needsReason}
      onClose={onClose}
    >
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        Nothing more can be booked up to the end of {title} in {owner}. The trial balance is kept as it stands.
      </Typography>
      <Checklist items={checklist} />
      {needsReason && (
        <Box sx={{ mt: 2 }}>
          <TextInput
            label="Reason"
            hint="Why it is closed although the checklist is not complete."
            required
            autoFocus
            rows={2}
            maxLength={500}
            registration={register('reason', required('Reason is required'))}
            error={formState.errors['reason']?.message}
          />
        </Box>
      )}
    </FormDialog>
  );
}

export function ReopenDialog({ clientId, owner, period: { month }, onClose }: StepDialogProps) {
  const reopen = useReopenPeriod();
  const title = monthTitle(month);
  return (
    <TextDialog
      form={reopenPeriodForm}
      about={`${clientId}-${month}`}
      title={`Reopen ${title}?`}
      need="Reason is required"
      rows={2}
      maxLength={500}
      submitLabel="Reopen month"
      send={(reason, idempotencyKey) => reopen.mutateAsync({ clientId, month, reason, idempotencyKey })}
      done={`${title} is open again`}
      subject={() => periodSubject(clientId === '' ? null : clientId, month, title)}
      onClose={onClose}
    >
      {owner} can post to its dates again, and balances already printed may change.
    </TextDialog>
  );
}
