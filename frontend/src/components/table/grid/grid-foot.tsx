import type { TableColumn } from '../columns';
import type { TableViewProps } from '../table-props';

interface GridFootProps<Row> extends Required<Pick<TableViewProps<Row>, 'totals'>> {
  columns: readonly TableColumn<Row>[];
  /** Rows have a box that selects them. */
  hasBoxes: boolean;
}

/** The totals of a list, each under its column. */
export function GridFoot<Row>({ columns, totals = {}, hasBoxes }: GridFootProps<Row>) {
  return (
    <tfoot>
      <tr>
        {hasBoxes && <td />}
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
