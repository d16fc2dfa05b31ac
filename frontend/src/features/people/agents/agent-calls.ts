import { queryOptions, type QueryKey } from '@tanstack/react-query';
import { listAll } from '../../../lib/api/api-client';
import type { Agent, ManagedUser } from '../../../lib/api/api-types';
import type { Found, OptionsQuery } from '../../../lib/api/option-queries';
import { roots } from '../../../lib/api/query-roots';

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
        const waiting = users.filter(({ id, role }) => role === 'agent' && !taken.has(id));
        return { options: waiting.map(({ id, name, email }) => ({ value: id, label: name || email, detail: email })) };
      },
    }),
};
