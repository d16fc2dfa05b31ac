import { queryOptions, useMutation } from '@tanstack/react-query';
import { api } from '../../../lib/api/api-client';
import type { OwnSession } from '../../../lib/api/api-types';
import { roots } from '../../../lib/api/query-roots';

export const ownSessionsQuery = queryOptions({
  queryKey: [...roots.sessions],
  queryFn: () => api.get<OwnSession[]>('/api/sessions'),
  // sessions come and go on other devices without a word to this one
  staleTime: 0,
});

export const useEndSession = () =>
  useMutation({
    mutationFn: (id: string) => api.delete(`/api/sessions/${id}`),
    meta: { invalidates: [roots.sessions] },
  });

export const useEndOtherSessions = () =>
  useMutation({ mutationFn: (_all: 'others') => api.delete('/api/sessions'), meta: { invalidates: [roots.sessions] } });
