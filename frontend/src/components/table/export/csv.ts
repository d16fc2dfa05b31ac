import type { TableColumn } from '../columns';

const FORMULA_START = /^[=+\-@\t\r]/;
const PLAIN_NUMBER = /^-?\$?[\d,]*\.?\d+$/;

/** Quotes when needed; text that a spreadsheet would run as a formula is made plain text. */
const cell = (value: string): string => {
  const safe = FORMULA_START.test(value) && !PLAIN_NUMBER.test(value) ? `'${value}` : value;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

export const toCsv = <Row>(columns: readonly TableColumn<Row>[], rows: readonly Row[]): string =>
  [columns.map((column) => cell(column.header)), ...rows.map((row) => columns.map((column) => cell(column.value(row))))]
    .map((line) => line.join(','))
    .join('\r\n');
