import { SelectInput } from '../../../../components/fields/pickers/select-input';
import { useRecordForm } from '../../../../components/forms/use-record-form';
import { FormDialog } from '../../../../components/overlay/form-dialog';
import Typography from '@mui/material/Typography';
import type { RecordForm } from '../../../../lib/forms/record-form';
import { useCorrect, type Correction } from '../tax-form-calls';

export const correctTaxForm: RecordForm<{ kind: Correction }> = {
  name: 'correct-tax-form',
  values: () => ({ kind: 'figures' }),
};
const KINDS: readonly { value: Correction; label: string; text: string }[] = [
  { value: 'figures', label: 'Amounts', text: 'One form is made, marked as corrected, with the current amounts.' },
  {
    value: 'identity',
    label: 'Name, tax ID or kind of form',
    text: 'Two forms are made: the wrong one again with zeros, marked as corrected, and a new one.',
  },
];

/** Begins the correction of a form that was filed. */
export function CorrectDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const correct = useCorrect();
  const state = useRecordForm({
    form: correctTaxForm,
    about: id,
    send: ({ values: { kind }, idempotencyKey }) => correct.mutateAsync({ id, kind, idempotencyKey }),
    done: 'The correction is in the list; file it as the form before',
    subject: () => ({ name: 'Form 1099', links: [{ label: 'Open', to: `/accounting/1099/${id}` }] }),
    failed: 'Failed to begin the correction',
    onSaved: onClose,
  });
  const { register, watch } = state.form;
  return (
    <FormDialog
      state={state}
      title="Correct a filed form"
      submitLabel="Begin Correction"
      maxWidth="xs"
      onClose={onClose}
    >
      <SelectInput label="What is wrong" options={KINDS} registration={register('kind')} />
      <Typography color="textSecondary" sx={{ mt: 1.5 }}>
        {KINDS.find(({ value }) => value === watch('kind'))?.text}
      </Typography>
    </FormDialog>
  );
}
