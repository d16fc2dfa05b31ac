import {
  rowSelectionFeature,
  tableFeatures,
  useTable,
  type ReactTable,
  type Row as TableRow,
  type RowSelectionState,
} from '@tanstack/react-table';
import { useMemo, useState, type Key } from 'react';

const features = tableFeatures({ rowSelectionFeature });

interface Wrapped<Row> {
  row: Row;
}
export type GridTableModel<Row> = ReactTable<typeof features, Wrapped<Row>>;
export type GridTableRow<Row> = TableRow<typeof features, Wrapped<Row>>;

/** The rows and which of them are selected. Order, filters and pages are the server's. */
export const useGridTable = <Row>(rows: readonly Row[], rowId: (row: Row) => Key): GridTableModel<Row> => {
  const [rowSelection, onRowSelectionChange] = useState<RowSelectionState>({});
  const data = useMemo(() => rows.map((row) => ({ row })), [rows]);
  return useTable({
    features,
    data,
    columns: [],
    getRowId: ({ row }) => String(rowId(row)),
    state: { rowSelection },
    onRowSelectionChange,
  });
};
