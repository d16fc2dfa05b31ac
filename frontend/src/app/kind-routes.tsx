import type { RouteObject } from 'react-router';
import { screenParts } from '../generated/screen-parts';
import { screens as byFeature } from '../generated/screens';
import type { ScreenParts } from '../components/records/screen-parts';
import { lazyPage } from '../lib/lazy-named';
import type { AnyRecord } from '../lib/records/record-kit';
import type { Screen } from '../lib/screens/screen';

type LoadParts = () => Promise<{ parts: ScreenParts<AnyRecord> }>;
const loads = screenParts as unknown as Readonly<Record<string, LoadParts>>;
type Drawn = keyof typeof import('../pages/kind/kind-page');

const drawn = (screen: Screen, load: LoadParts, name: Drawn) =>
  lazyPage(async () => {
    const [kind, { parts }] = await Promise.all([import('../pages/kind/kind-page'), load()]);
    const Kind = kind[name];
    return { Component: () => <Kind screen={screen} parts={parts} /> };
  });

const routeOf = (screen: Screen, load: LoadParts): RouteObject => ({
  path: screen.at,
  Component: drawn(screen, load, screen.title === undefined ? 'KindTab' : 'KindPage'),
  children: [{ path: ':id', Component: drawn(screen, load, 'KindDrawer') }],
});

/** The routes of screens whose page follows from their kind, by their address. */
export const kindRoutes: Readonly<Record<string, RouteObject>> = Object.fromEntries(
  Object.entries<Screen>(byFeature).flatMap(([feature, screen]) => {
    const load = loads[feature];
    return load ? [[screen.at, routeOf(screen, load)] as const] : [];
  }),
);
