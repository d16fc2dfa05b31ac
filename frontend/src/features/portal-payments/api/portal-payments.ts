import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { api, listAll, type QueryParams } from '../../../lib/api-client';
import type { PortalPayment } from '../../../lib/api-types';
import { roots } from '../../../lib/query-roots';
import { staleAfter } from '../../../lib/stale-after';

/** A client's own payments; asked for only when it is known whose. */
export const myPaymentsQuery = (userId: string) =>
  queryOptions({
    queryKey: [...roots.portalPayments, 'mine', userId],
    queryFn: () => listAll<PortalPayment>('/api/client-payments'),
    enabled: userId !== '',
  });

export const portalPaymentsQuery = (query: QueryParams) =>
  queryOptions({
    queryKey: [...roots.portalPayments, 'list', query],
    queryFn: () => api.list<PortalPayment>('/api/compliance-payments', { query }),
    placeholderData: keepPreviousData,
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
