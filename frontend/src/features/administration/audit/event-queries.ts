import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, type QueryParams } from '../../../lib/api/api-client';
import type { AuditActors, AuditEvent, AuditTypes } from '../../../lib/api/api-types';
import { capital } from '../../../lib/format/words';
import { roots } from '../../../lib/api/query-roots';

/** What can be chosen in the filters: asked again when the page is opened later, not after each event. */
const CHOICES_FRESH_MS = 60_000;

export const eventsQuery = (query: QueryParams) =>
  queryOptions({
    queryKey: [...roots.auditFacts, query],
    queryFn: () => api.list<AuditEvent>('/api/audit/facts', { query }),
    placeholderData: keepPreviousData,
  });

export const actorsQuery = queryOptions({
  queryKey: ['audit', 'actors'],
  staleTime: CHOICES_FRESH_MS,
  queryFn: async () =>
    (await api.get<AuditActors>('/api/audit/actors')).map(({ id, name }) => ({ value: id, label: name })),
});

export const typesQuery = queryOptions({
  queryKey: ['audit', 'types'],
  staleTime: CHOICES_FRESH_MS,
  queryFn: async () =>
    (await api.get<AuditTypes>('/api/audit/types'))
      .map(({ type, words }) => ({ value: type, label: capital(words) }))
      .sort((one, other) => one.label.localeCompare(other.label)),
});
