/** A column of a written sheet: texts stay texts, also where they look like numbers ('00417', '4000'). */
export interface SheetColumn {
  readonly header: string;
  readonly is: 'text' | 'money' | 'number';
}
/** A row: decimal strings for money and numbers, null for an empty cell. */
export interface SheetRow {
  readonly cells: readonly (string | null)[];
  readonly isBold?: boolean;
}
export interface WrittenSheet {
  /** Lines above the table: its title, whose it is. */
  readonly head: readonly (readonly string[])[];
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly SheetRow[];
}

const FORMULA_START = /^[=+\-@\t\r]/;
const PLAIN_NUMBER = /^-?\d+(?:\.\d+)?$/;
const WIDEST = 60;

/** Quotes when needed; text that a spreadsheet would run as a formula is made plain text. */
const csvCell = (value: string | null): string => {
  const text = value ?? '';
  const safe = FORMULA_START.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** A table as CSV in UTF-8, with the mark that tells spreadsheets so. */
export const toCsv = ({ head, columns, rows }: WrittenSheet): Buffer => {
  const lines = [...head, columns.map(({ header }) => header), ...rows.map(({ cells }) => cells)];
  return Buffer.from(`\uFEFF${lines.map((line) => line.map(csvCell).join(',')).join('\r\n')}\r\n`);
};

const FORMATS = { money: '#,##0.00', number: '#,##0.####' } as const;

const xlsxCell = (value: string | null, is: SheetColumn['is'], isBold: boolean) => {
  if (value === null) return null;
  const weight = isBold ? { fontWeight: 'bold' as const } : {};
  return is !== 'text' && PLAIN_NUMBER.test(value)
    ? { type: Number, value: Number(value), format: FORMATS[is], ...weight }
    : { type: String, value, ...weight };
};

/** A table as an .xlsx file, amounts as numbers that a spreadsheet reckons with. */
export const toXlsx = async ({ head, columns, rows }: WrittenSheet): Promise<Buffer> => {
  const { default: write } = await import('write-excel-file/node');
  const said = [...head.map((line) => line.map((value) => ({ type: String, value }))), []];
  const names = columns.map(({ header }) => ({ type: String, value: header, fontWeight: 'bold' as const }));
  const body = rows.map(({ cells, isBold = false }) =>
    columns.map(({ is }, at) => xlsxCell(cells[at] ?? null, is, isBold)),
  );
  const widths = columns.map(({ header }, at) => ({
    width: Math.min(
      WIDEST,
      rows.reduce((most, { cells }) => Math.max(most, cells[at]?.length ?? 0), header.length) + 2,
    ),
  }));
  return write([...said, names, ...body], { columns: widths }).toBuffer();
};
