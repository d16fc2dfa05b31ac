import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { api, type QueryParams } from '../../../lib/api/api-client';
import type { Answer } from '../../../lib/api/api-types';
import { roots } from '../../../lib/api/query-roots';
import { staleAfter } from '../../../lib/api/stale-after';
import type { Subject } from '../../../lib/subjects';

export type OwedOnFuelCard = Answer<'OwedOnFuelCard'>;
export type FuelCardPayment = Answer<'FuelCardPayment'>;
export type NewFuelCardPayment = Answer<'NewFuelCardPayment'>;

const path = '/api/fuel-cards';
const meta = { invalidates: staleAfter.fuelcard };

/** What each book owes on its card. */
export const owedOnCardsQuery = queryOptions({
  queryKey: [...roots.fuelCards, 'owed'],
  queryFn: () => api.get<OwedOnFuelCard[]>(`${path}/owed`),
});
export const cardPaymentsQuery = (query: QueryParams) =>
  queryOptions({
    queryKey: [...roots.fuelCards, 'payments', query],
    queryFn: () => api.list<FuelCardPayment>(`${path}/payments`, { query }),
    placeholderData: keepPreviousData,
  });

export const usePayFuelCard = () =>
  useMutation({
    mutationFn: ({ body, idempotencyKey }: { body: NewFuelCardPayment; idempotencyKey: string }) =>
      api.post<FuelCardPayment>(`${path}/payments`, body, { idempotencyKey }),
    meta,
  });
export const useReverseCardPayment = () =>
  useMutation({
    mutationFn: ({ id, reason, idempotencyKey }: { id: string; reason: string; idempotencyKey: string }) =>
      api.post<FuelCardPayment>(`${path}/payments/${id}/reverse`, { reason }, { idempotencyKey }),
    meta,
  });

/** Whose card it is. */
export const ownerOf = ({ clientId, clientName }: Pick<OwedOnFuelCard, 'clientId' | 'clientName'>): string =>
  clientId === null ? 'Your company' : (clientName ?? 'A client');
export const cardSubject = (card: Pick<OwedOnFuelCard, 'clientId' | 'clientName'>): Subject => ({
  name: `Fuel card, ${ownerOf(card)}`,
  links: [{ label: 'Open', to: '/accounting/bookkeeping?view=fuel-cards' }],
});
