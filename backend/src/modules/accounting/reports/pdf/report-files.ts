import { StreamableFile } from '@nestjs/common';
import { toCsv, toXlsx } from '../../../../platform/infrastructure/spreadsheets/write-sheet';
import type { ReportTable } from '../domain/report-table';
import { reportPdf } from './report-pdf';

/** A report as a file: its bytes, content type and name. */
export interface ReportFile {
  readonly filename: string;
  readonly contentType: string;
  readonly bytes: Buffer;
}
export const FILE_FORMATS = ['csv', 'xlsx', 'pdf'] as const;
export type FileFormat = (typeof FILE_FORMATS)[number];

const TYPES: Readonly<Record<FileFormat, string>> = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
};
/** The content types that a route with reports answers with beside JSON. */
export const REPORT_FILES: readonly string[] = Object.values(TYPES);

const sheetOf = ({ title, about, columns, rows }: ReportTable) => ({
  head: [[title], ...about],
  columns,
  rows: rows.map(({ style, cells }) => ({ cells, isBold: style !== 'line' })),
});

/** @param day the day in its name: 'profit_and_loss_2026-11-26.csv' */
export const fileOf = async (table: ReportTable, format: FileFormat, day: string): Promise<ReportFile> => {
  const bytes =
    format === 'pdf' ? await reportPdf(table) : format === 'csv' ? toCsv(sheetOf(table)) : await toXlsx(sheetOf(table));
  const name = table.title.toLowerCase().replace(/[^a-z0-9]+/g, '_');
  return { filename: `${name}_${day}.${format}`, contentType: TYPES[format], bytes };
};

/** The response of a route that was asked for a file. */
export const streamed = ({ filename, contentType, bytes }: ReportFile): StreamableFile =>
  new StreamableFile(bytes, {
    type: contentType === TYPES.csv ? 'text/csv; charset=utf-8' : contentType,
    disposition: `${contentType === TYPES.pdf ? 'inline' : 'attachment'}; filename="${filename}"`,
    length: bytes.length,
  });
