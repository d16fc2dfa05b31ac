import type { SheetKind } from './kind-of-sheet';

/** The number of rows of a sheet, and of the non-blank ones without the header. */
export interface RowCount {
  readonly all: number;
  readonly filled: number;
}

/** A workbook that the thread unpacks into the file `to`, one JSON list of texts per line. */
export interface BookToRead {
  readonly place: string;
  readonly to: string;
  readonly kind: SheetKind;
  readonly mostRows: number;
}

/** A text file whose rows the thread returns; for `lines` the count is already known from the workbook. */
export interface TextToRead {
  readonly place: string;
  readonly kind: 'csv' | 'lines';
  readonly mostRows: number;
  readonly known?: RowCount;
}
