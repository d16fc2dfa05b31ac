import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { TextInput } from '../../../components/fields/text-input';
import { FormDialog } from '../../../components/overlay/form-dialog';
import { formOutcome } from '../../../components/toast/report-failure';
import type { ClientDocument } from '../../../lib/api-types';
import { required } from '../../../lib/rules';
import { useMoveDocument } from '../api/documents';

export function RejectDialog({ document, onClose }: { document: ClientDocument; onClose: () => void }) {
  const form = useForm({ defaultValues: { reason: '' } });
  const move = useMoveDocument();
  const submit = form.handleSubmit(({ reason }) =>
    move.mutate(
      { document, status: 'rejected', reason: reason.trim() },
      formOutcome(form, {
        names: ['reason'],
        done: `${document.originalName} was rejected`,
        failed: 'Failed to reject document',
        onClose,
      }),
    ),
  );
  return (
    <FormDialog
      form={form}
      title={`Reject ${document.originalName}?`}
      submitLabel="Reject"
      busy={move.isPending}
      maxWidth="xs"
      onSubmit={submit}
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
        registration={form.register('reason', required('Reason is required'))}
        error={form.formState.errors.reason?.message}
      />
    </FormDialog>
  );
}
