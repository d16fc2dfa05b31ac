import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api/api-client';
import type { ClientOverview } from '../../../lib/api/api-types';
import { roots } from '../../../lib/api/query-roots';

export const overviewQuery = (clientId: string) =>
  queryOptions({
    queryKey: [...roots.overview, clientId],
    queryFn: () => api.get<ClientOverview>(`/api/clients/${clientId}/overview`),
  });

/** Of the client that one is signed in for. */
export const ownOverviewQuery = queryOptions({
  queryKey: [...roots.overview, 'own'],
  queryFn: () => api.get<ClientOverview>('/api/client-overview'),
});
