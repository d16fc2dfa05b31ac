import FileDownloadOutlined from '../../../generated/icons/FileDownloadOutlined';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import { useState } from 'react';
import { todayInFirm } from '../../../lib/format/dates';
import { toast } from '../../toast/toast-store';
import type { TableColumn } from '../columns';
import { toCsv } from './csv';
import { download } from './download';
import { toXlsx } from './sheet';

interface ExportButtonsProps<Row> {
  name: string;
  columns: readonly TableColumn<Row>[];
  load: () => Promise<readonly Row[]>;
  /** Of what is selected, beside the export of the whole list. */
  selected?: boolean;
}

type Format = 'csv' | 'xlsx';

/** The mark at the beginning tells spreadsheets that it is UTF-8. */
const csvOf = (text: string): Blob => new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' });

/** Exports what `load` gives: of a list everything that matches the filters, not only the page on screen. */
export function ExportButtons<Row>({ name, columns, load, selected = false }: ExportButtonsProps<Row>) {
  const [busy, setBusy] = useState<Format | null>(null);
  const run = async (format: Format) => {
    setBusy(format);
    try {
      const rows = await load();
      const content = format === 'csv' ? csvOf(toCsv(columns, rows)) : await toXlsx(columns, rows);
      download(`${name}_${todayInFirm()}.${format}`, content);
    } catch {
      toast.error('There was an error generating the file. Please try again.', 'Export Failed');
    } finally {
      setBusy(null);
    }
  };
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
        {selected ? 'Export selected' : 'Export CSV'}
      </Button>
      <Button
        aria-label={selected ? 'Export selected to Excel' : 'Export Excel'}
        loading={busy === 'xlsx'}
        disabled={busy !== null}
        onClick={() => void run('xlsx')}
      >
        Excel
      </Button>
    </ButtonGroup>
  );
}
