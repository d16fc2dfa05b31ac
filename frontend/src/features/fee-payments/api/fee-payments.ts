import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { api, listAll, type QueryParams } from '../../../lib/api-client';
import type { FeePayment } from '../../../lib/api-types';
import { roots, staleAfter } from '../../../lib/query-roots';

/** A client's own payments; asked for only when it is known whose. */
export const myPaymentsQuery = (userId: string) =>
  queryOptions({
    queryKey: [...roots.fees, 'mine', userId],
    queryFn: () => listAll<FeePayment>('/api/client-payments'),
    enabled: userId !== '',
  });

export const feePaymentsQuery = (query: QueryParams) =>
  queryOptions({
    queryKey: [...roots.fees, 'list', query],
    queryFn: () => api.list<FeePayment>('/api/compliance-payments', { query }),
    placeholderData: keepPreviousData,
  });

export const useRefund = () =>
  useMutation({
    mutationFn: ({
      payment,
      reason,
      idempotencyKey,
    }: {
      payment: FeePayment;
      reason: string;
      idempotencyKey: string;
    }) =>
      api.post<FeePayment>(
        `/api/compliance-payments/${payment.id}/refund`,
        { reason },
        { version: payment.version, idempotencyKey },
      ),
    meta: { invalidates: staleAfter.fee },
  });
