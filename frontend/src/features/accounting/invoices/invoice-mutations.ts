import { useMutation } from '@tanstack/react-query';
import { api } from '../../../lib/api/api-client';
import type {
  BulkAnswer,
  Check,
  Invoice,
  InvoiceChanges,
  InvoicesBulk,
  NewCheck,
  NewInvoice,
  NewPayment,
  Payment,
  Reason,
  SendInvoice,
} from '../../../lib/api/api-types';
import { saveRecord } from '../../../lib/forms/saving';
import { staleAfter } from '../../../lib/api/stale-after';
import { portionsOf } from './actions/letter-portions';

const meta = { invalidates: staleAfter.invoice };

export const useSaveInvoice = () =>
  useMutation({ mutationFn: saveRecord<Invoice, NewInvoice, InvoiceChanges>('/api/invoices'), meta });

export const useSendInvoice = () =>
  useMutation({
    mutationFn: ({ id, to, idempotencyKey }: { id: number; to: string; idempotencyKey: string }) =>
      api.post<Invoice>(`/api/invoices/${id}/send`, { to } satisfies SendInvoice, { idempotencyKey }),
    meta,
  });

export const useVoidInvoice = () =>
  useMutation({
    mutationFn: ({ id, reason, idempotencyKey }: { id: number; reason: string; idempotencyKey: string }) =>
      api.post<Invoice>(`/api/invoices/${id}/void`, { reason } satisfies Reason, { idempotencyKey }),
    meta,
  });

export const useRecordPayment = () =>
  useMutation({
    mutationFn: ({ id, body, idempotencyKey }: { id: number; body: NewPayment; idempotencyKey: string }) =>
      api.post<Payment>(`/api/invoices/${id}/payments`, body, { idempotencyKey }),
    meta,
  });

export const useRecordCheck = () =>
  useMutation({
    mutationFn: ({ body, idempotencyKey }: { body: NewCheck; idempotencyKey: string }) =>
      api.post<Check>('/api/payments', body, { idempotencyKey }),
    meta,
  });

interface LettersToCarriers {
  readonly invoices: readonly Invoice[];
  readonly action: InvoicesBulk['action'];
  /** Of the whole command: sent again, it goes on where it broke off and writes to nobody twice. */
  readonly idempotencyKey: string;
  /** @param count how many invoices are done or refused */
  readonly onProgress: (count: number) => void;
}

/** Letters to the carriers of chosen invoices, a portion after the other: a reminder, or their papers. */
export const useWriteToCarriers = () =>
  useMutation({
    mutationFn: async ({ invoices, action, idempotencyKey, onProgress }: LettersToCarriers): Promise<BulkAnswer> => {
      const all: BulkAnswer = { done: [], refused: [] };
      for (const [nr, ids] of portionsOf(invoices).entries()) {
        const body: InvoicesBulk = { ids: [...ids], action };
        const { done, refused } = await api.post<BulkAnswer>('/api/invoices/bulk', body, {
          idempotencyKey: `${idempotencyKey}-${nr + 1}`,
        });
        all.done.push(...done);
        all.refused.push(...refused);
        onProgress(all.done.length + all.refused.length);
      }
      return all;
    },
    meta,
  });

export const useReversePayment = () =>
  useMutation({
    mutationFn: ({ id, reason, idempotencyKey }: { id: number; reason: string; idempotencyKey: string }) =>
      api.post<Payment>(`/api/payments/${id}/reverse`, { reason } satisfies Reason, { idempotencyKey }),
    meta,
  });
