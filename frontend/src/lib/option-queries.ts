import { queryOptions } from '@tanstack/react-query';
import { api } from './api-client';
import type { Agent, Broker, Client, Load } from './api-types';
import { roots } from './query-roots';

export interface Option {
  value: string;
  label: string;
  detail?: string;
}

const MOST = 1_000;

export const brokerOptionsQuery = queryOptions({
  queryKey: [...roots.brokers, 'options'],
  queryFn: async (): Promise<Option[]> => {
    const { items } = await api.list<Broker>('/api/brokers', { query: { limit: MOST, sort: 'name' } });
    return items.map((broker) => ({ value: String(broker.id), label: broker.name }));
  },
});

export const loadOptionsQuery = queryOptions({
  queryKey: [...roots.loads, 'options'],
  queryFn: async (): Promise<Option[]> => {
    const { items } = await api.list<Load>('/api/loads', { query: { limit: MOST } });
    return items.map((load) => ({
      value: String(load.id),
      label: load.loadNumber,
      detail: `${load.pickupLocation} → ${load.dropoffLocation}`,
    }));
  },
});

export const clientOptionsQuery = queryOptions({
  queryKey: [...roots.clients, 'options'],
  queryFn: async (): Promise<Option[]> => {
    const { items } = await api.list<Client>('/api/clients', { query: { limit: MOST, sort: 'companyName' } });
    return items.map((client) => ({ value: client.id, label: client.companyName }));
  },
});

export const agentOptionsQuery = queryOptions({
  queryKey: [...roots.agents, 'options'],
  queryFn: async (): Promise<Option[]> => {
    const { items } = await api.list<Agent>('/api/agents', { query: { limit: MOST } });
    return items.map(({ id, displayName, email, isActive }) => ({
      value: id,
      label: displayName,
      detail: [email, isActive ? '' : 'inactive'].filter(Boolean).join(' · '),
    }));
  },
});

export const createBrokerNamed = async (name: string): Promise<Option> => {
  const broker = await api.post<Broker>('/api/brokers', { name });
  return { value: String(broker.id), label: broker.name };
};
