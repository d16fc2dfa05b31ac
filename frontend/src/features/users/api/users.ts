import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { api, type QueryParams } from '../../../lib/api-client';
import type { ManagedUser, Role } from '../../../lib/api-types';
import { roots, staleAfter } from '../../../lib/query-roots';

export interface UserFields {
  firstName: string;
  lastName: string;
  email: string;
  role: Role;
  clientId?: string | null;
}

export const usersQuery = (query: QueryParams) =>
  queryOptions({ queryKey: [...roots.users, 'list', query], queryFn: () => api.list<ManagedUser>('/api/users', { query }), placeholderData: keepPreviousData });

const meta = { invalidates: [...staleAfter.user, roots.mail] };

export interface SaveUser {
  user: ManagedUser | null;
  fields: UserFields;
  idempotencyKey: string;
}

export const useSaveUser = () =>
  useMutation({
    mutationFn: ({ user, fields, idempotencyKey }: SaveUser) =>
      user ? api.patch<ManagedUser>(`/api/users/${user.id}`, fields, { version: user.version }) : api.post<ManagedUser>('/api/users', fields, { idempotencyKey }),
    meta,
  });

export const useSetActive = () =>
  useMutation({ mutationFn: ({ user, isActive }: { user: ManagedUser; isActive: boolean }) => api.patch<ManagedUser>(`/api/users/${user.id}`, { isActive }, { version: user.version }), meta });

export const useInviteAgain = () => useMutation({ mutationFn: (id: string) => api.post(`/api/users/${id}/invite`), meta });
