import { memo } from 'react';
import type { TableColumn } from './columns';
import { cellName } from './use-grid-keys';
import type { GridTableRow } from './use-grid-table';

interface GridRowProps<Row> {
  row: GridTableRow<Row>;
  index: number;
  /** Its place in the whole list, the header being the first. */
  place: number;
  columns: readonly TableColumn<Row>[];
  selects: boolean;
  selected: boolean;
}

function PlainRow<Row>({ row, index, place, columns, selects, selected }: GridRowProps<Row>) {
  const record = row.original.row;
  return (
    <tr data-index={index} aria-rowindex={place} aria-selected={selects ? selected : undefined}>
      {selects && (
        <td role="gridcell" data-cell={cellName({ row: index, column: 0 })}>
          <input
            type="checkbox"
            aria-label={`Select ${columns[0]?.value(record) ?? 'this row'}`}
            checked={selected}
            onChange={row.getToggleSelectedHandler()}
          />
        </td>
      )}
      {columns.map(({ field, align, render, value }, column) => {
        const text = value(record);
        return (
          <td
            key={field}
            role="gridcell"
            title={render ? undefined : text}
            data-align={align}
            data-cell={cellName({ row: index, column: column + (selects ? 1 : 0) })}
          >
            {render ? render(record) : text}
          </td>
        );
      })}
    </tr>
  );
}

/** Drawn anew only when its record, its columns or its selection change: scrolling a long list moves through many. */
export const GridRow = memo(PlainRow) as typeof PlainRow;
