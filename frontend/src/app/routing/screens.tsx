import { Navigate, type RouteObject } from 'react-router';
import { comesBy } from '../../lib/code-ahead';
import { lazyPage } from '../../lib/lazy-named';
import { screens as declared } from '../../lib/screens/declared';
import type { Address, Screen } from '../../lib/screens/screen';
import { can, useUser } from '../../lib/session/session-context';
import { kindRoutes } from '../kind-routes';
import { NotFoundInside } from '../not-found';
import { pages } from '../pages';
import type { ScreenHandle } from './screen-handle';

export { agentScreens } from '../pages';

const dashboard = () => import('../../pages/workspace/dashboard/dashboard-page');
const Dashboard = lazyPage(dashboard);

/** An agent without figures and invoices has a dashboard of its own. */
function Home() {
  const user = useUser();
  return user.isAgent && !(can(user, 'dashboard.read') && can(user, 'invoices.read')) ? (
    <Navigate replace to="/agent-dashboard" />
  ) : (
    <Dashboard />
  );
}

comesBy(Home, dashboard);

const titled = declared
  .filter(({ frame }) => frame === undefined)
  .flatMap((screen): (Address & { title: string; screen: Screen })[] =>
    [screen, ...(screen.also ?? [])].flatMap(({ title, ...address }) =>
      title === undefined ? [] : [{ ...address, title, screen }],
    ),
  );

/** Kinds that are listed on the page of another screen. */
const tabsOn = (at: string): RouteObject[] =>
  declared.flatMap(({ at: tab, title }) => {
    const route = kindRoutes[tab];
    return title === undefined && route && tab.startsWith(`${at}/`)
      ? [{ ...route, path: tab.slice(at.length + 1) }]
      : [];
  });

const routeAt = (at: string): RouteObject => {
  if (at === '/') return { path: at, Component: Home };
  const route = pages[at] ?? kindRoutes[at];
  if (route) return route;
  throw new Error(`${at} is declared, and has no page`);
};

const handleOf = ({ title, permission, audience }: Address & { title: string }): ScreenHandle => ({
  title,
  ...(permission !== undefined && { permission }),
  ...(audience && { audience }),
});

export const screens: RouteObject[] = [
  ...titled.map((address) => {
    const { at } = address;
    const { children = [], ...route } = routeAt(at);
    const below = [...children, ...tabsOn(at)];
    return { ...route, handle: handleOf(address), ...(below.length > 0 && { children: below }) } as RouteObject;
  }),
  { path: '/dashboard', element: <Navigate replace to="/" /> },
  { path: '/invoices', element: <Navigate replace to="/accounting/invoices" /> },
  { path: '*', Component: NotFoundInside },
];
