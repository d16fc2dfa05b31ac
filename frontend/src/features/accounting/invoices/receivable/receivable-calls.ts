import { queryOptions, useMutation } from '@tanstack/react-query';
import { api } from '../../../../lib/api/api-client';
import type { Deposit, Invoice } from '../../../../lib/api/api-types';
import { roots } from '../../../../lib/api/query-roots';
import { staleAfter } from '../../../../lib/api/stale-after';

/** What is done about an invoice: the end of its address. */
export type ReceivablePath = 'credits' | 'write-offs' | 'write-offs/reverse' | 'disputes' | 'disputes/settle';

export const useReceivableStep = () =>
  useMutation({
    mutationFn: ({
      id,
      path,
      body,
      idempotencyKey,
    }: {
      id: number;
      path: ReceivablePath;
      body: object;
      idempotencyKey: string;
    }) => api.post<Invoice>(`/api/invoices/${id}/${path}`, body, { idempotencyKey }),
    meta: { invalidates: staleAfter.invoice },
  });

/** The deposits of a carrier of which something is left. */
export const openDepositsQuery = (brokerId: number) =>
  queryOptions({
    queryKey: [...roots.deposits, 'open', brokerId],
    queryFn: async () =>
      (await api.list<Deposit>('/api/deposits', { query: { brokerId, status: 'open', limit: 100 } })).items,
  });

export const useApplyDeposit = () =>
  useMutation({
    mutationFn: ({
      id,
      body,
      idempotencyKey,
    }: {
      id: number;
      body: { invoiceId: number; amount?: string; on?: string };
      idempotencyKey: string;
    }) => api.post<Deposit>(`/api/deposits/${id}/apply`, body, { idempotencyKey }),
    meta: { invalidates: [...staleAfter.invoice, ...staleAfter.deposit] },
  });
