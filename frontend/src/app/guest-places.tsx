import { useRoutes, type RouteObject } from 'react-router';
import { screens } from '../lib/screens/declared';
import type { Screen } from '../lib/screens/screen';
import { Component as Landing } from '../pages/public/landing/landing-page';
import { GoToClientLogin, GoToLogin, GoToStaffLogin } from './routing/guards';
import { NotFound } from './not-found';

const signIns = { staff: GoToLogin, client: GoToClientLogin, agent: GoToStaffLogin };

const placeOf = ({ at, guests }: Screen): RouteObject => ({
  path: at === '/' ? at : `${at}/*`,
  Component: guests ? signIns[guests] : Landing,
});

const places: RouteObject[] = [
  ...screens.filter(({ title }) => title !== undefined).map(placeOf),
  { path: '/dashboard/*', Component: Landing },
  { path: '*', Component: NotFound },
];

/** What somebody who is not signed in sees at the address of a screen. */
export function Component() {
  return useRoutes(places);
}
