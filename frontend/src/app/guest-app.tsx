import { useEffect } from 'react';
import { useLocation, useRoutes, type RouteObject } from 'react-router';
import { hasDrafts } from '../lib/forms/forget-drafts';
import { lazyPage } from '../lib/lazy-named';
import { rememberReturnTo } from '../lib/session/return-to';
import { useSession } from '../lib/session/session-context';

const routes: RouteObject[] = [
  { path: '/', Component: lazyPage(() => import('../pages/public/landing/landing-page')) },
  // which addresses there are is asked for only by who comes to one
  { path: '*', Component: lazyPage(() => import('./guest-places')) },
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
