import { queryOptions, useMutation } from '@tanstack/react-query';
import { api } from '../../../lib/api/api-client';
import type { Answer, CheckoutIntent, Fee, NewCompliancePayment, PortalPayment } from '../../../lib/api/api-types';
import { todayInFirm } from '../../../lib/format/dates';
import { roots } from '../../../lib/api/query-roots';
import { staleAfter } from '../../../lib/api/stale-after';
import type { PendingPayment } from './returned/pending-payment';

export const pricesQuery = queryOptions({
  queryKey: [...roots.firm, 'fees'],
  queryFn: () => api.get<Fee[]>('/api/fees'),
});

/** What the server would split a payment of the office into; without an amount, the document and the fee of the firm. */
export const partsQuery = (documentId: string, amount: string) =>
  queryOptions({
    queryKey: [...roots.portalPayments, 'parts', documentId, amount],
    queryFn: () =>
      api.get<Answer<'SuggestedParts'>>('/api/compliance-payments/parts', {
        query: { documentId, ...(amount !== '' && { amount }) },
      }),
    enabled: documentId !== '',
  });

export const useStartPayment = () =>
  useMutation({
    mutationFn: (command: { amount: number; description: string; paymentData?: object; parts?: object[] }) =>
      api.post<{ clientSecret: string }>('/api/create-payment-intent', command),
  });

/** Takes a payment by bank or check: pending until somebody says what became of it. */
export const useTakePayment = () =>
  useMutation({
    mutationFn: ({ body, idempotencyKey }: { body: NewCompliancePayment; idempotencyKey: string }) =>
      api.post<PortalPayment>('/api/compliance-payments', body, { idempotencyKey }),
    meta: { invalidates: staleAfter.fee },
  });

/** What is to be paid; the secret is forgotten with the screen. */
export const intentQuery = (clientSecret: string) =>
  queryOptions({
    queryKey: ['checkout', clientSecret],
    queryFn: () => api.post<CheckoutIntent>('/api/checkout', { clientSecret }),
    enabled: clientSecret !== '',
    gcTime: 0,
  });

export interface PaymentRecord {
  pending: PendingPayment;
  paymentIntentId: string;
  status: string;
}

/** Tells the server that a payment was made; the server asks the provider whether that is so. */
export const useRecordPayment = () =>
  useMutation({
    mutationFn: ({ pending: { paymentIntentId: _, ...pending }, paymentIntentId, status }: PaymentRecord) =>
      api.post<PortalPayment | undefined>('/api/compliance-payments', {
        ...pending,
        paymentStatus: 'completed',
        transactionId: paymentIntentId,
        paymentDate: todayInFirm(),
        metadata: { paymentIntentId, status },
      }),
    meta: { invalidates: staleAfter.fee },
  });

export const isStillProcessing = (payment: PortalPayment | undefined): boolean =>
  payment?.status === 'processing' || payment?.status === 'pending';
