import type { Listing } from '../api/api-client';
import type { ListParams } from '../lists/use-list-params';

/** What a list needs to know of the call for its rows. */
export interface Listed<Row> {
  readonly data: Listing<Row> | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly isPlaceholderData: boolean;
  readonly refetch: () => unknown;
}

type Call = Omit<Listed<never>, 'data'> & { readonly data: unknown };

/** A page of rows that came all at once, as if it had been asked for alone. */
export const pageOfAll = <Row>(
  { data, error, isFetching, isPlaceholderData, refetch }: Call,
  rows: readonly Row[],
  { page, limit }: Pick<ListParams, 'page' | 'limit'>,
): Listed<Row> => ({
  data:
    data === undefined
      ? undefined
      : { items: rows.slice(page * limit, (page + 1) * limit), total: rows.length, all: rows },
  error,
  isFetching,
  isPlaceholderData,
  refetch,
});
