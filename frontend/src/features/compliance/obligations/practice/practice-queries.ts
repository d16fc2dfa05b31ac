import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { api, type QueryParams } from '../../../../lib/api/api-client';
import type {
  BulkAnswer,
  ObligationsBulk,
  PracticeClient,
  PracticeRow,
  PracticeWeek,
} from '../../../../lib/api/api-types';
import { roots } from '../../../../lib/api/query-roots';
import { staleAfter } from '../../../../lib/api/stale-after';

export const practiceQuery = (query: QueryParams) =>
  queryOptions({
    queryKey: [...roots.practice, 'list', query],
    queryFn: ({ signal }) => api.list<PracticeRow>('/api/practice', { query, signal }),
    placeholderData: keepPreviousData,
  });

export const byClientQuery = (query: QueryParams) =>
  queryOptions({
    queryKey: [...roots.practice, 'by-client', query],
    queryFn: ({ signal }) => api.list<PracticeClient>('/api/practice/by-client', { query, signal }),
    placeholderData: keepPreviousData,
  });

export const weeksQuery = (query: QueryParams) =>
  queryOptions({
    queryKey: [...roots.practice, 'weeks', query],
    queryFn: ({ signal }) => api.get<PracticeWeek[]>('/api/practice/weeks', { query, signal }),
    placeholderData: keepPreviousData,
  });

/** So many at a time the server takes. */
const AT_ONCE = 200;

const sendAll = async ({ ids, ...command }: ObligationsBulk): Promise<BulkAnswer> => {
  const answers: BulkAnswer[] = [];
  for (let at = 0; at < ids.length; at += AT_ONCE)
    answers.push(await api.post<BulkAnswer>('/api/obligations/bulk', { ...command, ids: ids.slice(at, at + AT_ONCE) }));
  return { done: answers.flatMap(({ done }) => done), refused: answers.flatMap(({ refused }) => refused) };
};

export const useBulk = () =>
  useMutation({
    mutationFn: sendAll,
    meta: { invalidates: [...staleAfter.obligation, ...staleAfter.paperrequest] },
  });
