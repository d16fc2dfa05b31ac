import type { ReactNode } from 'react';
import type { Listing } from '../../lib/api/api-client';
import type { Listed } from '../../lib/format/listed';
import type { ListParams } from '../../lib/lists/use-list-params';
import { ErrorState } from '../feedback/error-state';
import { SkeletonList } from '../feedback/skeleton-list';
import { Surface } from '../layout/surface';
import { Pager } from './pager';

interface ListStatesProps<Row> {
  list: Listed<Row>;
  params: ListParams;
  empty: ReactNode;
  children: (data: Listing<Row>) => ReactNode;
}

/** A list that failed, is not here yet, or has nothing in it; else what is drawn of it. */
export function ListStates<Row>({ list, params, empty, children }: ListStatesProps<Row>) {
  const { data, error, isFetching } = list;
  if (error && !data) {
    return (
      <Surface>
        <ErrorState error={error} onRetry={() => void list.refetch()} />
      </Surface>
    );
  }
  if (!data) return <SkeletonList rows={8} />;
  if (data.items.length === 0 && data.total === 0 && !isFetching) {
    return (
      <>
        <Surface>{empty}</Surface>
        <Pager list={data} params={params} />
      </>
    );
  }
  return children(data);
}
