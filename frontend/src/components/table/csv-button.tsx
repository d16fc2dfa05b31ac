import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { todayInFirm } from '../../lib/dates';
import { toast } from '../toast/toast-store';
import type { TableColumn } from './columns';
import { downloadText, toCsv } from './csv';

interface CsvButtonProps<Row> {
  name: string;
  columns: readonly TableColumn<Row>[];
  load: () => Promise<readonly Row[]>;
  label?: string;
}

/** Exports what `load` gives: of a list everything that matches the filters, not only the page on screen. */
export function CsvButton<Row>({ name, columns, load, label = 'Export CSV' }: CsvButtonProps<Row>) {
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    try {
      downloadText(`${name}_${todayInFirm()}.csv`, toCsv(columns, await load()));
    } catch {
      toast.error('There was an error generating the file. Please try again.', 'Export Failed');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="outlined"
      color="secondary"
      startIcon={<FileDownloadOutlined />}
      loading={busy}
      loadingPosition="start"
      onClick={() => void run()}
      sx={{ color: 'text.primary' }}
    >
      {label}
    </Button>
  );
}
