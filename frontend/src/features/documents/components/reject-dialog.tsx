import Typography from '@mui/material/Typography';
import { TextInput } from '../../../components/fields/text-input';
import { useRecordForm } from '../../../components/forms/use-record-form';
import { FormDialog } from '../../../components/overlay/form-dialog';
import type { RecordForm } from '../../../lib/forms/record-form';
import { required } from '../../../lib/rules';
import type { Subject } from '../../../lib/subjects';

export const rejectForm: RecordForm<{ reason: string }> = { name: 'reject-document', values: () => ({ reason: '' }) };

interface RejectDialogProps {
  name: string;
  /** The document's id. */
  about: string | number;
  reject: (reason: string) => Promise<unknown>;
  subject: Subject;
  onClose: () => void;
}

export function RejectDialog({ name, about, reject, subject, onClose }: RejectDialogProps) {
  const state = useRecordForm({
    form: rejectForm,
    about,
    send: ({ values }) => reject(values.reason.trim()),
    done: `${name} was rejected`,
    subject: () => subject,
    failed: 'Failed to reject document',
    onSaved: onClose,
  });
  const { register, formState } = state.form;
  return (
    <FormDialog state={state} title={`Reject ${name}?`} submitLabel="Reject" maxWidth="xs" onClose={onClose}>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        The client reads the reason next to the document, so say what to send instead.
      </Typography>
      <TextInput
        label="Reason"
        required
        autoFocus
        rows={3}
        maxLength={1_000}
        registration={register('reason', required('Reason is required'))}
        error={formState.errors.reason?.message}
      />
    </FormDialog>
  );
}
