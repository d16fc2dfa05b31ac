import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api-client';
import type { AgentProfile, Avatar, User } from '../../../lib/api-types';
import { roots } from '../../../lib/query-roots';
import { completeUser, currentUserQuery } from '../../../lib/session/current-user';

export const useSaveAgentProfile = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (names: AgentProfile) => api.patch<User>('/api/agent/profile', names),
    onSuccess: (user) =>
      client.setQueryData(currentUserQuery.queryKey, (known) =>
        known ? completeUser({ ...known, ...user, agent: user.agent ?? known.agent ?? null }) : known,
      ),
    meta: { invalidates: [roots.agents, roots.users] },
  });
};

export const useUploadAvatar = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (file: File) => {
      const form = new FormData();
      form.append('avatar', file);
      return api.post<Avatar>('/api/agent/avatar', form);
    },
    onSuccess: ({ profileImageUrl }) =>
      client.setQueryData(currentUserQuery.queryKey, (known) => (known ? { ...known, profileImageUrl } : known)),
    meta: { invalidates: [roots.agents, roots.users] },
  });
};
