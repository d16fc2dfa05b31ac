import { TextInput } from '../../components/fields/text-input';
import { useRecordForm } from '../../components/forms/use-record-form';
import { FormDialog } from '../../components/overlay/form-dialog';
import type { Obligation } from '../../lib/api-types';
import type { RecordForm } from '../../lib/forms/record-form';
import { useChange } from '../../lib/records/record-kit';
import { required } from '../../lib/rules';
import { obligationKit } from './obligation-kit';

export const excuseForm: RecordForm<{ reason: string }> = { name: 'excuse-obligation', values: () => ({ reason: '' }) };

/** Says why an obligation does not apply. */
export function ExcuseDialog({ obligation, onClose }: { obligation: Obligation; onClose: () => void }) {
  const change = useChange(obligationKit);
  const state = useRecordForm({
    form: excuseForm,
    about: obligation.id,
    send: ({ values }) =>
      change.mutateAsync({ record: obligation, changes: { status: 'not_applicable', reason: values.reason.trim() } }),
    done: 'The obligation does not apply',
    subject: obligationKit.subject,
    failed: 'Failed to update obligation',
    onSaved: onClose,
  });
  const { register, formState } = state.form;
  return (
    <FormDialog state={state} title="Does Not Apply?" submitLabel="Save Reason" maxWidth="xs" onClose={onClose}>
      <TextInput
        label="Why It Does Not Apply"
        required
        autoFocus
        rows={3}
        maxLength={1_000}
        registration={register('reason', required('Say why it does not apply'))}
        error={formState.errors.reason?.message}
      />
    </FormDialog>
  );
}
