import { createContext, useContext } from 'react';
import type { User } from '../api/api-types';

export type SessionState =
  | { status: 'loading' }
  | { status: 'unreachable'; retry: () => void }
  | { status: 'signed-out' }
  | { status: 'signed-in'; user: User };

export interface Session {
  state: SessionState;
  signIn: (user: User, to: string) => void;
  signOut: () => void;
}

export const SessionContext = createContext<Session | null>(null);

export const useSession = (): Session => {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('useSession needs a SessionProvider above it');
  return session;
};

export const useUser = (): User => {
  const { state } = useSession();
  if (state.status !== 'signed-in') throw new Error('useUser is for signed-in screens');
  return state.user;
};

/** Of the firm: neither a client nor a driver. */
export const isStaff = ({ role }: Pick<User, 'role'>): boolean =>
  role === 'admin' || role === 'employee' || role === 'agent';

const OF_CLIENTS_AND_AGENTS = /^(portal|agent)\./;

export const can = (user: Pick<User, 'role' | 'permissions'>, permission: string): boolean =>
  (user.role === 'admin' && !OF_CLIENTS_AND_AGENTS.test(permission)) || user.permissions.includes(permission);

export const useCan = (permission: string): boolean => can(useUser(), permission);
