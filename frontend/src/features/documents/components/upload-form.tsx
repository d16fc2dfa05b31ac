import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FormAlert } from '../../../components/fields/form-alert';
import { Section } from '../../../components/surface';
import { UploadFields } from './upload-fields';
import { useUploadForm } from './use-upload-form';

const stay = (): void => undefined;

/** The portal's own upload: a type, a file, done. */
export function UploadForm() {
  const upload = useUploadForm(stay);
  return (
    <Section title="Upload a document">
      <Box
        component="form"
        aria-label="Upload a document"
        noValidate
        onSubmit={(event) => void upload.submit(event)}
        sx={{ display: 'grid', gap: 2 }}
      >
        <FormAlert message={upload.form.formState.errors.root?.['server']?.message} />
        <UploadFields upload={upload} />
        <Button
          type="submit"
          variant="contained"
          size="large"
          startIcon={<UploadFileOutlined />}
          disabled={upload.busy}
        >
          {upload.busy ? 'Uploading...' : 'Upload Document'}
        </Button>
      </Box>
    </Section>
  );
}
