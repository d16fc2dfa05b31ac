import type { RouteObject } from 'react-router';

/** Open to everybody, also while the session is still loading. */
export const publicRoutes: RouteObject[] = [
  { path: '/staff-login', lazy: () => import('../pages/staff-login/staff-login-page') },
  { path: '/admin-login', lazy: () => import('../pages/admin-login/admin-login-page') },
  { path: '/agent-login', lazy: () => import('../pages/agent-login/agent-login-page') },
  { path: '/client-login', lazy: () => import('../pages/client-login/client-login-page') },
  { path: '/client-registration', lazy: () => import('../pages/client-registration/client-registration-page') },
];

export const alwaysAvailable: readonly string[] = [...publicRoutes.flatMap(({ path }) => path ?? []), '/agent-dashboard', '/agent-profile'];
