import type { RouteObject } from 'react-router';
import { lazyPage } from '../../lib/lazy-named';

/** Open to everybody, also while the session is still loading. */
export const publicRoutes: RouteObject[] = [
  { path: '/staff-login', Component: lazyPage(() => import('../../pages/people/staff-login/staff-login-page')) },
  { path: '/admin-login', Component: lazyPage(() => import('../../pages/people/admin-login/admin-login-page')) },
  { path: '/agent-login', Component: lazyPage(() => import('../../pages/people/agent-login/agent-login-page')) },
  { path: '/client-login', Component: lazyPage(() => import('../../pages/people/client-login/client-login-page')) },
  {
    path: '/reset-password',
    Component: lazyPage(() => import('../../pages/people/reset-password/reset-password-page')),
  },
  {
    path: '/client-registration',
    Component: lazyPage(() => import('../../pages/clients/client-registration/client-registration-page')),
  },
];

export const alwaysAvailable: readonly string[] = [
  ...publicRoutes.flatMap(({ path }) => path ?? []),
  '/agent-dashboard',
  '/agent-profile',
];
