import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo } from 'react';
import { useClientScope } from '../../lib/client-scope';
import { SkeletonList } from '../feedback/skeleton-list';
import { ErrorState } from '../feedback/error-state';
import { Surface } from '../surface';
import { CardList } from './card-list';
import { GridTable } from './grid-table';
import { Pager } from './pager';
import type { DataTableProps } from './table-props';

/** Columns that say whose a record is: on the page of a client they would all say the same. */
const WHOSE: ReadonlySet<string> = new Set(['clientName', 'clientId']);

/** A grid on a desk, cards on a phone; the same four states on both. */
export function DataTable<Row>({ list, empty, columns: all, ...rest }: DataTableProps<Row>) {
  const { fixed } = useClientScope();
  const columns = useMemo(() => (fixed ? all.filter(({ field }) => !WHOSE.has(field)) : all), [all, fixed]);
  const view = { ...rest, columns };
  const phone = useMediaQuery('(max-width: 767.95px)', { noSsr: true });
  const { data, error, isFetching: loading, isPlaceholderData: old } = list;
  if (error && !data) {
    return (
      <Surface>
        <ErrorState error={error} onRetry={() => void list.refetch()} />
      </Surface>
    );
  }
  if (!data) return <SkeletonList rows={8} />;
  if (data.items.length === 0 && data.total === 0 && !loading) {
    return (
      <>
        <Surface>{empty}</Surface>
        <Pager list={data} params={view.params} />
      </>
    );
  }
  const View = phone || view.cards ? CardList : GridTable;
  return (
    <div data-list={view.name}>
      <View<Row> {...view} rows={data.items} paged={data} loading={loading} old={old} />
    </div>
  );
}
