import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api/api-client';
import { isApiError } from '../../../lib/api/api-error';
import type { Avatar, Profile, User } from '../../../lib/api/api-types';
import type { RecordForm } from '../../../lib/forms/record-form';
import { changesOf, type Sending } from '../../../lib/forms/saving';
import { roots } from '../../../lib/api/query-roots';
import { currentUserQuery } from '../../../lib/session/current-user';

export type ProfileValues = Pick<Profile, 'firstName' | 'lastName' | 'email' | 'role'>;

export const profileForm: RecordForm<ProfileValues, Profile> = {
  name: 'profile',
  kind: 'user',
  values: (profile) => ({
    firstName: profile?.firstName ?? '',
    lastName: profile?.lastName ?? '',
    email: profile?.email ?? '',
    role: profile?.role ?? 'driver',
  }),
};

export const profileQuery = queryOptions({
  queryKey: [...roots.auth, 'own-profile'],
  queryFn: () => api.get<Profile>('/api/profile'),
});

/** Administrators have calls of their own. */
const pathOf = ({ isAdmin }: Pick<User, 'isAdmin'>): string => (isAdmin ? '/api/admin/profile' : '/api/profile');
const meta = { invalidates: [roots.auth, roots.users, roots.agents] };

export const useSaveProfile = (user: User) =>
  useMutation({
    mutationFn: ({ values, changed, record }: Sending<ProfileValues, Profile>) => {
      const { role, firstName, lastName, email } = values;
      const trimmed = { firstName: firstName.trim(), lastName: lastName.trim(), email: email.trim(), role };
      const body = { ...changesOf(trimmed, changed), ...(user.isAdmin && { userId: user.id }) };
      return api.patch<Profile>(pathOf(user), body, { version: record?.version });
    },
    meta,
  });

/** Why the sign-in could not be checked. */
export class SignInUnchecked extends Error {
  constructor(readonly isSignedOut: boolean) {
    super('The sign-in could not be checked');
  }
}

export const useUploadPicture = (user: User) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (file: File) => {
      await api.get<User>('/api/auth/user').catch((error: unknown) => {
        throw new SignInUnchecked(isApiError(error, 401));
      });
      const form = new FormData();
      form.append('avatar', file);
      return api.post<Avatar>(`${pathOf(user)}/avatar`, form);
    },
    onSuccess: ({ profileImageUrl }) =>
      client.setQueryData(currentUserQuery.queryKey, (known) => (known ? { ...known, profileImageUrl } : known)),
    meta,
  });
};
