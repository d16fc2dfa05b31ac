import type { Key, ReactNode } from 'react';
import type { Listing } from '../../lib/api/api-client';
import type { Listed } from '../../lib/format/listed';
import type { ListParams } from '../../lib/lists/use-list-params';
import type { TableColumn } from './columns';

/** Where a list is cards. */
export const PHONE = '(max-width: 767.95px)';
/** Also on a wide screen, where the list itself is narrower than this, in pixels. */
export const NARROW = 700;
/**
 * Below this, as on a tablet, a grid shows its texts on several lines, so that nothing of them is cut; above it each row
 * is one line, and a text that does not fit ends in "…".
 */
export const TIGHT = 780;

/** How records stand as cards on a desk as well. */
export interface Cards<Row> {
  /** Whoever wants to may see them as a table instead, which is usual where there is room. */
  orTable?: true;
  /** The least width of a card, in pixels; without it each takes the whole width. */
  width?: number;
  /** Under which heading a card stands; without it all stand together. */
  groups?: readonly { readonly title: string; readonly holds: (row: Row) => boolean }[];
}

export interface DataTableProps<Row> {
  /** Of the columns that are kept, and of the file of selected rows: 'vehicles'. */
  name: string;
  label: string;
  list: Listed<Row>;
  params: ListParams;
  /** The first says what a row is called. */
  columns: readonly TableColumn<Row>[];
  /** Of the exported file, where these are others. */
  exported?: readonly TableColumn<Row>[] | undefined;
  rowId: (row: Row) => Key;
  empty: ReactNode;
  /** The usual card, in short; who chooses fields gets one of these instead. */
  card: (row: Row) => ReactNode;
  /** What can be done with a row on its card; the usual card draws that itself. */
  tools?: ((row: Row) => ReactNode) | undefined;
  /** Cards on a phone only, if not said. */
  cards?: Cards<Row>;
  /** What stands below all rows of the list, by field: the sums of a balance. The first column says what they are. */
  totals?: Readonly<Record<string, ReactNode>> | undefined;
  onOpen?: ((row: Row) => void) | undefined;
  /** Told which rows are selected, where something outside of the table is done with them. */
  onSelected?: ((selected: readonly Row[]) => void) | undefined;
  /** What can be done with the rows that are selected, beside exporting them. */
  bulk?: ((selected: readonly Row[], clear: () => void) => ReactNode) | undefined;
}

/** What the grid and the cards draw once there is something. */
export interface TableViewProps<Row> extends Omit<DataTableProps<Row>, 'list' | 'empty'> {
  rows: readonly Row[];
  paged: Listing<Row>;
  loading: boolean;
  /** It is sorted, selected, exported, its fields are chosen: not a client's of a few rows. */
  hasTools: boolean;
  /** These are the rows of the page before, until the next ones are here. */
  old: boolean;
}

/** What the box of a row is called: its first two cells tell rows of one client or day apart. */
export const rowName = <Row>(columns: readonly TableColumn<Row>[], row: Row): string =>
  columns
    .slice(0, 2)
    .map(({ value }) => value(row))
    .filter(Boolean)
    .join(', ') || 'this row';
