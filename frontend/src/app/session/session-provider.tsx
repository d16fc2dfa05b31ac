import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { api } from '../../lib/api/api-client';
import type { User } from '../../lib/api/api-types';
import { browser } from '../../lib/browser';
import { forgetAllDrafts } from '../../lib/forms/forget-drafts';
import { logError } from '../../lib/log';
import { letGo } from '../../lib/navigation/leave-guards';
import { currentUserQuery } from '../../lib/session/current-user';
import { takeReturnTo } from '../../lib/session/return-to';
import { SessionContext, type SessionState } from '../../lib/session/session-context';
import {
  clearClientSession,
  clearStoredSession,
  correctStoredSession,
  resolveStoredSession,
} from '../../lib/session/stored-session';

const clearWhenCorrupt = (): void => {
  if (resolveStoredSession().kind !== 'corrupt') return;
  clearStoredSession();
  window.history.replaceState(null, '', '/staff-login');
};

export function SessionProvider({ children }: { children: ReactNode }) {
  useState(clearWhenCorrupt);
  const client = useQueryClient();
  const { data: user, isError, error, refetch } = useQuery(currentUserQuery);

  useEffect(() => {
    if (user === null) clearStoredSession();
    else if (user !== undefined) correctStoredSession(user);
  }, [user]);

  useEffect(() => {
    if (error !== null) logError(error);
  }, [error]);

  const signIn = useCallback(
    (next: User, to: string) => {
      window.history.replaceState(null, '', to);
      client.removeQueries({ predicate: (query) => query.queryKey[0] !== 'firm' && query.queryKey[0] !== 'auth' });
      client.setQueryData(currentUserQuery.queryKey, next);
    },
    [client],
  );

  const role = user?.role;
  const signOut = useCallback(() => {
    clearStoredSession();
    forgetAllDrafts();
    letGo();
    takeReturnTo('/');
    if (role !== 'client') return browser.goTo('/api/logout');
    clearClientSession();
    void api
      .post('/api/logout', {}, { sessionless: true })
      .catch(logError)
      .finally(() => browser.goTo('/client-login'));
  }, [role]);

  const session = useMemo(() => {
    const state: SessionState = user
      ? { status: 'signed-in', user }
      : user === null
        ? { status: 'signed-out' }
        : isError
          ? { status: 'unreachable', retry: () => void refetch() }
          : { status: 'loading' };
    return { state, signIn, signOut };
  }, [user, isError, refetch, signIn, signOut]);

  return <SessionContext value={session}>{children}</SessionContext>;
}
