import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, overSessionEnd } from '../../../lib/api/api-client';
import { ApiError } from '../../../lib/api/api-error';
import type { AgentProfile, Avatar, User } from '../../../lib/api/api-types';
import type { RecordForm, Versioned } from '../../../lib/forms/record-form';
import { roots } from '../../../lib/api/query-roots';
import { completeUser, currentUserQuery } from '../../../lib/session/current-user';

export interface OwnProfile extends AgentProfile, Versioned {}

/** The answer has no version of its own; when it was changed stands for one. */
export const profileOf = ({ id, firstName, lastName, email, updatedAt }: User): OwnProfile => ({
  id,
  firstName,
  lastName,
  email,
  version: Date.parse(updatedAt),
});

export const agentProfileForm: RecordForm<AgentProfile, OwnProfile> = {
  name: 'agent-profile',
  kind: 'user',
  values: (profile) => ({
    firstName: profile?.firstName ?? '',
    lastName: profile?.lastName ?? '',
    email: profile?.email ?? '',
  }),
};

export const ownProfileQuery = queryOptions({
  queryKey: [...roots.auth, 'profile'],
  queryFn: async () => profileOf(await api.get<User>('/api/auth/user')),
});

interface SaveProfile {
  values: AgentProfile;
  version: number;
}

/** The call takes no version, so it is looked at first. */
const saveProfile = ({ values, version }: SaveProfile): Promise<User> =>
  overSessionEnd(async () => {
    if (profileOf(await api.get<User>('/api/auth/user')).version !== version)
      throw new ApiError(412, 'Your profile was changed meanwhile');
    return api.patch<User>('/api/agent/profile', {
      firstName: values.firstName.trim(),
      lastName: values.lastName.trim(),
      email: values.email.trim(),
    } satisfies AgentProfile);
  });

export const useSaveAgentProfile = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: saveProfile,
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
