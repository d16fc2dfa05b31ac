import { queryOptions, useMutation } from '@tanstack/react-query';
import { api, listAll } from '../../../lib/api/api-client';
import type { Obligation, PaperRequest } from '../../../lib/api/api-types';
import { roots } from '../../../lib/api/query-roots';
import { staleAfter } from '../../../lib/api/stale-after';

export const ownRequestsQuery = queryOptions({
  queryKey: [...roots.paperRequests, 'own'],
  queryFn: () => listAll<PaperRequest>('/api/paper-requests'),
});

export const ownObligationsQuery = queryOptions({
  queryKey: [...roots.obligations, 'own'],
  queryFn: () => listAll<Obligation>('/api/obligations'),
});

/** Uploads the paper that was asked for. */
export const useAnswer = () =>
  useMutation({
    mutationFn: ({ request, file }: { request: PaperRequest; file: File }) => {
      const form = new FormData();
      form.append('documentType', request.documentType);
      form.append('file', file);
      return api.post<PaperRequest>(`/api/paper-requests/${request.id}/answer`, form);
    },
    meta: { invalidates: [...staleAfter.paperrequest, ...staleAfter.document] },
  });
