import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, type QueryParams } from '../../../lib/api/api-client';
import type { Batch, BatchOutcome } from '../../../lib/api/api-types';
import { roots } from '../../../lib/api/query-roots';
import { staleAfter } from '../../../lib/api/stale-after';
import { sendForm } from '../../../lib/api/send-form';
import type { SheetKind } from './sheet-kinds';

/** The screen follows the batch itself: the answer need not wait for it. */
const AT_ONCE = { wait: 0 };

export const batchesQuery = (query: QueryParams) =>
  queryOptions({
    queryKey: [...roots.batches, 'list', query],
    queryFn: () => api.list<Batch>('/api/batches', { query }),
    placeholderData: keepPreviousData,
  });

/**
 * A batch, told again whenever it goes on. @param path of all batches, or of the imports of a kind for who may follow
 * its own alone
 */
export const batchQuery = (id: string, path: string) =>
  queryOptions({ queryKey: [...roots.batches, 'one', id], queryFn: () => api.get<Batch>(`${path}/${id}`) });

interface Sheet {
  file: File;
  /** Whose the rows are that name no client. */
  clientId: string;
  idempotencyKey: string;
  signal: AbortSignal;
  onProgress: (share: number) => void;
}

export const useImport = ({ plural }: SheetKind) =>
  useMutation({
    mutationFn: ({ file, clientId, ...sending }: Sheet) => {
      const form = new FormData();
      if (clientId !== '') form.append('clientId', clientId);
      form.append('file', file);
      return sendForm<BatchOutcome>(`/api/${plural}/import?wait=0`, form, sending);
    },
    meta: { invalidates: staleAfter.batch },
  });

export const useClearClients = () =>
  useMutation({
    /** @param confirm the words that were typed */
    mutationFn: (confirm: string) => api.delete<BatchOutcome>('/api/clients/clear', { query: { ...AT_ONCE, confirm } }),
    meta: { invalidates: staleAfter.batch },
  });

/** Brings back what a batch cleared. */
export const useTakeBack = () =>
  useMutation({
    mutationFn: (id: string) => api.post<BatchOutcome>(`/api/batches/${id}/take-back`),
    meta: { invalidates: staleAfter.batch },
  });

/** Lists that a batch filled or emptied are read again when it is done. */
export const useRenewed = ({ of }: Pick<SheetKind, 'of'>) => {
  const client = useQueryClient();
  return () => {
    for (const queryKey of of === 'expense' ? staleAfter.expense : staleAfter.client)
      void client.invalidateQueries({ queryKey });
  };
};
