import { useMutation } from '@tanstack/react-query';
import { api } from '../../../lib/api-client';
import type { Credentials, LoginResponse, Role, User } from '../../../lib/api-types';
import { completeUser, fetchCurrentUser } from '../../../lib/session/current-user';
import { roleOr } from '../../../lib/session/stored-session';

export interface SignedIn {
  user: User;
  role: Role;
  token: string;
  response: LoginResponse;
}

export class UnexpectedLoginResponse extends Error {}

type Door = 'staff' | 'admin' | 'agents' | 'client';
const innerName = { staff: 'user', admin: 'admin', agents: 'agent', client: 'client' } as const satisfies Record<Door, keyof LoginResponse>;

const signInAt = async (door: Door, credentials: Credentials): Promise<SignedIn> => {
  const response = await api.post<LoginResponse & Partial<User>>(`/api/${door}/login`, credentials);
  const inner: Partial<User> | undefined = response?.[innerName[door]] ?? response?.user ?? response;
  if (typeof inner?.id !== 'string' || inner.id === '') throw new UnexpectedLoginResponse();
  const role = roleOr(inner.role ?? response.role, 'driver');
  const known = Array.isArray(inner.permissions) ? null : await fetchCurrentUser();
  return { user: known ?? completeUser({ ...inner, id: inner.id, role }), role, token: response.token, response };
};

export const useLogin = (door: Door) => useMutation({ mutationFn: (credentials: Credentials) => signInAt(door, credentials), meta: { quiet: true } });

export const useRequestReset = (door: 'staff' | 'agents') =>
  useMutation({ mutationFn: (email: string) => api.post<{ message?: string; resetToken?: string }>(`/api/${door}/request-reset`, { email }), meta: { quiet: true } });
