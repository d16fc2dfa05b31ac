import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo, useRef } from 'react';
import { useClientScope } from '../../lib/lists/client-scope';
import { useDecidedTools } from '../../lib/lists/list-tools';
import { CardList } from './card-list';
import { leastWidth } from './grid/fit-columns';
import { GridTable } from './grid/grid-table';
import { SELECT_WIDTH } from './grid/grid-parts';
import { useWidth } from './grid/use-width';
import { ListStates } from './list-states';
import { ShapeSwitch } from './shape-switch';
import { NARROW, PHONE, TIGHT, type DataTableProps } from './table-props';
import { useShape } from './use-shape';

/** Columns that say whose a record is: on the page of a client they would all say the same. */
const WHOSE: ReadonlySet<string> = new Set(['clientName', 'clientId']);

/** A grid on a desk, cards where there is no room for one, as on a phone; the same four states on both. */
export function DataTable<Row>({ list, empty, columns: all, ...rest }: DataTableProps<Row>) {
  const { fixed } = useClientScope();
  const columns = useMemo(() => (fixed ? all.filter(({ field }) => !WHOSE.has(field)) : all), [all, fixed]);
  const hasTools = useDecidedTools(list, rest.params);
  const view = { ...rest, columns, hasTools };
  const phone = useMediaQuery(PHONE, { noSsr: true });
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const least = useMemo(() => leastWidth(columns) + SELECT_WIDTH, [columns]);
  const isNarrow = phone || (width > 0 && (width < NARROW || (width < TIGHT && width < least)));
  const hasShapes = !isNarrow && view.cards?.orTable === true;
  const [shape, choose] = useShape(view.name, hasShapes);
  const View = isNarrow || (view.cards && !(hasShapes && shape === 'table')) ? CardList : GridTable;
  const { isFetching: loading, isPlaceholderData: old } = list;
  return (
    <div ref={frame} style={{ minWidth: 0 }}>
      <ListStates list={list} params={view.params} empty={empty}>
        {(data) => (
          <div data-list={view.name}>
            {hasShapes && hasTools && <ShapeSwitch shape={shape} onChoose={choose} />}
            <View<Row> {...view} rows={data.items} paged={data} loading={loading} old={old} />
          </div>
        )}
      </ListStates>
    </div>
  );
}
