import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import IconButton from '@mui/material/IconButton';
import type { ClientDocument } from '../../../lib/api-types';

export function DownloadButton({ document }: { document: Pick<ClientDocument, 'fileUrl' | 'originalName'> }) {
  return (
    <IconButton
      component="a"
      href={document.fileUrl}
      download={document.originalName}
      aria-label={`Download ${document.originalName}`}
      title="Download"
      sx={{ width: 40, height: 40 }}
    >
      <FileDownloadOutlined fontSize="small" />
    </IconButton>
  );
}
