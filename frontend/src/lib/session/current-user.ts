import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/api-client';
import { isApiError } from '../api/api-error';
import type { User } from '../api/api-types';
import { hasUnsavedText } from '../navigation/leave-guards';
import { roots } from '../api/query-roots';
import { signInAgain } from './session-end';
import { roleOr } from './stored-session';

export const completeUser = (user: Partial<User> & { id: string }): User => {
  const role = roleOr(user.role, 'driver');
  return {
    email: '',
    isActive: true,
    clientId: null,
    driverId: null,
    agent: null,
    lastLogin: null,
    createdAt: '',
    updatedAt: '',
    ...user,
    firstName: user.firstName ?? '',
    lastName: user.lastName ?? '',
    name: user.name ?? '',
    displayName: user.displayName ?? '',
    profileImageUrl: user.profileImageUrl ?? '',
    permissions: user.permissions ?? [],
    role,
    isAdmin: role === 'admin',
    isAgent: role === 'agent',
  };
};

export const fetchCurrentUser = async (): Promise<User | null> => {
  try {
    return completeUser(await api.get<User>('/api/auth/user'));
  } catch (error) {
    if (isApiError(error, 401)) return null;
    throw error;
  }
};

/** Nobody is sent away from unsaved text: whose session ended meanwhile signs in over it. */
const userOrAgain = async (): Promise<User | null> => {
  const user = await fetchCurrentUser();
  return user === null && hasUnsavedText() && (await signInAgain()) === 'same' ? fetchCurrentUser() : user;
};

export const currentUserQuery = queryOptions({
  queryKey: [...roots.auth, 'user'],
  queryFn: userOrAgain,
  meta: { quiet: true },
});

export const nameOf = (
  user: Partial<Pick<User, 'name' | 'displayName' | 'firstName' | 'lastName' | 'email'>>,
): string => {
  const full = [user.firstName, user.lastName].filter(Boolean).join(' ');
  return user.name || user.displayName || full || user.email || 'User';
};
