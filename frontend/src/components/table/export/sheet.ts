import type { CellObject, SheetData } from 'write-excel-file/universal';
import type { TableColumn } from '../columns';

const AMOUNT = /^(-)?(\$)?(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?$/;
const DAY = /^(\d\d)\/(\d\d)\/(\d{4})$/;
const WIDEST = 60;

/**
 * What a spreadsheet can reckon with: amounts as numbers, days as days; a number such as 'INV-7' or '00417' stays text.
 */
const cellOf = (text: string, isFigure: boolean): CellObject | null => {
  if (text === '') return null;
  const [day, month, date, year] = DAY.exec(text) ?? [];
  if (day)
    return {
      type: Date,
      value: new Date(Date.UTC(Number(year), Number(month) - 1, Number(date))),
      format: 'mm/dd/yyyy',
    };
  const [amount, , dollars, , places = ''] = (isFigure && AMOUNT.exec(text)) || [];
  if (!amount) return { type: String, value: text };
  const decimals = places === '' ? '' : `.${'0'.repeat(places.length - 1)}`;
  return { type: Number, value: Number(amount.replace(/[$,]/g, '')), format: `${dollars ? '$' : ''}#,##0${decimals}` };
};

export const sheetOf = <Row>(columns: readonly TableColumn<Row>[], rows: readonly Row[]): SheetData => [
  columns.map(({ header }) => ({ type: String, value: header, fontWeight: 'bold' as const })),
  ...rows.map((row) => columns.map((column) => cellOf(column.value(row), column.align === 'right'))),
];

/** As wide as its texts, within reason. */
const widthsOf = <Row>(columns: readonly TableColumn<Row>[], rows: readonly Row[]) =>
  columns.map(({ header, value }) => ({
    width: Math.min(WIDEST, Math.max(header.length, ...rows.slice(0, 500).map((row) => value(row).length)) + 2),
  }));

/** An .xlsx file of a table. */
export const toXlsx = async <Row>(columns: readonly TableColumn<Row>[], rows: readonly Row[]): Promise<Blob> => {
  const { default: write } = await import('write-excel-file/universal');
  return write(sheetOf(columns, rows), { columns: widthsOf(columns, rows), stickyRowsCount: 1 }).toBlob();
};
