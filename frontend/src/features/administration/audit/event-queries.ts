import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, type QueryParams } from '../../../lib/api/api-client';
import type { AuditActors, AuditBehind, AuditEvent, AuditTypes } from '../../../lib/api/api-types';
import { searchedOnServer } from '../../../lib/api/option-queries';
import { capital } from '../../../lib/format/words';
import { roots } from '../../../lib/api/query-roots';

/** What can be chosen in the filters: asked again when the page is opened later, not after each event. */
const CHOICES_FRESH_MS = 60_000;

const SORTED_IN_AGAIN_MS = 5_000;

/** Without being asked for more, the audit says what people did, not what followed from it by itself. */
export const EVERYBODY = 'everybody';
export const askedOf = ({ by, ...query }: QueryParams): QueryParams => ({
  ...query,
  by: by === EVERYBODY ? null : by || 'people',
});

export const eventsQuery = (query: QueryParams) =>
  queryOptions({
    queryKey: [...roots.auditFacts, query],
    queryFn: () => api.list<AuditEvent>('/api/audit/facts', { query: askedOf(query) }),
    placeholderData: keepPreviousData,
  });

/** How far the list is behind the log: asked again while it is. */
export const behindQuery = queryOptions({
  queryKey: [...roots.auditFacts, 'behind'],
  queryFn: () => api.get<AuditBehind>('/api/audit/behind'),
  refetchInterval: ({ state: { data } }) => ((data?.facts ?? 0) > 0 ? SORTED_IN_AGAIN_MS : false),
});

export const eventsBy: readonly { value: string; label: string }[] = [
  { value: EVERYBODY, label: 'By people and the system' },
  { value: 'system', label: 'By the system' },
];

/** Everybody who ever acted: found by name, for there may be more than a list shows. */
export const actorOptionsQuery = searchedOnServer<AuditActors[number]>({
  kind: 'user',
  root: ['audit', 'actors'],
  path: '/api/audit/actors',
  option: ({ id, name }) => ({ value: id, label: name }),
});

export const typesQuery = queryOptions({
  queryKey: ['audit', 'types'],
  staleTime: CHOICES_FRESH_MS,
  queryFn: async () =>
    (await api.get<AuditTypes>('/api/audit/types'))
      .map(({ type, words }) => ({ value: type, label: capital(words) }))
      .sort((one, other) => one.label.localeCompare(other.label)),
});
