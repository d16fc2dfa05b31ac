import FileDownloadOutlined from '../../../generated/icons/FileDownloadOutlined';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import { useExport, type Exported } from './use-export';

/** Exports the rows that are selected, beside what else can be done with them. */
export function ExportSelected<Row>(exported: Exported<Row>) {
  const { busy, run } = useExport(exported);
  return (
    <ButtonGroup
      variant="outlined"
      color="secondary"
      aria-label="Export"
      sx={{ '& button': { color: 'text.primary' } }}
    >
      <Button
        startIcon={<FileDownloadOutlined />}
        loading={busy === 'csv'}
        loadingPosition="start"
        disabled={busy !== null}
        onClick={() => void run('csv')}
      >
        Export selected
      </Button>
      <Button
        aria-label="Export selected to Excel"
        loading={busy === 'xlsx'}
        disabled={busy !== null}
        onClick={() => void run('xlsx')}
      >
        Excel
      </Button>
    </ButtonGroup>
  );
}
