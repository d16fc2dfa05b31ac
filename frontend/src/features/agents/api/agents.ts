import { keepPreviousData, queryOptions, useMutation, type QueryKey } from '@tanstack/react-query';
import { api, listAll, type QueryParams } from '../../../lib/api-client';
import type { Agent, AgentActivity, AgentForm, AgentPassword, ManagedUser } from '../../../lib/api-types';
import type { Found, OptionsQuery } from '../../../lib/option-queries';
import { roots, staleAfter } from '../../../lib/query-roots';

export const agentsQuery = (query: QueryParams) =>
  queryOptions({
    queryKey: [...roots.agents, 'list', query],
    queryFn: () => api.list<Agent>('/api/agents', { query }),
    placeholderData: keepPreviousData,
  });

/** Users of role agent whom nobody has made an agent yet. */
export const waitingUsersQuery: OptionsQuery = {
  kind: 'user',
  search: (words) =>
    queryOptions({
      queryKey: [...roots.agents, 'waiting-users', words] as QueryKey,
      queryFn: async (): Promise<Found> => {
        const [users, agents] = await Promise.all([
          listAll<ManagedUser>('/api/users', { role: 'agent', q: words }),
          listAll<Agent>('/api/agents'),
        ]);
        const taken = new Set(agents.map(({ userId }) => userId));
        const options = users
          .filter(({ id, role }) => role === 'agent' && !taken.has(id))
          .map(({ id, name, email }) => ({ value: id, label: name || email, detail: email }));
        return { options };
      },
    }),
};

export interface SaveAgent {
  agent: Agent | null;
  fields: AgentForm;
  idempotencyKey: string;
}

const meta = { invalidates: [...staleAfter.agent, roots.clients] };

export const useSaveAgent = () =>
  useMutation({
    mutationFn: ({ agent, fields, idempotencyKey }: SaveAgent) =>
      agent
        ? api.put<Agent>(`/api/agents/${agent.id}`, fields, { version: agent.version })
        : api.post<Agent>('/api/agents', fields, { idempotencyKey }),
    meta,
  });

export const useToggleAgent = () =>
  useMutation({
    mutationFn: ({ id, isActive }: Pick<Agent, 'id' | 'isActive'>) =>
      api.patch<Agent>(`/api/agents/${id}/toggle-status`, { isActive } satisfies AgentActivity),
    meta,
  });

export const useDeleteAgent = () => useMutation({ mutationFn: (id: string) => api.delete(`/api/agents/${id}`), meta });

export const useSetAgentPassword = () =>
  useMutation({
    mutationFn: ({ id, password }: AgentPassword & { id: string }) =>
      api.post<void>(`/api/agents/${id}/set-password`, { password } satisfies AgentPassword),
  });
