import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { api, type QueryParams } from '../../../../lib/api/api-client';
import type { Integrity, IntegrityCheck } from '../../../../lib/api/api-types';
import { roots } from '../../../../lib/api/query-roots';

/** How a check stands is told again while one is under way, also where no news comes through. */
const LOOK_AGAIN_MS = 2_000;

export const integrityQuery = queryOptions({
  queryKey: [...roots.integrity, 'last'],
  queryFn: () => api.get<Integrity>('/api/audit/verify'),
});

export const checksQuery = (query: QueryParams) =>
  queryOptions({
    queryKey: [...roots.integrity, 'list', query],
    queryFn: () => api.list<IntegrityCheck>('/api/integrity-checks', { query }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      data?.items.some(({ status }) => status === 'waiting') ? LOOK_AGAIN_MS : false,
  });

export const useOrderCheck = () =>
  useMutation({
    mutationFn: () => api.post<{ id: string }>('/api/audit/verify'),
    meta: { invalidates: [roots.integrity] },
  });
