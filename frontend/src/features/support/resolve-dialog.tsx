import { TextInput } from '../../components/fields/text-input';
import { useRecordForm } from '../../components/forms/use-record-form';
import { FormDialog } from '../../components/overlay/form-dialog';
import type { SupportRequest } from '../../lib/api-types';
import type { RecordForm } from '../../lib/forms/record-form';
import { useChange } from '../../lib/records/record-kit';
import { supportKit } from './support-kit';

export const resolveForm: RecordForm<{ resolution: string }> = {
  name: 'resolve-request',
  values: () => ({ resolution: '' }),
};

/** Says how a request was resolved, for who looks for the same later. */
export function ResolveDialog({ request, onClose }: { request: SupportRequest; onClose: () => void }) {
  const change = useChange(supportKit);
  const state = useRecordForm({
    form: resolveForm,
    about: request.id,
    send: ({ values }) => {
      const resolution = values.resolution.trim();
      const changes = { status: 'resolved', ...(resolution !== '' && { resolution }) };
      return change.mutateAsync({ record: request, changes });
    },
    done: `${request.subject} is resolved`,
    subject: supportKit.subject,
    failed: 'Failed to resolve support request',
    onSaved: onClose,
  });
  const { register, formState } = state.form;
  return (
    <FormDialog state={state} title="Resolved?" submitLabel="Mark Resolved" maxWidth="xs" onClose={onClose}>
      <TextInput
        label="Resolution"
        autoFocus
        rows={3}
        maxLength={10_000}
        hint="How it ended. Whoever asked reads it, too."
        registration={register('resolution')}
        error={formState.errors.resolution?.message}
      />
    </FormDialog>
  );
}
