import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { api, type QueryParams } from '../../../lib/api-client';
import type { Client, ClientChanges, NewClient } from '../../../lib/api-types';
import { saveRecord } from '../../../lib/forms/saving';
import { roots } from '../../../lib/query-roots';
import { staleAfter } from '../../../lib/stale-after';
import { useRestore } from '../../../lib/use-restore';

export const clientsQuery = (query: QueryParams) =>
  queryOptions({
    queryKey: [...roots.clients, 'list', query],
    queryFn: () => api.list<Client>('/api/clients', { query }),
    placeholderData: keepPreviousData,
  });

export const clientQuery = (id: string) =>
  queryOptions({ queryKey: [...roots.clients, 'one', id], queryFn: () => api.get<Client>(`/api/clients/${id}`) });

export const useSaveClient = () =>
  useMutation({
    mutationFn: saveRecord<Client, NewClient, ClientChanges>('/api/clients'),
    meta: { invalidates: staleAfter.client },
  });

export const useDeleteClient = () =>
  useMutation({
    mutationFn: (id: string) => api.delete(`/api/clients/${id}`),
    meta: { invalidates: staleAfter.client },
  });

export const useRestoreClient = () => useRestore<string>('/api/clients', staleAfter.client);
