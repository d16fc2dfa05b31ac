import Typography from '@mui/material/Typography';
import { TextInput } from '../../../components/fields/text-input';
import { useRecordForm } from '../../../components/forms/use-record-form';
import { FormDialog } from '../../../components/overlay/form-dialog';
import type { ClientDocument } from '../../../lib/api-types';
import type { RecordForm } from '../../../lib/forms/record-form';
import { required } from '../../../lib/rules';
import { documentSubject } from '../../../lib/subjects';
import { useMoveDocument } from '../api/documents';

export const rejectForm: RecordForm<{ reason: string }> = { name: 'reject-document', values: () => ({ reason: '' }) };

export function RejectDialog({ document, onClose }: { document: ClientDocument; onClose: () => void }) {
  const move = useMoveDocument();
  const state = useRecordForm({
    form: rejectForm,
    about: document.id,
    send: ({ values }) => move.mutateAsync({ document, status: 'rejected', reason: values.reason.trim() }),
    done: `${document.originalName} was rejected`,
    subject: documentSubject,
    failed: 'Failed to reject document',
    onSaved: onClose,
  });
  const { register, formState } = state.form;
  return (
    <FormDialog
      state={state}
      title={`Reject ${document.originalName}?`}
      submitLabel="Reject"
      maxWidth="xs"
      onClose={onClose}
    >
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
