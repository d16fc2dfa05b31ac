import type { ListParams } from '../../lib/use-list-params';
import type { TableColumn } from './columns';
import { SortHeader, type Sorted } from './grid-parts';
import { cellName } from './use-grid-keys';
import type { GridTableModel } from './use-grid-table';

const sortedBy = (sort: string, field: string): Sorted =>
  sort === field ? 'ascending' : sort === `-${field}` ? 'descending' : undefined;

interface GridHeadProps<Row> {
  table: GridTableModel<Row>;
  columns: readonly TableColumn<Row>[];
  params: ListParams;
  selects: boolean;
}

export function GridHead<Row>({ table, columns, params, selects }: GridHeadProps<Row>) {
  const isAll = table.getIsAllRowsSelected();
  return (
    <thead>
      <tr aria-rowindex={1}>
        {selects && (
          <th scope="col" data-cell={cellName({ row: -1, column: 0 })}>
            <input
              type="checkbox"
              aria-label="Select all rows of this page"
              checked={isAll}
              ref={(box) => {
                if (box) box.indeterminate = !isAll && table.getIsSomeRowsSelected();
              }}
              onChange={table.getToggleAllRowsSelectedHandler()}
            />
          </th>
        )}
        {columns.map(({ field, header, align, sortable }, index) => {
          const sorted = sortedBy(params.sort, field);
          const sort = () => params.set({ sort: sorted === 'ascending' ? `-${field}` : field });
          return (
            <th
              key={field}
              scope="col"
              aria-sort={sorted}
              data-align={align}
              data-cell={cellName({ row: -1, column: index + (selects ? 1 : 0) })}
            >
              {sortable ? <SortHeader label={header} sorted={sorted} onSort={sort} /> : header}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
