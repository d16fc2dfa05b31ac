import type { ReactNode } from 'react';

export interface TableColumn<Row> {
  field: string;
  header: string;
  /** The plain text of the cell: for CSV and for screen readers of the grid. */
  value: (row: Row) => string;
  render?: (row: Row) => ReactNode;
  width?: number;
  flex?: number;
  align?: 'left' | 'right';
  sortable?: boolean;
  /** Off the screen until the user turns it on; always in the CSV file. */
  hidden?: boolean;
}
