import UploadFileOutlined from '../../../../generated/icons/UploadFileOutlined';
import Button from '@mui/material/Button';
import { AskBeforeLeaving } from '../../../../components/forms/ask-before-leaving';
import { FormElement } from '../../../../components/forms/form-element';
import { FormNotices } from '../../../../components/forms/form-notices';
import { Section } from '../../../../components/layout/surface';
import { UploadFields } from './upload-fields';
import { useUploadForm } from './use-upload-form';

const stay = (): void => undefined;

/** The portal's own upload: a type, a file, done. */
export function UploadForm() {
  const upload = useUploadForm(stay);
  return (
    <Section title="Upload a document">
      <FormElement state={upload.state} label="Upload a document" style={{ display: 'grid', gap: 16 }}>
        <FormNotices state={upload.state} />
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
        <AskBeforeLeaving state={upload.state} />
      </FormElement>
    </Section>
  );
}
