import { act, screen, waitFor } from '@testing-library/react';
import { matchRoutes, type RouteObject } from 'react-router';
import type { User } from '../../lib/api/api-types';
import { screens as byFeature } from '../../lib/screens/declared';
import type { WhoOpens } from '../../lib/screens/screen';
import { openApp } from '../../testing/open-app';
import { signedInAs } from '../../testing/prepared/people';
import { everybody, people, places, type Place, type Who } from '../../testing/prepared/places';
import { portalAnswers } from '../../testing/portal-scene';
import { mayOpen, type ScreenHandle } from './screen-handle';
import { screens } from './screens';

/** What leads elsewhere, or says that there is nothing. */
const ELSEWHERE = ['/dashboard', '/invoices', '*'];
const declared = byFeature.flatMap((screen) => [screen, ...(screen.also ?? [])]);
const pathOf = (address: string): string => address.replace(/:\w+/g, '1');
/** The row of the table that a place belongs to: the one that says most of its address. */
const rowOf = (place: string): Place | undefined =>
  places
    .filter(({ address }) => place === pathOf(address) || (address !== '/' && place.startsWith(`${pathOf(address)}/`)))
    .toSorted((one, other) => other.address.length - one.address.length)[0];
const opensTo = (who: Who, place: string, path: string): boolean =>
  ELSEWHERE.includes(path) || (rowOf(place)?.opens.includes(who) ?? false);

const below = (route: RouteObject, base = ''): string[] => {
  const here = `${base.replace(/\/$/, '')}/${
    route.path
      ?.replace(/^\//, '')
      .replace(/:\w+\??/, '1')
      .replace('*', 'no-such-page') ?? ''
  }`;
  return [here, ...(route.children ?? []).flatMap((child) => below(child, here))];
};
const PLACES = screens.flatMap((route) =>
  below(route).map((place): [place: string, screen: string] => [place, route.path ?? '']),
);
const opens = (who: User, place: string): boolean => {
  const handle = (matchRoutes(screens, place) ?? [])
    .map(({ route }) => route.handle as ScreenHandle | undefined)
    .findLast(Boolean);
  return handle === undefined || mayOpen(who, handle);
};

describe('the table of screens', () => {
  it('has every screen that a feature declares', () => {
    expect(declared.map(({ at }) => at).toSorted()).toEqual(places.map(({ address }) => address).toSorted());
  });

  it.each(everybody)('lets the %s in where the firm does, at every place of every screen', (who) => {
    expect(PLACES.map(([place]) => [place, opens(people[who], place)])).toEqual(
      PLACES.map(([place, path]) => [place, opensTo(who, place, path)]),
    );
  });

  it.each(places.filter(({ permission }) => permission !== null))(
    'opens $address by $permission and by nothing else',
    ({ address, permission }) => {
      const all = people.admin.permissions.filter((each) => each !== permission);
      const declares = declared.find(({ at }) => at === address);
      const own = byFeature.find(({ at }) => at === address);
      const asks = { permission: declares?.permission ?? own?.menu?.[0]?.permission };
      const who = (permissions: string[]): User => ({ ...people.employee, permissions });
      expect([mayOpen(who([permission ?? '']), asks as WhoOpens), mayOpen(who(all), asks as WhoOpens)]).toEqual(
        own?.frame === 'agent' && own.menu === undefined ? [true, true] : [true, false],
      );
    },
  );

  it.each(['client', 'driver'] as const)(
    'shows a %s no screen of the staff, and asks the server nothing for it',
    async (who) => {
      const closed = PLACES.filter(([place, path]) => !opensTo(who, place, path)).map(([place]) => place);
      expect(closed.length).toBeGreaterThan(15);
      const { server, address } = openApp(
        '/profile',
        portalAnswers({ ...signedInAs(people[who]), 'GET /api/sessions': () => ({ body: [] }) }),
      );
      await screen.findByRole('heading', { level: 1, name: /Profile/ });
      const before = server.seen.length;
      for (const place of closed) {
        act(() => {
          window.history.pushState(null, '', place);
          window.dispatchEvent(new PopStateEvent('popstate'));
        });
        await waitFor(() =>
          expect([address(), screen.getByRole('heading', { level: 1 }).textContent]).toEqual([place, 'No access']),
        );
      }
      expect(server.seen.slice(before).map(({ method, path }) => `${method} ${path}`)).toEqual([]);
    },
  );
});
