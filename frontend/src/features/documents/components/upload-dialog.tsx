import Box from '@mui/material/Box';
import { Controller } from 'react-hook-form';
import { RecordSelect } from '../../../components/fields/record-select';
import { FormDialog } from '../../../components/overlay/form-dialog';
import { clientOptionsQuery } from '../../../lib/option-queries';
import type { GoesWith } from '../api/documents';
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
          <Controller
            control={form.control}
            name="clientId"
            rules={{ validate: (value) => value !== '' || 'Choose a client' }}
            render={({ field }) => (
              <RecordSelect
                name={field.name}
                label="Client"
                required
                query={clientOptionsQuery}
                placeholder="Choose a client"
                value={field.value}
                onChange={field.onChange}
                onBlur={field.onBlur}
                inputRef={field.ref}
                error={form.formState.errors.clientId?.message}
                disabled={upload.busy}
              />
            )}
          />
        )}
        <UploadFields upload={upload} />
      </Box>
    </FormDialog>
  );
}
