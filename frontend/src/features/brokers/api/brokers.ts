import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { api, type QueryParams } from '../../../lib/api-client';
import type { Broker, BrokerChanges, NewBroker } from '../../../lib/api-types';
import { roots, staleAfter } from '../../../lib/query-roots';

export const brokersQuery = (query: QueryParams) =>
  queryOptions({
    queryKey: [...roots.brokers, 'list', query],
    queryFn: () => api.list<Broker>('/api/brokers', { query }),
    placeholderData: keepPreviousData,
  });

export const brokerQuery = (id: string) =>
  queryOptions({ queryKey: [...roots.brokers, 'one', id], queryFn: () => api.get<Broker>(`/api/brokers/${id}`) });

export interface SaveBroker {
  broker: Broker | null;
  fields: NewBroker & BrokerChanges;
  idempotencyKey: string;
}

export const useSaveBroker = () =>
  useMutation({
    mutationFn: ({ broker, fields, idempotencyKey }: SaveBroker) =>
      broker
        ? api.patch<Broker>(`/api/brokers/${broker.id}`, fields, { version: broker.version })
        : api.post<Broker>('/api/brokers', fields, { idempotencyKey }),
    meta: { invalidates: staleAfter.broker },
  });

export const useDeleteBroker = () =>
  useMutation({
    mutationFn: (id: number) => api.delete(`/api/brokers/${id}`),
    meta: { invalidates: staleAfter.broker },
  });
