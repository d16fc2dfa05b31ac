import type { UseQueryResult } from '@tanstack/react-query';
import type { Key, ReactNode } from 'react';
import type { Listing } from '../../lib/api-client';
import type { ListParams } from '../../lib/use-list-params';
import type { TableColumn } from './columns';

export interface DataTableProps<Row> {
  name: string;
  label: string;
  list: UseQueryResult<Listing<Row>>;
  params: ListParams;
  columns: readonly TableColumn<Row>[];
  rowId: (row: Row) => Key;
  empty: ReactNode;
  card: (row: Row) => ReactNode;
  onOpen?: ((row: Row) => void) | undefined;
  /** Has rows selected, and says what can be done with them. */
  bulk?: ((selected: readonly Row[], clear: () => void) => ReactNode) | undefined;
}

/** What the grid and the cards draw once there is something. */
export interface TableViewProps<Row> extends Omit<DataTableProps<Row>, 'list' | 'empty'> {
  rows: readonly Row[];
  paged: Listing<Row>;
  loading: boolean;
  /** These are the rows of the page before, until the next ones are here. */
  old: boolean;
}
