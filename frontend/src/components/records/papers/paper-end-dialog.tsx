import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { dayRule } from '../../../lib/forms/rules/day-rule';
import type { RecordForm } from '../../../lib/forms/record-form';
import { DateInput } from '../../fields/pickers/date-input';
import { useRecordForm } from '../../forms/use-record-form';
import { FormDialog } from '../../overlay/form-dialog';

interface EndValues {
  expirationDate: string;
}
const endForm: RecordForm<EndValues> = { name: 'paper-end', careless: true, values: () => ({ expirationDate: '' }) };

interface PaperEndDialogProps {
  label: string;
  file: File;
  /** The record that it is uploaded to. */
  about: string;
  /** @param expirationDate null: it has none, or it is not known */
  onUpload: (expirationDate: string | null) => void;
  onClose: () => void;
}

/** Until when a paper is good, before it is uploaded. */
export function PaperEndDialog({ label, file, about, onUpload, onClose }: PaperEndDialogProps) {
  const state = useRecordForm({
    form: endForm,
    about,
    send: ({ values }) => Promise.resolve(values),
    onSaved: ({ expirationDate }) => onUpload(expirationDate || null),
  });
  const { register, formState } = state.form;
  return (
    <FormDialog state={state} title={`Upload ${label}`} submitLabel="Upload" ready maxWidth="xs" onClose={onClose}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{file.name}</Typography>
        <DateInput
          label="Expiration Date (optional)"
          registration={register('expirationDate', dayRule<EndValues>())}
          error={formState.errors.expirationDate?.message}
        />
      </Box>
    </FormDialog>
  );
}
