import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { api, type QueryParams } from '../../../lib/api/api-client';
import type { Answer } from '../../../lib/api/api-types';
import { roots } from '../../../lib/api/query-roots';
import { staleAfter } from '../../../lib/api/stale-after';

/** What the firm holds for one client. */
export type ClientMoney = Answer<'ClientMoney'>;
export type ClientMovement = Answer<'ClientMovement'>;
export type NewClientMovement = Answer<'NewClientMovement'>;
export type ClientMoneyCover = Answer<'ClientMoneyCover'>;

const path = '/api/client-money';

export const clientMoneyQuery = (query: QueryParams) =>
  queryOptions({
    queryKey: [...roots.clientMoney, 'list', query],
    queryFn: () => api.list<ClientMoney>(path, { query }),
    placeholderData: keepPreviousData,
  });

/** What is held for one client; undefined while nothing ever was. */
export const heldForQuery = (clientId: string) =>
  queryOptions({
    queryKey: [...roots.clientMoney, 'of', clientId],
    queryFn: async (): Promise<ClientMoney | null> => {
      const { items } = await api.list<ClientMoney>(path, { query: { clientId, limit: 1 } });
      return items[0] ?? null;
    },
  });

/** The client's own account, in the portal. */
export const ownMoneyQuery = queryOptions({
  queryKey: [...roots.clientMoney, 'own'],
  queryFn: async (): Promise<ClientMoney | null> => {
    const { items } = await api.list<ClientMoney>(path, { query: { limit: 1 } });
    return items[0] ?? null;
  },
});

export const movementsQuery = (clientId: string) =>
  queryOptions({
    queryKey: [...roots.clientMoney, 'movements', clientId],
    queryFn: () => api.get<ClientMovement[]>(`${path}/${clientId}/movements`),
  });

export const coverQuery = queryOptions({
  queryKey: [...roots.clientMoney, 'cover'],
  queryFn: () => api.get<ClientMoneyCover>('/api/client-money-cover'),
});

export const useMoveClientMoney = () =>
  useMutation({
    mutationFn: ({
      clientId,
      body,
      idempotencyKey,
    }: {
      clientId: string;
      body: NewClientMovement;
      idempotencyKey: string;
    }) => api.post<ClientMovement>(`${path}/${clientId}/movements`, body, { idempotencyKey }),
    meta: { invalidates: staleAfter.clientmoney },
  });
