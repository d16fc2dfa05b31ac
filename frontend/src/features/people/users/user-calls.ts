import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { api, listAll, type QueryParams } from '../../../lib/api/api-client';
import { ApiError } from '../../../lib/api/api-error';
import type { ManagedUser, NewUser, UserChanges } from '../../../lib/api/api-types';
import { saveRecord } from '../../../lib/forms/saving';
import { roots } from '../../../lib/api/query-roots';
import { staleAfter } from '../../../lib/api/stale-after';

export const usersQuery = (query: QueryParams) =>
  queryOptions({
    queryKey: [...roots.users, 'list', query],
    queryFn: () => api.list<ManagedUser>('/api/users', { query }),
    placeholderData: keepPreviousData,
  });

/** The list is the only way to a user: an office has tens of them, not thousands. */
export const userQuery = (id: string) =>
  queryOptions({
    queryKey: [...roots.users, 'one', id],
    queryFn: async () => {
      const user = (await listAll<ManagedUser>('/api/users')).find((one) => one.id === id);
      if (user === undefined) throw new ApiError(404, 'This user does not exist');
      return user;
    },
  });

const meta = { invalidates: [...staleAfter.user, roots.mail] };

export const useSaveUser = () =>
  useMutation({ mutationFn: saveRecord<ManagedUser, NewUser, UserChanges>('/api/users'), meta });

export const useSetActive = () =>
  useMutation({
    mutationFn: ({ user, isActive }: { user: ManagedUser; isActive: boolean }) =>
      api.patch<ManagedUser>(`/api/users/${user.id}`, { isActive } satisfies UserChanges, { version: user.version }),
    meta,
  });

export const useInviteAgain = () =>
  useMutation({ mutationFn: (id: string) => api.post<ManagedUser>(`/api/users/${id}/invite`), meta });
