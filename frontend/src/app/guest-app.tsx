import { useRoutes, type RouteObject } from 'react-router';
import { lazyPage } from '../lib/lazy-named';
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
const staffOnly = ['agents', 'client-registrations', 'audit', 'users', 'settings', 'dev/mail'];
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

export function GuestApp() {
  return useRoutes(routes);
}
