import FileDownloadOutlined from '../../../../generated/icons/FileDownloadOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { toast } from '../../../../components/toast/toast-store';

interface DownloadProps {
  name: string;
  url: string;
  /** With its word beside the sign. */
  worded?: boolean;
}

/** Downloads a file, and says that it does. */
export function DownloadButton({ name, url, worded = false }: DownloadProps) {
  const shared = {
    component: 'a',
    href: url,
    download: name,
    onClick: () => toast.info(`${name} is on its way to your downloads.`, 'Download Started'),
  } as const;
  if (worded)
    return (
      <Button {...shared} size="small" variant="outlined">
        Download
      </Button>
    );
  return (
    <IconButton {...shared} aria-label={`Download ${name}`} title="Download" sx={{ width: 40, height: 40 }}>
      <FileDownloadOutlined fontSize="small" />
    </IconButton>
  );
}
