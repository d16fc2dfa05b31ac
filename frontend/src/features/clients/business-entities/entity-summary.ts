import { queryOptions } from '@tanstack/react-query';
import { kinds } from '../../../generated/kinds';
import { api } from '../../../lib/api/api-client';
import type { BusinessEntitySummary } from '../../../lib/api/api-types';

/** Figures over all entities, or those of a client. */
export const entitySummaryQuery = (clientId: string) =>
  queryOptions({
    queryKey: [kinds.businessentity.address, 'summary', clientId],
    queryFn: () => api.get<BusinessEntitySummary>('/api/business-entities/summary', { query: { clientId } }),
  });
