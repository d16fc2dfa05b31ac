import { useState } from 'react';
import { todayInFirm } from '../../../lib/format/dates';
import { toast } from '../../toast/toast-store';
import type { TableColumn } from '../columns';
import { toCsv } from './csv';
import { download } from './download';
import { toXlsx } from './sheet';

export interface Exported<Row> {
  /** Of the file: 'invoices'. */
  name: string;
  columns: readonly TableColumn<Row>[];
  load: () => Promise<readonly Row[]>;
}

export type Format = 'csv' | 'xlsx';

/** The mark at the beginning tells spreadsheets that it is UTF-8. */
const csvOf = (text: string): Blob => new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' });

/** Writes a file of what `load` gives, and says which one is being written. */
export const useExport = <Row>({ name, columns, load }: Exported<Row>) => {
  const [busy, setBusy] = useState<Format | null>(null);
  const run = async (format: Format): Promise<void> => {
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
  return { busy, run };
};
