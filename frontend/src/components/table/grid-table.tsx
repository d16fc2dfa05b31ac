import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridColumnVisibilityModel,
  type GridSortModel,
  type GridValidRowModel,
} from '@mui/x-data-grid';
import { useState, type KeyboardEvent } from 'react';
import { PAGE_SIZE } from '../../lib/use-list-params';
import type { TableColumn } from './columns';
import { ColumnChoice } from './column-choice';
import { gridStyle } from './grid-style';
import { Pager } from './pager';
import type { TableViewProps } from './table-props';

const stored = (key: string): GridColumnVisibilityModel => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as GridColumnVisibilityModel) : {};
  } catch {
    return {};
  }
};

const gridColumn = <Row extends GridValidRowModel>(column: TableColumn<Row>): GridColDef<Row> => ({
  field: column.field,
  headerName: column.header,
  align: column.align ?? 'left',
  headerAlign: column.align ?? 'left',
  sortable: column.sortable ?? false,
  ...(column.width !== undefined && { width: column.width }),
  ...(column.flex !== undefined && { flex: column.flex, minWidth: column.width ?? 120 }),
  valueGetter: (_value, row) => column.value(row),
  ...(column.render && { renderCell: ({ row }) => column.render?.(row) }),
});

const sortModelOf = (sort: string): GridSortModel =>
  sort === '' ? [] : [{ field: sort.replace(/^-/, ''), sort: sort.startsWith('-') ? 'desc' : 'asc' }];

interface Wrapped<Row> {
  row: Row;
}

export function GridTable<Row>({
  name,
  label,
  rows,
  paged,
  columns,
  rowId,
  params,
  loading,
  onOpen,
}: TableViewProps<Row>) {
  const storageKey = `axlebook.columns.${name}`;
  const [visible, setVisible] = useState(() => stored(storageKey));
  const remember = (model: GridColumnVisibilityModel) => {
    setVisible(model);
    localStorage.setItem(storageKey, JSON.stringify(model));
  };
  const model: GridColumnVisibilityModel = {
    ...Object.fromEntries(columns.map((column) => [column.field, !column.hidden])),
    ...visible,
  };
  const wrappedColumns = columns.map(({ value, render, hidden: _hidden, ...rest }): GridColDef<Wrapped<Row>> => {
    return gridColumn<Wrapped<Row>>({
      ...rest,
      value: ({ row }) => value(row),
      ...(render && { render: ({ row }: Wrapped<Row>) => render(row) }),
    });
  });

  return (
    <>
      <Box sx={{ display: 'flex', flexDirection: 'column', maxHeight: 'max(420px, calc(100dvh - 330px))' }}>
        <DataGrid<Wrapped<Row>>
          aria-label={label}
          rows={rows.map((row) => ({ row }))}
          columns={wrappedColumns}
          getRowId={({ row }) => String(rowId(row))}
          density="compact"
          rowHeight={52}
          columnHeaderHeight={52}
          loading={loading}
          rowCount={paged.isMore ? -1 : paged.total}
          paginationMode="server"
          sortingMode="server"
          filterMode="server"
          disableColumnFilter
          disableRowSelectionOnClick
          disableColumnMenu
          disableVirtualization
          hideFooter
          pageSizeOptions={[PAGE_SIZE]}
          paginationModel={{ page: params.page, pageSize: PAGE_SIZE }}
          sortModel={sortModelOf(params.sort)}
          sortingOrder={['asc', 'desc']}
          onSortModelChange={([first]) =>
            params.set({ sort: first ? `${first.sort === 'desc' ? '-' : ''}${first.field}` : null })
          }
          columnVisibilityModel={model}
          {...(onOpen && {
            onRowClick: ({ row }: { row: Wrapped<Row> }) => onOpen(row.row),
            onCellKeyDown: ({ row }: { row: Wrapped<Row> }, event: KeyboardEvent) =>
              event.key === 'Enter' && !(event.target instanceof HTMLAnchorElement) && onOpen(row.row),
          })}
          sx={[gridStyle, onOpen ? { '& .MuiDataGrid-row': { cursor: 'pointer' } } : {}]}
        />
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2, mt: 1 }}>
        <ColumnChoice
          columns={columns}
          isVisible={(field) => model[field] ?? true}
          onToggle={(field, shown) => remember({ ...visible, [field]: shown })}
        />
        <Pager list={paged} params={params} />
      </Box>
    </>
  );
}
