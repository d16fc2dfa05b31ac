import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { useSession } from '../lib/session/session-context';
import { guestRoutes } from './guest-routes';
import { LoadingText } from './loading-text';
import { alwaysAvailable } from './public-routes';
import { RouteError } from './route-error';
import { Unreachable } from './unreachable';
import { userRoutes } from './user-routes';

type Kind = 'guest' | 'user';

let active: { kind: Kind; router: ReturnType<typeof createBrowserRouter> } | null = null;

/** Signed-out visitors get a route table of their own, so they never download the application behind it. */
const routerFor = (kind: Kind) => {
  if (active?.kind !== kind) {
    active?.router.dispose();
    const children = kind === 'user' ? userRoutes : guestRoutes;
    active = { kind, router: createBrowserRouter([{ HydrateFallback: LoadingText, ErrorBoundary: RouteError, children }]) };
  }
  return active.router;
};

export function AppRouter() {
  const { state } = useSession();
  const isOpen = alwaysAvailable.includes(window.location.pathname);
  if (state.status === 'loading' && !isOpen) return <LoadingText />;
  if (state.status === 'unreachable' && !isOpen) return <Unreachable onRetry={state.retry} />;
  const kind = state.status === 'signed-in' ? 'user' : 'guest';
  return <RouterProvider key={kind} router={routerFor(kind)} />;
}
