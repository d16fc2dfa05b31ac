import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, type QueryParams } from '../../../lib/api/api-client';
import type { AgentClient, AgentInvoice, AgentStats } from '../../../lib/api/api-types';
import { roots } from '../../../lib/api/query-roots';

export const agentStatsQuery = queryOptions({
  queryKey: [...roots.agentWork, 'stats'],
  queryFn: () => api.get<AgentStats>('/api/agents/stats'),
});

export const agentClientsQuery = (query: QueryParams) =>
  queryOptions({
    queryKey: [...roots.agentWork, 'clients', query],
    queryFn: () => api.list<AgentClient>('/api/agents/clients', { query }),
    placeholderData: keepPreviousData,
  });

export const agentInvoicesQuery = (query: QueryParams) =>
  queryOptions({
    queryKey: [...roots.agentWork, 'invoices', query],
    queryFn: () => api.list<AgentInvoice>('/api/agents/invoices', { query }),
    placeholderData: keepPreviousData,
  });
