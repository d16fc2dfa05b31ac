import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { api, type QueryParams } from '../../../lib/api/api-client';
import type { Job, RetriedJobs } from '../../../lib/api/api-types';
import { roots } from '../../../lib/api/query-roots';
import { staleAfter } from '../../../lib/api/stale-after';

const LOOK_AGAIN_MS = 2_000;
const MOVING: readonly Job['state'][] = ['active', 'waiting'];

/** What moves is looked at again while somebody looks. */
export const jobsQuery = (query: QueryParams) =>
  queryOptions({
    queryKey: [...roots.jobs, 'list', query],
    queryFn: () => api.list<Job>('/api/jobs', { query }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      data?.items.some(({ state }) => MOVING.includes(state)) ? LOOK_AGAIN_MS : false,
  });

const AT_ONCE = 500;

/** Every job in a state, page after page. */
export const allJobs = async (state: string): Promise<Job[]> => {
  const all: Job[] = [];
  for (let page = 0; ; page += 1) {
    const { items } = await api.list<Job>('/api/jobs', { query: { state, limit: AT_ONCE, page } });
    all.push(...items);
    if (items.length < AT_ONCE) return all;
  }
};

export const useRetryAllJobs = () =>
  useMutation({ mutationFn: () => api.post<RetriedJobs>('/api/jobs/retry'), meta: { invalidates: staleAfter.job } });

export const useRetryJob = () =>
  useMutation({
    mutationFn: (id: string) => api.post<Job>(`/api/jobs/${id}/retry`),
    meta: { invalidates: staleAfter.job },
  });
