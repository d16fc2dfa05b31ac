import { queryOptions } from '@tanstack/react-query';
import { api } from './api-client';
import type { Deposit } from './api-types';
import { roots } from './query-roots';

/** The deposits of a carrier of which something is left. */
export const openDepositsQuery = (brokerId: number) =>
  queryOptions({
    queryKey: [...roots.deposits, 'open', brokerId],
    queryFn: async () =>
      (await api.list<Deposit>('/api/deposits', { query: { brokerId, status: 'open', limit: 100 } })).items,
  });
