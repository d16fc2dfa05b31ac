import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api/api-client';
import type {
  Agent,
  AgentOrUser,
  Credentials,
  LoginResponse,
  NewPassword,
  ResetAnswer,
  Role,
  User,
} from '../../../lib/api/api-types';
import { roots } from '../../../lib/api/query-roots';
import { completeUser, fetchCurrentUser } from '../../../lib/session/current-user';
import { roleOr } from '../../../lib/session/stored-session';

export type Door = 'staff' | 'admin' | 'agents' | 'client';

export interface SignedIn {
  user: User;
  role: Role;
  token: string;
  response: LoginResponse;
}

export class UnexpectedLoginResponse extends Error {}

const answerFrom = async <Inner>(door: Door, credentials: Credentials): Promise<LoginResponse & Partial<Inner>> => {
  try {
    return (
      (await api.post<LoginResponse & Partial<Inner>>(`/api/${door}/login`, credentials, { sessionless: true })) ?? {}
    );
  } catch (error) {
    throw error instanceof SyntaxError ? new UnexpectedLoginResponse() : error;
  }
};

const withId = <Inner extends { id?: string | undefined }>(inner: Inner): Inner & { id: string } => {
  const { id } = inner;
  if (typeof id !== 'string' || id === '') throw new UnexpectedLoginResponse();
  return { ...inner, id };
};

const userFrom = async (inner: Partial<User> & { id: string }): Promise<User> => {
  const known = Array.isArray(inner.permissions) ? null : await fetchCurrentUser();
  return known ?? completeUser(inner);
};

const innerName = { staff: 'user', admin: 'admin', client: 'client' } as const satisfies Partial<
  Record<Door, keyof LoginResponse>
>;

const signInAt = async (door: Exclude<Door, 'agents'>, credentials: Credentials): Promise<SignedIn> => {
  const response = await answerFrom<User>(door, credentials);
  const inner = withId<Partial<User>>(response[innerName[door]] ?? response.user ?? response);
  const role = roleOr(inner.role ?? response.role, 'driver');
  return { user: await userFrom({ ...inner, role }), role, token: response.token, response };
};

const isAgent = (person: AgentOrUser): person is Agent => 'accessLevel' in person;

/** The agents' door answers both: the agent with its limits, and the user who signed in. */
const signInAgent = async (credentials: Credentials): Promise<SignedIn & { agent: AgentOrUser }> => {
  const response = await answerFrom<Agent>('agents', credentials);
  const agent = withId<Partial<AgentOrUser>>(response.agent ?? response) as AgentOrUser;
  const user = response.user ? await userFrom(withId<Partial<User>>(response.user)) : await fetchCurrentUser();
  if (user === null) throw new UnexpectedLoginResponse();
  return {
    user: { ...user, agent: user.agent ?? (isAgent(agent) ? agent : null) },
    agent,
    role: 'agent',
    token: response.token,
    response,
  };
};

export const useLogin = (door: Exclude<Door, 'agents'>) =>
  useMutation({ mutationFn: (credentials: Credentials) => signInAt(door, credentials), meta: { quiet: true } });

export const useAgentLogin = () => useMutation({ mutationFn: signInAgent, meta: { quiet: true } });

export const useRequestReset = (door: Door) =>
  useMutation({
    mutationFn: (email: string) =>
      api.post<ResetAnswer | undefined>(`/api/${door}/request-reset`, { email }, { sessionless: true }),
    meta: { quiet: true },
  });

export const useResetPassword = () =>
  useMutation({
    mutationFn: (body: NewPassword) => api.post<void>('/api/auth/reset-password', body, { sessionless: true }),
    meta: { quiet: true },
  });

/** Asks again who is signed in here. */
export const useAskAgainWhoIsThere = () => {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: roots.auth });
};
