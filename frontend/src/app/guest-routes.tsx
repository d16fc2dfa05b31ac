import type { RouteObject } from 'react-router';
import { GoToClientLogin, GoToLogin, GoToStaffLogin } from './guards';
import { NotFound } from './not-found';
import { publicRoutes } from './public-routes';

const landing = ['', 'dashboard', 'accounting', 'business', 'clients', 'drivers', 'expenses', 'documents', 'payments', 'support', 'reports', 'insurance', 'loads', 'features', 'ifta', 'profile'];
const staffOnly = ['agents', 'client-registrations', 'audit', 'users', 'settings', 'dev/mail'];
const clientOnly = ['client-portal', 'checkout'];
const agentOnly = ['agent-dashboard', 'agent-profile'];

const below = (name: string): string => (name === '' ? '/' : `/${name}/*`);

export const guestRoutes: RouteObject[] = [
  ...publicRoutes,
  ...landing.map((name): RouteObject => ({ path: below(name), lazy: () => import('../pages/landing/landing-page') })),
  ...staffOnly.map((name): RouteObject => ({ path: below(name), Component: GoToLogin })),
  ...clientOnly.map((name): RouteObject => ({ path: below(name), Component: GoToClientLogin })),
  ...agentOnly.map((name): RouteObject => ({ path: below(name), Component: GoToStaffLogin })),
  { path: '*', Component: NotFound },
];
