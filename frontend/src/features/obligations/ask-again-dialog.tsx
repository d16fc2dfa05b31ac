import { TextInput } from '../../components/fields/text-input';
import { useRecordForm } from '../../components/forms/use-record-form';
import { FormDialog } from '../../components/overlay/form-dialog';
import type { PaperRequest } from '../../lib/api-types';
import type { RecordForm } from '../../lib/forms/record-form';
import { useChange } from '../../lib/records/record-kit';
import { paperRequestKit } from './paper-request-kit';

export const askAgainForm: RecordForm<{ reason: string }> = { name: 'ask-again', values: () => ({ reason: '' }) };

/** Asks for a paper once more and says why. */
export function AskAgainDialog({ request, onClose }: { request: PaperRequest; onClose: () => void }) {
  const change = useChange(paperRequestKit);
  const state = useRecordForm({
    form: askAgainForm,
    about: request.id,
    send: ({ values }) =>
      change.mutateAsync({ record: request, changes: { status: 'asked', reason: values.reason.trim() || null } }),
    done: 'The client was asked again',
    subject: paperRequestKit.subject,
    failed: 'Failed to ask again',
    onSaved: onClose,
  });
  const { register, formState } = state.form;
  return (
    <FormDialog
      state={state}
      title={`Ask Again for ${request.what}?`}
      submitLabel="Ask Again"
      maxWidth="xs"
      onClose={onClose}
    >
      <TextInput
        label="Reason"
        autoFocus
        rows={3}
        maxLength={1_000}
        hint="The client reads it beside the paper, so say what to send instead."
        registration={register('reason')}
        error={formState.errors.reason?.message}
      />
    </FormDialog>
  );
}
