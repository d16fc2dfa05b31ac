import type { Key, ReactNode } from 'react';
import type { TableColumn } from './columns';

export interface DataTableProps<Row> {
  name: string;
  label: string;
  rows: readonly Row[] | undefined;
  total: number;
  columns: readonly TableColumn<Row>[];
  rowId: (row: Row) => Key;
  page: number;
  pageSize: number;
  sort: string;
  onChange: (changes: { page?: number; sort?: string }) => void;
  loading: boolean;
  error: unknown;
  onRetry: () => void;
  empty: ReactNode;
  card: (row: Row) => ReactNode;
  onOpen?: ((row: Row) => void) | undefined;
}
