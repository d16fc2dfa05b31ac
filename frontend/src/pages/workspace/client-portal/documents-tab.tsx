import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { myDocumentsQuery } from '../../../features/compliance/documents/document-calls';
import { MyComplianceDocuments } from '../../../features/compliance/documents/compliance-documents/my-compliance-documents';
import { MyDocuments } from '../../../features/compliance/documents/my-documents';
import { UploadForm } from '../../../features/compliance/documents/upload/upload-form-lazy';
import { useCan, useUser } from '../../../lib/session/session-context';

export function Component() {
  const { id, clientId } = useUser();
  const documents = useQuery(myDocumentsQuery(id));
  const mayUpload = useCan('portal.write');
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          lg: mayUpload ? 'minmax(0, 2fr) minmax(0, 3fr)' : 'minmax(0, 1fr)',
        },
      }}
    >
      {mayUpload && <UploadForm />}
      <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
        <MyDocuments list={documents} />
        {clientId !== null && <MyComplianceDocuments />}
      </Box>
    </Box>
  );
}
