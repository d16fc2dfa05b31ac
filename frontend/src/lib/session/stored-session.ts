import type { AgentOrUser, LoginResponse, Role, User } from '../api/api-types';
import { logError } from '../log';

const STAFF = 'staffSession';
const ADMIN = 'adminSession';
const AGENT = 'agentSession';
const CLIENT = 'clientSession';
const SIGN_OUT_KEYS = [STAFF, ADMIN, AGENT, 'adminProfile', 'user'] as const;

export type SessionSource = 'staff' | 'admin' | 'agent';
export type StoredUser = Partial<User> & Record<string, unknown>;
export interface StoredSession {
  source: SessionSource;
  role: Role;
  user: StoredUser;
}
export type Resolution = { kind: 'none' } | { kind: 'corrupt' } | { kind: 'stored'; session: StoredSession };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const read = (key: string): Record<string, unknown> | null => {
  const stored = localStorage.getItem(key);
  if (stored === null) return null;
  const value: unknown = JSON.parse(stored);
  if (!isRecord(value)) throw new SyntaxError(`${key} is not an object`);
  return value;
};

const nested = (value: Record<string, unknown>, key: string): StoredUser => {
  const inner = value[key];
  return isRecord(inner) ? inner : value;
};

const ROLES: readonly string[] = ['admin', 'employee', 'driver', 'client', 'agent'];
export const roleOr = (value: unknown, fallback: Role): Role =>
  typeof value === 'string' && ROLES.includes(value) ? (value as Role) : fallback;

export const resolveStoredSession = (): Resolution => {
  try {
    const staff = read(STAFF);
    if (staff) {
      const user = nested(staff, 'user');
      return { kind: 'stored', session: { source: 'staff', role: roleOr(user.role ?? staff['role'], 'driver'), user } };
    }
    const admin = read(ADMIN);
    if (admin)
      return {
        kind: 'stored',
        session: {
          source: 'admin',
          role: 'admin',
          user: { id: 'admin_1', email: 'admin@axlebook.test', ...nested(admin, 'admin'), role: 'admin' },
        },
      };
    const agent = read(AGENT);
    if (agent)
      return {
        kind: 'stored',
        session: { source: 'agent', role: 'agent', user: { ...nested(agent, 'agent'), role: 'agent' } },
      };
    return { kind: 'none' };
  } catch (error) {
    logError(error);
    return { kind: 'corrupt' };
  }
};

export const clearStoredSession = (): void => {
  for (const key of SIGN_OUT_KEYS) localStorage.removeItem(key);
};

export const hasStoredSession = (): boolean =>
  resolveStoredSession().kind === 'stored' || localStorage.getItem(CLIENT) !== null;

export const clearClientSession = (): void => {
  localStorage.removeItem(CLIENT);
  localStorage.removeItem('pendingPayment');
};

const replaceAll = (key: string, value: unknown): void => {
  clearStoredSession();
  clearClientSession();
  localStorage.setItem(key, JSON.stringify(value));
};

export const storeStaffSession = ({ user, role, token }: { user: User; role: Role; token: string }): void =>
  replaceAll(STAFF, { user, role, isAdmin: role === 'admin', isAgent: role === 'agent', token });
export const storeAdminSession = ({ user, token }: { user: User; token: string }): void =>
  replaceAll(ADMIN, { admin: user, role: 'admin', token });
export const storeAgentSession = ({ agent, token }: { agent: AgentOrUser; token: string }): void =>
  replaceAll(AGENT, { agent, role: 'agent', token });
export const storeClientSession = (response: LoginResponse): void => replaceAll(CLIENT, response);

const base64Url = (text: string): string => {
  const binary = Array.from(new TextEncoder().encode(text), (byte) => String.fromCodePoint(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
};

export const staffSessionHeader = (): string | null => {
  const stored = localStorage.getItem(STAFF);
  return stored === null ? null : base64Url(stored);
};

/** The server's answer wins: another user's stored session goes, the same user's is brought up to date. */
export const correctStoredSession = (user: User): void => {
  const found = resolveStoredSession();
  if (found.kind !== 'stored') return;
  const sameUser = found.session.user.id === user.id || found.session.user.userId === user.id;
  const fits = { staff: user.role !== 'client', admin: user.role === 'admin', agent: user.role === 'agent' }[
    found.session.source
  ];
  if (!sameUser || !fits) return clearStoredSession();
  const { source } = found.session;
  const key = { staff: STAFF, admin: ADMIN, agent: AGENT }[source];
  const inner = { staff: 'user', admin: 'admin', agent: 'agent' }[source];
  const { token } = read(key) ?? {};
  const flags = source === 'staff' ? { isAdmin: user.role === 'admin', isAgent: user.role === 'agent' } : {};
  const person = source === 'agent' ? (user.agent ?? user) : user;
  localStorage.setItem(key, JSON.stringify({ [inner]: person, ...flags, role: user.role, token }));
};
