import type { SheetKind } from './kind-of-sheet';

/** How many rows a sheet has, and how many filled ones but for the headers. */
export interface RowCount {
  readonly all: number;
  readonly filled: number;
}

/** A workbook, which the thread takes apart into the file `to`: one JSON list of texts a line. */
export interface BookToRead {
  readonly place: string;
  readonly to: string;
  readonly kind: SheetKind;
  readonly mostRows: number;
}

/** A text whose rows the thread hands out; of `lines` the count is known from the book. */
export interface TextToRead {
  readonly place: string;
  readonly kind: 'csv' | 'lines';
  readonly mostRows: number;
  readonly known?: RowCount;
}
