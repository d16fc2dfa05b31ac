import { queryOptions } from '@tanstack/react-query';
import { kinds, type Kind } from '../generated/kinds';
import { api } from './api-client';
import type { RecordName } from './api-types';

const MOST = 100;

/** What records of a kind are called, by their ids; removed ones too. */
export const namesQuery = (kind: Kind, ids: readonly string[]) => {
  const wanted = [...new Set(ids)].sort().slice(0, MOST);
  return queryOptions({
    queryKey: [kinds[kind].address, 'names', ...wanted],
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, string>> => {
      const found = await api.get<RecordName[]>(`/api/names/${kind}`, { query: { ids: wanted.join(',') }, signal });
      return new Map(found.map(({ id, name }) => [id, name]));
    },
    enabled: wanted.length > 0,
    meta: { quiet: true },
  });
};
