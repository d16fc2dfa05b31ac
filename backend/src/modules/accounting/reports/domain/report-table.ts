/** A statement as a table, from which its CSV, Excel and PDF files are made. */
export interface ReportTable {
  /** 'Profit and loss' */
  readonly title: string;
  /** What is said above the table: `['Book', 'Red Mesa Trucking']`. */
  readonly about: readonly (readonly [string, string])[];
  readonly columns: readonly ReportColumn[];
  readonly rows: readonly ReportRow[];
}
export interface ReportColumn {
  readonly header: string;
  readonly is: 'text' | 'money' | 'number';
}
/** Cells in the order of the columns, decimal strings for money; null: empty. */
export interface ReportRow {
  readonly style: 'heading' | 'line' | 'total' | 'grand';
  readonly cells: readonly (string | null)[];
}

export const line = (...cells: readonly (string | null)[]): ReportRow => ({ style: 'line', cells });
export const heading = (words: string): ReportRow => ({ style: 'heading', cells: [words] });
export const total = (...cells: readonly (string | null)[]): ReportRow => ({ style: 'total', cells });
export const grand = (...cells: readonly (string | null)[]): ReportRow => ({ style: 'grand', cells });
