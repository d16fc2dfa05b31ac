import Box from '@mui/material/Box';
import { useMemo, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { ColumnChoice } from '../column-choice';
import { fitColumns } from './fit-columns';
import { GridFoot } from './grid-foot';
import { GridHead } from './grid-head';
import { EDGE, Frame, SELECT_WIDTH, Table } from './grid-parts';
import { GridRow } from './grid-row';
import { Pager } from '../pager';
import { ListSums } from '../sums/list-sums-lazy';
import { SelectedRows } from '../selection/selected-rows';
import { TIGHT, type TableViewProps } from '../table-props';
import { useColumnChoices } from '../use-column-choices';
import { tellWhole } from './tell-whole';
import { withNeeds } from './needs';
import { useDrawnRows } from './use-drawn-rows';
import { useGridKeys } from './use-grid-keys';
import { useSelection } from '../selection/use-selection';
import { useWidth } from './use-width';

const INTERACTIVE = 'a, button, input, label, select';

const isSelectingText = (): boolean => (window.getSelection()?.toString() ?? '') !== '';

export function GridTable<Row>(props: TableViewProps<Row>) {
  const {
    name,
    label,
    rows,
    paged,
    columns,
    exported,
    rowId,
    params,
    loading,
    old,
    totals,
    onOpen,
    bulk,
    onSelected,
    hasTools,
  } = props;
  const frame = useRef<HTMLDivElement>(null);
  const element = useRef<HTMLTableElement>(null);
  const room = useWidth(frame);
  const beside = hasTools ? SELECT_WIDTH + EDGE : 2 * EDGE;
  const chosen = useColumnChoices(name, columns);
  const widths = useMemo(
    () => fitColumns(withNeeds(columns, rows), chosen.choices, Math.max(0, room - beside)),
    [columns, rows, chosen.choices, room, beside],
  );
  const shown = useMemo(() => columns.filter(({ field }) => widths.has(field)), [columns, widths]);
  const edgesOf = (at: number): number => (at === 0 && !hasTools ? EDGE : 0) + (at === shown.length - 1 ? EDGE : 0);
  const ids = useMemo(() => rows.map((row) => String(rowId(row))), [rows, rowId]);
  const selection = useSelection(ids);
  const { from, to, above, below, reveal } = useDrawnRows(element, rows.length);
  const open = (index: number) => {
    const row = rows[index];
    if (row !== undefined) onOpen?.(row);
  };
  const select = (index: number, { shiftKey }: KeyboardEvent) => selection.toggle(ids[index] ?? '', shiftKey);
  const keys = useGridKeys({
    table: element,
    rows: rows.length,
    columns: shown.length + 1,
    first: hasTools ? 0 : 1,
    onOpen: onOpen && open,
    onSelect: hasTools ? select : undefined,
    reveal,
  });
  const onClick = ({ currentTarget, target }: MouseEvent<HTMLTableElement>) => {
    const row = target instanceof Element && currentTarget.contains(target) ? target.closest('tr') : null;
    const index = row?.dataset['index'];
    if (index !== undefined && !(target as Element).closest(INTERACTIVE) && !isSelectingText()) open(Number(index));
  };
  const selected = rows.filter((_, index) => selection.has(ids[index] ?? ''));

  return (
    <>
      <SelectedRows {...{ name, columns, exported, bulk, onSelected, selected }} clear={selection.clear} />
      <Frame ref={frame} aria-busy={loading}>
        <Table
          ref={element}
          role="grid"
          aria-label={label}
          aria-rowcount={paged.isMore ? -1 : paged.total + 1}
          aria-multiselectable={hasTools}
          data-opens={onOpen !== undefined}
          data-old={old}
          data-tight={room > 0 && room < TIGHT}
          onClick={onClick}
          onMouseOver={tellWhole}
          onKeyDown={keys.onKeyDown}
          onFocus={keys.onFocus}
        >
          <colgroup>
            {hasTools && <col style={{ width: SELECT_WIDTH }} />}
            {shown.map(({ field }, at) => (
              <col key={field} style={{ width: (widths.get(field) ?? 0) + edgesOf(at) }} />
            ))}
          </colgroup>
          <GridHead columns={shown} params={params} selection={hasTools ? selection : null} />
          <tbody>
            {above > 0 && <tr aria-hidden style={{ height: above }} />}
            {rows.slice(from, to).map((row, step) => {
              const index = from + step;
              const id = ids[index] ?? '';
              return (
                <GridRow
                  key={id}
                  row={row}
                  id={id}
                  index={index}
                  place={params.page * params.limit + index + 2}
                  columns={shown}
                  selected={selection.has(id)}
                  onSelect={hasTools ? selection.toggle : null}
                />
              );
            })}
            {below > 0 && <tr aria-hidden style={{ height: below }} />}
          </tbody>
          {totals && <GridFoot<Row> columns={shown} totals={totals} hasBoxes={hasTools} />}
        </Table>
      </Frame>
      <ListSums {...chosen} list={paged} columns={columns} totals={totals} />
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2, mt: 1 }}>
        {hasTools && <ColumnChoice columns={columns} of={chosen} fitting={widths} list={params.of} />}
        <Pager list={paged} params={params} old={old} />
      </Box>
    </>
  );
}
