import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, type QueryParams } from '../../lib/api-client';
import type { Batch, BatchOutcome } from '../../lib/api-types';
import { roots } from '../../lib/query-roots';
import { staleAfter } from '../../lib/stale-after';
import { sendForm } from '../../lib/send-form';

/** The screen follows the batch itself: the answer need not wait for it. */
const AT_ONCE = { wait: 0 };

export const batchesQuery = (query: QueryParams) =>
  queryOptions({
    queryKey: [...roots.batches, 'list', query],
    queryFn: () => api.list<Batch>('/api/batches', { query }),
    placeholderData: keepPreviousData,
  });

/** A batch, told anew whenever it goes on. */
export const batchQuery = (id: string) =>
  queryOptions({ queryKey: [...roots.batches, 'one', id], queryFn: () => api.get<Batch>(`/api/batches/${id}`) });

interface Sheet {
  file: File;
  idempotencyKey: string;
  signal: AbortSignal;
  onProgress: (share: number) => void;
}

export const useImportClients = () =>
  useMutation({
    mutationFn: ({ file, ...sending }: Sheet) => {
      const form = new FormData();
      form.append('file', file);
      return sendForm<BatchOutcome>('/api/clients/import?wait=0', form, sending);
    },
    meta: { invalidates: staleAfter.batch },
  });

export const useClearClients = () =>
  useMutation({
    mutationFn: () => api.delete<BatchOutcome>('/api/clients/clear', { query: AT_ONCE }),
    meta: { invalidates: staleAfter.batch },
  });

/** Brings back what a batch cleared. */
export const useTakeBack = () =>
  useMutation({
    mutationFn: (id: string) => api.post<BatchOutcome>(`/api/batches/${id}/take-back`),
    meta: { invalidates: staleAfter.batch },
  });

/** Lists that a batch filled or emptied are read anew when it is done. */
export const useClientsRenewed = () => {
  const client = useQueryClient();
  return () => {
    for (const queryKey of staleAfter.client) void client.invalidateQueries({ queryKey });
  };
};
