import { keepPreviousData, queryOptions, useMutation, type QueryKey } from '@tanstack/react-query';
import { api, listAll, type QueryParams } from '../../../lib/api-client';
import { ApiError } from '../../../lib/api-error';
import type { Agent, AgentActivity, AgentForm, AgentPassword, ManagedUser } from '../../../lib/api-types';
import type { Found, OptionsQuery } from '../../../lib/option-queries';
import { roots } from '../../../lib/query-roots';
import { staleAfter } from '../../../lib/stale-after';
import { useRestore } from '../../../lib/use-restore';

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

/** The API has no call for one of them: an office has tens of agents, not thousands. */
export const agentQuery = (id: string) =>
  queryOptions({
    queryKey: [...roots.agents, 'one', id],
    queryFn: async (): Promise<Agent> => {
      const agent = (await listAll<Agent>('/api/agents')).find((one) => one.id === id);
      if (agent === undefined) throw new ApiError(404, 'This agent does not exist');
      return agent;
    },
  });

interface SaveAgent {
  record: Agent | null;
  /** All of them: the call replaces what there was, and names the version that the form stands on. */
  fields: AgentForm;
  idempotencyKey: string;
}

const meta = { invalidates: [...staleAfter.agent, roots.clients] };

export const useSaveAgent = () =>
  useMutation({
    mutationFn: ({ record, fields, idempotencyKey }: SaveAgent) =>
      record
        ? api.put<Agent>(`/api/agents/${record.id}`, fields, { version: record.version })
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

export const useRestoreAgent = () => useRestore<string>('/api/agents', meta.invalidates);

export const useSetAgentPassword = () =>
  useMutation({
    mutationFn: ({ id, password }: AgentPassword & { id: string }) =>
      api.post<void>(`/api/agents/${id}/set-password`, { password } satisfies AgentPassword),
  });
