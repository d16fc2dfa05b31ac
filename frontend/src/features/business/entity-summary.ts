import { queryOptions } from '@tanstack/react-query';
import { kinds } from '../../generated/kinds';
import { api } from '../../lib/api-client';
import type { BusinessEntitySummary } from '../../lib/api-types';

export const entitySummaryQuery = queryOptions({
  queryKey: [kinds.businessentity.address, 'summary'],
  queryFn: () => api.get<BusinessEntitySummary>('/api/business-entities/summary'),
});
