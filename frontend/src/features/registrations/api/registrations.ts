import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { api, type QueryParams } from '../../../lib/api-client';
import type { Client, Registration, RegistrationStatus, RegistrationStatusChange } from '../../../lib/api-types';
import { roots } from '../../../lib/query-roots';
import { staleAfter } from '../../../lib/stale-after';
import { useRestore } from '../../../lib/use-restore';

export const registrationsQuery = (query: QueryParams) =>
  queryOptions({
    queryKey: [...roots.registrations, 'list', query],
    queryFn: () => api.list<Registration>('/api/client-registrations', { query }),
    placeholderData: keepPreviousData,
  });

export const useChangeStatus = () =>
  useMutation({
    mutationFn: ({ id, status }: { id: string; status: RegistrationStatus }) =>
      api.patch<Registration>(`/api/client-registrations/${id}/status`, { status } satisfies RegistrationStatusChange),
    meta: { invalidates: staleAfter.registration },
  });

export const useDeleteRegistration = () =>
  useMutation({
    mutationFn: (id: string) => api.delete(`/api/client-registrations/${id}`),
    meta: { invalidates: staleAfter.registration },
  });

export const useRestoreRegistration = () => useRestore<string>('/api/client-registrations', staleAfter.registration);

export const useMigrate = () =>
  useMutation({
    mutationFn: (id: string) => api.post<Client>(`/api/client-registrations/${id}/migrate`),
    meta: { invalidates: staleAfter.registration },
  });
