import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { api, type QueryParams } from '../../../lib/api/api-client';
import type { PaymentFigures, PaymentStep, PortalPayment } from '../../../lib/api/api-types';
import { roots } from '../../../lib/api/query-roots';
import { staleAfter } from '../../../lib/api/stale-after';

export const portalPaymentsQuery = (query: QueryParams) =>
  queryOptions({
    queryKey: [...roots.portalPayments, 'list', query],
    queryFn: () => api.list<PortalPayment>('/api/compliance-payments', { query }),
    placeholderData: keepPreviousData,
  });

/** What was paid and is to come, of all clients in scope or of one. */
export const paymentFiguresQuery = (clientId: string) =>
  queryOptions({
    queryKey: [...roots.portalPayments, 'summary', clientId],
    queryFn: () => api.get<PaymentFigures>('/api/compliance-payments/summary', { query: { clientId } }),
  });

export const useMovePayment = () =>
  useMutation({
    mutationFn: ({ payment, body }: { payment: PortalPayment; body: PaymentStep }) =>
      api.patch<PortalPayment>(`/api/compliance-payments/${payment.id}/status`, body, { version: payment.version }),
    meta: { invalidates: staleAfter.fee },
  });

export const useRefund = () =>
  useMutation({
    mutationFn: ({
      payment,
      reason,
      idempotencyKey,
    }: {
      payment: PortalPayment;
      reason: string;
      idempotencyKey: string;
    }) =>
      api.post<PortalPayment>(
        `/api/compliance-payments/${payment.id}/refund`,
        { reason },
        { version: payment.version, idempotencyKey },
      ),
    meta: { invalidates: staleAfter.fee },
  });
