import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { api, type QueryParams } from '../../../lib/api-client';
import type { Broker, BrokerChanges, DaysToPay, NewBroker } from '../../../lib/api-types';
import { saveRecord } from '../../../lib/forms/saving';
import { roots } from '../../../lib/query-roots';
import { staleAfter } from '../../../lib/stale-after';
import { useRestore } from '../../../lib/use-restore';

export const brokersQuery = (query: QueryParams) =>
  queryOptions({
    queryKey: [...roots.brokers, 'list', query],
    queryFn: () => api.list<Broker>('/api/brokers', { query }),
    placeholderData: keepPreviousData,
  });

export const brokerQuery = (id: string) =>
  queryOptions({ queryKey: [...roots.brokers, 'one', id], queryFn: () => api.get<Broker>(`/api/brokers/${id}`) });

export const daysToPayQuery = (brokerId: string, clientId: string) =>
  queryOptions({
    queryKey: [...roots.invoices, 'days-to-pay', brokerId, clientId],
    queryFn: () => api.get<DaysToPay>('/api/invoices/days-to-pay', { query: { brokerId, clientId } }),
  });

export const useSaveBroker = () =>
  useMutation({
    mutationFn: saveRecord<Broker, NewBroker, BrokerChanges>('/api/brokers'),
    meta: { invalidates: staleAfter.broker },
  });

export const useDeleteBroker = () =>
  useMutation({
    mutationFn: (id: number) => api.delete(`/api/brokers/${id}`),
    meta: { invalidates: staleAfter.broker },
  });

export const useRestoreBroker = () => useRestore<number>('/api/brokers', staleAfter.broker);
