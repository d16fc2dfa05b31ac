import { useEffect } from 'react';
import { useLocation, useRoutes, type RouteObject } from 'react-router';
import { hasDrafts } from '../lib/forms/forget-drafts';
import { lazyPage } from '../lib/lazy-named';
import { rememberReturnTo } from '../lib/session/return-to';
import { useSession } from '../lib/session/session-context';
import { GoToClientLogin, GoToLogin, GoToStaffLogin } from './guards';
import { NotFound } from './not-found';

const landing = [
  '',
  'dashboard',
  'accounting',
  'business',
  'clients',
  'drivers',
  'expenses',
  'documents',
  'payments',
  'support',
  'reports',
  'insurance',
  'loads',
  'features',
  'ifta',
  'profile',
];
const staffOnly = ['agents', 'client-registrations', 'audit', 'users', 'settings', 'practice', 'reminders', 'dev/mail'];
const clientOnly = ['client-portal', 'checkout'];
const agentOnly = ['agent-dashboard', 'agent-profile'];

const Landing = lazyPage(() => import('../pages/landing/landing-page'));
const below = (name: string): string => (name === '' ? '/' : `/${name}/*`);

const routes: RouteObject[] = [
  ...landing.map((name): RouteObject => ({ path: below(name), Component: Landing })),
  ...staffOnly.map((name): RouteObject => ({ path: below(name), Component: GoToLogin })),
  ...clientOnly.map((name): RouteObject => ({ path: below(name), Component: GoToClientLogin })),
  ...agentOnly.map((name): RouteObject => ({ path: below(name), Component: GoToStaffLogin })),
  { path: '*', Component: NotFound },
];

/** A page that was loaded again after its session had ended: the sign-in comes back to what was typed there. */
const useReturnToDraft = (): void => {
  const { pathname, search } = useLocation();
  const { status } = useSession().state;
  useEffect(() => {
    if (status === 'signed-out' && pathname !== '/' && hasDrafts()) rememberReturnTo(pathname + search);
  }, [status, pathname, search]);
};

export function GuestApp() {
  useReturnToDraft();
  return useRoutes(routes);
}
