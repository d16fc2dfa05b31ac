import { queryOptions, useMutation } from '@tanstack/react-query';
import { api } from '../../../lib/api/api-client';
import type { SupportMessage } from '../../../lib/api/api-types';
import { roots } from '../../../lib/api/query-roots';
import { staleAfter } from '../../../lib/api/stale-after';

const pathOf = (id: string): string => `/api/support-requests/${id}/messages`;

export const threadQuery = (id: string) =>
  queryOptions({
    queryKey: [...roots.supportRequests, 'thread', id],
    queryFn: () => api.get<SupportMessage[]>(pathOf(id)),
  });

export const useWrite = (id: string) =>
  useMutation({
    mutationFn: (message: string) => api.post<SupportMessage>(pathOf(id), { message }),
    meta: { invalidates: staleAfter.supportrequest },
  });
