import type { ReactNode } from 'react';

export interface TableColumn<Row> {
  field: string;
  header: string;
  /** The plain text of the cell: for CSV, and shown where nothing else is rendered. */
  value: (row: Row) => string;
  render?: (row: Row) => ReactNode;
  /** What its rows add up to, in a list that came at once; a list of pages is told its sums. */
  adds?: 'money' | 'miles' | 'gallons';
  /** The field whose sums stand for it, where it shows more than its own. */
  sumOf?: string;
  /** The least it needs, in pixels. */
  width?: number;
  /** Its share of the width that is left. */
  flex?: number;
  align?: 'left' | 'right';
  /** Why something failed, which is read whole: it goes on below. All else is one line, and cut where it does not fit. */
  wraps?: boolean;
  sortable?: boolean;
  /** Off the screen until the user turns it on; always in the CSV file. */
  hidden?: boolean;
  /** Where the columns do not fit, the one with the highest number leaves first; one without it stays. */
  drops?: number;
}
