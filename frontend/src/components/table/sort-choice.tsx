import type { ListParams } from '../../lib/lists/use-list-params';
import { NativeSelect } from '../fields/pickers/native-select';
import type { TableColumn } from './columns';

interface SortChoiceProps<Row> {
  columns: readonly TableColumn<Row>[];
  params: ListParams;
}

/** Cards have no heads to sort by: what a grid sorts by is chosen here. */
export function SortChoice<Row>({ columns, params }: SortChoiceProps<Row>) {
  const sorts = columns.filter(({ sortable }) => sortable);
  if (sorts.length === 0) return null;
  return (
    <NativeSelect
      aria-label="Sort by"
      value={params.sort}
      onChange={({ target }) => params.set({ sort: target.value })}
      sx={{ flex: '0 1 200px', minWidth: 0 }}
    >
      <option value="">Default order</option>
      {sorts.flatMap(({ field, header }) => [
        <option key={field} value={field}>
          {header}, ascending
        </option>,
        <option key={`-${field}`} value={`-${field}`}>
          {header}, descending
        </option>,
      ])}
    </NativeSelect>
  );
}
