import { queryOptions } from '@tanstack/react-query';
import { kinds, type Kind } from '../../generated/kinds';
import { api } from '../api/api-client';
import type { RecordName } from '../api/api-types';

/** So many the API tells at once. */
const AT_ONCE = 100;
const inPortions = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, nr) => ids.slice(nr * AT_ONCE, (nr + 1) * AT_ONCE));

/** What records of a kind are called, by their ids; removed ones too. Of no kind, none is asked for. */
export const namesQuery = (kind: Kind | null, ids: readonly string[]) => {
  const wanted = [...new Set(ids)].sort();
  return queryOptions({
    queryKey: [kind === null ? '' : kinds[kind].address, 'names', ...wanted],
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, string>> => {
      const found = await Promise.all(
        inPortions(wanted).map((portion) =>
          api.get<RecordName[]>(`/api/names/${kind}`, { query: { ids: portion.join(',') }, signal }),
        ),
      );
      return new Map(found.flat().map(({ id, name }) => [id, name]));
    },
    enabled: kind !== null && wanted.length > 0,
    meta: { quiet: true },
  });
};
