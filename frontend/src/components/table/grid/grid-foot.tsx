import type { TableColumn } from '../columns';
import type { TableViewProps } from '../table-props';

interface GridFootProps<Row> extends Required<Pick<TableViewProps<Row>, 'totals'>> {
  columns: readonly TableColumn<Row>[];
}

/** The totals of a list, each under its column. */
export function GridFoot<Row>({ columns, totals = {} }: GridFootProps<Row>) {
  return (
    <tfoot>
      <tr>
        <td />
        {columns.map(({ field, align }, index) =>
          index === 0 ? (
            <th key={field} scope="row">
              {totals[field]}
            </th>
          ) : (
            <td key={field} role="gridcell" data-align={align}>
              {totals[field]}
            </td>
          ),
        )}
      </tr>
    </tfoot>
  );
}
