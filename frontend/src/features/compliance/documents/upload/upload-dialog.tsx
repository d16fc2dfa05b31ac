import Box from '@mui/material/Box';
import { RecordInput } from '../../../../components/fields/record-input';
import { FormDialog } from '../../../../components/overlay/form-dialog';
import { clientOptionsQuery } from '../../../../lib/api/option-queries';
import type { GoesWith } from '../document-calls';
import { UploadFields } from './upload-fields';
import { useUploadForm } from './use-upload-form';

interface UploadDialogProps {
  /** What it goes with: the client of that is its own. */
  goesWith?: GoesWith;
  /** What that is called: 'Invoice INV-000123'. */
  name?: string;
  onClose: () => void;
}

/** The staff files something a client sent by mail or handed over the counter. */
export function UploadDialog({ goesWith, name = 'a client', onClose }: UploadDialogProps) {
  const upload = useUploadForm(onClose, goesWith);
  const { form } = upload;
  return (
    <FormDialog
      state={upload.state}
      title={`Upload for ${name}`}
      submitLabel="Upload Document"
      busyLabel="Uploading..."
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        {!goesWith && (
          <RecordInput
            control={form.control}
            name="clientId"
            rules={{ validate: (value) => value !== '' || 'Choose a client' }}
            label="Client"
            required
            query={clientOptionsQuery}
            placeholder="Choose a client"
            disabled={upload.busy}
          />
        )}
        <UploadFields upload={upload} />
      </Box>
    </FormDialog>
  );
}
