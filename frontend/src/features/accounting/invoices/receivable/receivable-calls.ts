import { useMutation } from '@tanstack/react-query';
import { api } from '../../../../lib/api/api-client';
import type { Deposit, Invoice } from '../../../../lib/api/api-types';
import { staleAfter } from '../../../../lib/api/stale-after';

/** What is done about an invoice: the end of its address. */
export type ReceivablePath =
  | 'credits'
  | 'credits/reverse'
  | 'write-offs'
  | 'write-offs/reverse'
  | 'disputes'
  | 'disputes/settle';

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
