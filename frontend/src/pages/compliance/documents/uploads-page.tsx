import UploadFileOutlined from '../../../generated/icons/UploadFileOutlined';
import Button from '@mui/material/Button';
import { Outlet } from 'react-router';
import { Page } from '../../../components/layout/page';
import { DocumentQueue } from '../../../features/compliance/documents/review/document-queue';
import { UploadDialog } from '../../../features/compliance/documents/upload/upload-dialog-lazy';
import { useCan } from '../../../lib/session/session-context';
import { useFlagParam } from '../../../lib/navigation/use-address-param';
import { DocumentTabs } from './document-tabs';

export function Component() {
  const mayUpload = useCan('documents.write');
  const [uploading, setUploading] = useFlagParam('new');
  const upload = (
    <Button variant="contained" startIcon={<UploadFileOutlined />} onClick={() => setUploading(true)}>
      Upload for a client
    </Button>
  );
  return (
    <Page
      title="Documents"
      subtitle="What clients and drivers sent, from received to done"
      actions={mayUpload && upload}
      tabs={<DocumentTabs />}
    >
      <DocumentQueue />
      {uploading && mayUpload && <UploadDialog onClose={() => setUploading(false)} />}
      <Outlet />
    </Page>
  );
}
