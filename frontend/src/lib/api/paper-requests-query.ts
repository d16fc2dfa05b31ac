import { queryOptions } from '@tanstack/react-query';
import { listAll } from './api-client';
import type { PaperRequest } from './api-types';
import { roots } from './query-roots';

/** All that a client was asked for. */
export const requestsOfClientQuery = (clientId: string) =>
  queryOptions({
    queryKey: [...roots.paperRequests, 'of-client', clientId],
    queryFn: () => listAll<PaperRequest>('/api/paper-requests', { clientId }),
  });
