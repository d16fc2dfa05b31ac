import Box from '@mui/material/Box';
import type { RecordForm } from '../../../lib/forms/record-form';
import { dayRule } from '../../../lib/forms/rules/day-rule';
import type { Paper } from '../../../lib/records/papers';
import type { Subject } from '../../../lib/subjects';
import { DateInput } from '../../fields/pickers/date-input';
import { TextInput } from '../../fields/text-input';
import { useRecordForm } from '../../forms/use-record-form';
import { FormDialog } from '../../overlay/form-dialog';

interface PaperValues {
  expirationDate: string;
  notes: string;
}
const paperForm: RecordForm<PaperValues> = { name: 'paper', values: () => ({ expirationDate: '', notes: '' }) };

interface PaperDialogProps {
  paper: Paper;
  /** Of the record that it belongs to. */
  about: string;
  subject: Subject;
  send: (changes: Partial<Record<keyof PaperValues, string | null>>) => Promise<Paper>;
  onClose: () => void;
}

/** Until when a paper is good, and what is noted of it. */
export function PaperDialog({ paper, about, subject, send, onClose }: PaperDialogProps) {
  const state = useRecordForm({
    form: paperForm,
    initial: { expirationDate: paper.expirationDate ?? '', notes: paper.notes ?? '' },
    about: `${about}-${paper.id}`,
    send: ({ values }) => send({ expirationDate: values.expirationDate || null, notes: values.notes.trim() || null }),
    done: 'Document updated successfully',
    subject: () => subject,
    failed: 'Failed to update document',
    onSaved: onClose,
  });
  const { register, formState } = state.form;
  return (
    <FormDialog state={state} title={`Edit ${paper.originalName}`} submitLabel="Save" onClose={onClose}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <DateInput
          label="Expiration Date"
          registration={register('expirationDate', dayRule<PaperValues>())}
          error={formState.errors.expirationDate?.message}
        />
        <TextInput
          label="Notes"
          rows={3}
          registration={register('notes')}
          error={formState.errors.notes?.message}
          maxLength={1_000}
        />
      </Box>
    </FormDialog>
  );
}
