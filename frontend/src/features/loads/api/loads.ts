import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { api, type QueryParams } from '../../../lib/api-client';
import type { Load, LoadChanges, LoadStatus, LoadSummary, NewLoad } from '../../../lib/api-types';
import { saveRecord } from '../../../lib/forms/saving';
import { roots } from '../../../lib/query-roots';
import { staleAfter } from '../../../lib/stale-after';
import { useRestore } from '../../../lib/use-restore';

export const loadsQuery = (query: QueryParams) =>
  queryOptions({
    queryKey: [...roots.loads, 'list', query],
    queryFn: () => api.list<Load>('/api/loads', { query }),
    placeholderData: keepPreviousData,
  });

export const loadQuery = (id: string) =>
  queryOptions({ queryKey: [...roots.loads, 'one', id], queryFn: () => api.get<Load>(`/api/loads/${id}`) });

/** Figures over all loads, or those of a client. */
export const loadSummaryQuery = (clientId: string) =>
  queryOptions({
    queryKey: [...roots.loads, 'summary', clientId],
    queryFn: () => api.get<LoadSummary>('/api/loads/summary', { query: { clientId } }),
  });

const firstWith = async (status: LoadStatus, clientId: string): Promise<Load | null> =>
  (await api.list<Load>('/api/loads', { query: { status, clientId, limit: 1 } })).items[0] ?? null;

/** What is on the road comes before what still waits. */
export const activeLoadQuery = (clientId: string) =>
  queryOptions({
    queryKey: [...roots.loads, 'active', clientId],
    queryFn: async () => (await firstWith('in_transit', clientId)) ?? firstWith('pending', clientId),
  });

export const useSaveLoad = () =>
  useMutation({
    mutationFn: saveRecord<Load, NewLoad, LoadChanges>('/api/loads'),
    meta: { invalidates: staleAfter.load },
  });

export const useMoveLoad = () =>
  useMutation({
    mutationFn: ({ load, status }: { load: Load; status: LoadStatus }) =>
      api.patch<Load>(`/api/loads/${load.id}`, { status } satisfies LoadChanges, { version: load.version }),
    meta: { invalidates: staleAfter.load },
  });

export const useDeleteLoad = () =>
  useMutation({ mutationFn: (id: number) => api.delete(`/api/loads/${id}`), meta: { invalidates: staleAfter.load } });

export const useRestoreLoad = () => useRestore<number>('/api/loads', staleAfter.load);
