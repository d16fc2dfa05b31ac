import type { ListParams } from '../../../lib/lists/use-list-params';
import type { TableColumn } from '../columns';
import { SortHeader, type Sorted } from './grid-parts';
import { SelectAll } from '../selection/select-all';
import { cellName } from './use-grid-keys';
import type { Selection } from '../selection/use-selection';

const sortedBy = (sort: string, field: string): Sorted =>
  sort === field ? 'ascending' : sort === `-${field}` ? 'descending' : undefined;

interface GridHeadProps<Row> {
  columns: readonly TableColumn<Row>[];
  params: ListParams;
  /** Null: no row is selected, and none sorted, as of a client's few. */
  selection: Selection | null;
}

export function GridHead<Row>({ columns, params, selection }: GridHeadProps<Row>) {
  return (
    <thead>
      <tr aria-rowindex={1}>
        {selection && (
          <th scope="col" data-cell={cellName({ row: -1, column: 0 })}>
            <SelectAll selection={selection} />
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
              data-cell={cellName({ row: -1, column: index + 1 })}
            >
              {sortable && selection ? <SortHeader label={header} sorted={sorted} onSort={sort} /> : header}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
