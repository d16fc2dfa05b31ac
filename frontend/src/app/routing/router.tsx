import { Suspense, useState, type ComponentType } from 'react';
import { useRoutes, type RouteObject } from 'react-router';
import { lazyPage } from '../../lib/lazy-named';
import { logError } from '../../lib/log';
import { useSession } from '../../lib/session/session-context';
import { resolveStoredSession } from '../../lib/session/stored-session';
import { GuardedRouter } from './guarded-router';
import { GuestApp } from '../guest-app';
import { LoadingText } from '../loading-text';
import { alwaysAvailable, publicRoutes } from './public-routes';
import { Unreachable } from '../unreachable';
import { useScrollToTop } from './use-scroll-to-top';

const loadUserApp = () => import('../user-app');

/** Signed-out visitors never download the application behind the sign-in; who was here before gets it early. */
const fetchEarly = (): void => {
  if (resolveStoredSession().kind === 'stored') loadUserApp().catch(logError);
};

const tableWith = (Rest: ComponentType): RouteObject[] => [...publicRoutes, { path: '*', Component: Rest }];
const tables = { guest: tableWith(GuestApp), user: tableWith(lazyPage(loadUserApp)) };

const Table = ({ kind }: { kind: keyof typeof tables }) => {
  useScrollToTop();
  return useRoutes(tables[kind]);
};

export function AppRouter() {
  useState(fetchEarly);
  const { state } = useSession();
  const isOpen = alwaysAvailable.includes(window.location.pathname);
  if (state.status === 'loading' && !isOpen) return <LoadingText />;
  if (state.status === 'unreachable' && !isOpen) return <Unreachable onRetry={state.retry} />;
  const user = state.status === 'signed-in' ? state.user : null;
  const kind = user ? 'user' : 'guest';
  // another person starts again, at the address that the sign-in led to
  return (
    <GuardedRouter key={user?.id ?? kind}>
      <Suspense fallback={<LoadingText />}>
        <Table kind={kind} />
      </Suspense>
    </GuardedRouter>
  );
}
