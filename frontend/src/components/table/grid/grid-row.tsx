import { memo } from 'react';
import type { TableColumn } from '../columns';
import { rowName } from '../table-props';
import { cellName } from './use-grid-keys';
import type { Selection } from '../selection/use-selection';

interface GridRowProps<Row> {
  row: Row;
  id: string;
  index: number;
  /** Its place in the whole list, the header being the first. */
  place: number;
  columns: readonly TableColumn<Row>[];
  selected: boolean;
  /** Null: it has no box. */
  onSelect: Selection['toggle'] | null;
}

function PlainRow<Row>({ row, id, index, place, columns, selected, onSelect }: GridRowProps<Row>) {
  return (
    <tr data-index={index} aria-rowindex={place} aria-selected={onSelect ? selected : undefined}>
      {onSelect && (
        <td role="gridcell" data-cell={cellName({ row: index, column: 0 })}>
          <input
            type="checkbox"
            aria-label={`Select ${rowName(columns, row)}`}
            checked={selected}
            onChange={({ nativeEvent }) => onSelect(id, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)}
          />
        </td>
      )}
      {columns.map(({ field, align, wraps, render, value }, column) => (
        <td
          key={field}
          role="gridcell"
          data-align={align}
          data-wraps={wraps}
          data-cell={cellName({ row: index, column: column + 1 })}
        >
          {render ? render(row) : value(row)}
        </td>
      ))}
    </tr>
  );
}

/** Drawn again only when its record, its columns or its selection change: scrolling a long list moves through many. */
export const GridRow = memo(PlainRow) as typeof PlainRow;
