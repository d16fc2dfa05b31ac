import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { api, type QueryParams } from '../../../lib/api/api-client';
import type { Answer } from '../../../lib/api/api-types';
import { roots } from '../../../lib/api/query-roots';
import { staleAfter } from '../../../lib/api/stale-after';
import type { Subject } from '../../../lib/subjects';

/** Payments of clients that arrived at the bank together. */
export type Payout = Answer<'Payout'>;
export type NewPayout = Answer<'NewClearingPayout'>;
export type ReversedPayout = Answer<'ReversedPayout'>;
/** A payment of a client that is on its way to the bank. */
export type WaitingPayment = Answer<'WaitingPayment'>;

const path = '/api/clearing-payouts';

export const waitingQuery = queryOptions({
  queryKey: [...roots.payouts, 'waiting'],
  queryFn: () => api.get<WaitingPayment[]>('/api/clearing-waiting'),
});

export const payoutsQuery = (query: QueryParams) =>
  queryOptions({
    queryKey: [...roots.payouts, 'list', query],
    queryFn: () => api.list<Payout>(path, { query }),
    placeholderData: keepPreviousData,
  });

export const payoutQuery = (id: string) =>
  queryOptions({
    queryKey: [...roots.payouts, 'one', id],
    queryFn: () => api.get<Payout>(`${path}/${id}`),
  });

export const useRecordPayout = () =>
  useMutation({
    mutationFn: ({ body, idempotencyKey }: { body: NewPayout; idempotencyKey: string }) =>
      api.post<Payout>(path, body, { idempotencyKey }),
    meta: { invalidates: staleAfter.payout },
  });

export const useReversePayout = () =>
  useMutation({
    mutationFn: ({ id, body, idempotencyKey }: { id: string; body: ReversedPayout; idempotencyKey: string }) =>
      api.post<Payout>(`${path}/${id}/reverse`, body, { idempotencyKey }),
    meta: { invalidates: staleAfter.payout },
  });

export const payoutAddress = (id: string): string =>
  `/accounting/bookkeeping?${new URLSearchParams({ view: 'to-bank', payout: id })}`;
export const payoutSubject = ({ id, reference }: Pick<Payout, 'id' | 'reference'>): Subject => ({
  name: reference,
  links: [{ label: 'Open', to: payoutAddress(id) }],
});
