import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, type QueryParams } from '../../../lib/api/api-client';
import type { Load, LoadStatus, LoadSummary } from '../../../lib/api/api-types';
import { figuresQuery } from '../../../lib/api/figures-query';
import { roots } from '../../../lib/api/query-roots';

/** One's own loads, which are only looked at. */
export const ownLoadsQuery = (query: QueryParams) =>
  queryOptions({
    queryKey: [...roots.loads, 'list', query],
    queryFn: () => api.list<Load>('/api/loads', { query }),
    placeholderData: keepPreviousData,
  });

/** Figures over all loads, or those of a client. */
export const loadSummaryQuery = (clientId: string) =>
  figuresQuery<LoadSummary>(roots.loads, '/api/loads/summary', { clientId });

const firstWith = async (status: LoadStatus, clientId: string): Promise<Load | null> =>
  (await api.list<Load>('/api/loads', { query: { status, clientId, limit: 1 } })).items[0] ?? null;

/** What is on the road comes before what still waits. */
export const activeLoadQuery = (clientId: string) =>
  queryOptions({
    queryKey: [...roots.loads, 'active', clientId],
    queryFn: async () => (await firstWith('in_transit', clientId)) ?? firstWith('pending', clientId),
  });
