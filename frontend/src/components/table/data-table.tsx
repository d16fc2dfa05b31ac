import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo } from 'react';
import { useClientScope } from '../../lib/lists/client-scope';
import { CardList } from './card-list';
import { GridTable } from './grid/grid-table';
import { ListStates } from './list-states';
import { PHONE, type DataTableProps } from './table-props';

/** Columns that say whose a record is: on the page of a client they would all say the same. */
const WHOSE: ReadonlySet<string> = new Set(['clientName', 'clientId']);

/** A grid on a desk, cards on a phone; the same four states on both. */
export function DataTable<Row>({ list, empty, columns: all, ...rest }: DataTableProps<Row>) {
  const { fixed } = useClientScope();
  const columns = useMemo(() => (fixed ? all.filter(({ field }) => !WHOSE.has(field)) : all), [all, fixed]);
  const view = { ...rest, columns };
  const phone = useMediaQuery(PHONE, { noSsr: true });
  const View = phone || view.cards ? CardList : GridTable;
  const { isFetching: loading, isPlaceholderData: old } = list;
  return (
    <ListStates list={list} params={view.params} empty={empty}>
      {(data) => (
        <div data-list={view.name}>
          <View<Row> {...view} rows={data.items} paged={data} loading={loading} old={old} />
        </div>
      )}
    </ListStates>
  );
}
