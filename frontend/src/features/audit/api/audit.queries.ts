import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, type QueryParams } from '../../../lib/api-client';
import type { AuditActors, AuditFact, AuditTypes } from '../../../lib/api-types';
import { roots } from '../../../lib/query-roots';

export const factsQuery = (query: QueryParams) =>
  queryOptions({
    queryKey: [...roots.audit, 'facts', query],
    queryFn: () => api.list<AuditFact>('/api/audit/facts', { query }),
    placeholderData: keepPreviousData,
  });

export const actorsQuery = queryOptions({
  queryKey: [...roots.audit, 'actors'],
  queryFn: async () =>
    (await api.get<AuditActors>('/api/audit/actors')).map(({ id, name }) => ({ value: id, label: name })),
});

export const typesQuery = queryOptions({
  queryKey: [...roots.audit, 'types'],
  queryFn: async () => (await api.get<AuditTypes>('/api/audit/types')).map((type) => ({ value: type, label: type })),
});
