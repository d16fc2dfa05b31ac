import { render, screen, waitFor } from '@testing-library/react';
import type { RouteObject } from 'react-router';
import { publishedApi, type JsonSchema } from '../../../testing/published-api';
import { shareOf } from '../../../testing/share';
import type { User } from '../lib/api/api-types';
import { leastOfAnswer } from '../testing/kit-records';
import { firm } from '../testing/prepared/firm';
import { people } from '../testing/prepared/places';
import { onScreen } from '../testing/portal-scene';
import { Providers } from './providers';
import { createQueryClient } from './query-client';
import { AppRouter } from './routing/router';
import { screens } from './routing/screens';

const { document: api } = publishedApi();
const paths = Object.keys(api.paths).map((path) => ({
  path,
  of: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));
const isOfRows = (path: string): boolean => {
  const [answer] = Object.values(api.paths[path]?.['get']?.responses ?? {});
  const schema = answer?.content?.['application/json']?.schema;
  const ref = typeof schema?.['$ref'] === 'string' ? schema['$ref'].split('/').at(-1) : undefined;
  const shape: JsonSchema = (ref === undefined ? schema : api.components.schemas[ref]) ?? {};
  return shape['type'] === 'array';
};
const rowsOf = (path: string, count: number): unknown[] => {
  const row = leastOfAnswer('get', path);
  if (typeof row !== 'object') return [];
  return Array.from({ length: count }, (_, nr) => {
    const id = (row as { id?: unknown }).id;
    return { ...row, ...(id !== undefined && { id: typeof id === 'number' ? nr + 1 : `id-${nr}` }) };
  });
};

/** The app while every list that the API answers has so many rows. */
const openWith = (count: number, at: string, user: User): void => {
  window.history.replaceState(null, '', at);
  globalThis.fetch = (input) => {
    const { pathname } = new URL(String(input instanceof Request ? input.url : input), 'http://localhost');
    if (pathname === '/api/auth/user') return Promise.resolve(Response.json(user));
    const path = (api.paths[pathname] && pathname) ?? paths.find(({ of }) => of.test(pathname))?.path;
    if (path === undefined || !api.paths[path]?.['get'] || pathname.includes('/events'))
      return new Promise<never>(() => undefined);
    if (pathname === '/api/firm') return Promise.resolve(Response.json(firm));
    if (pathname === '/api/views') return Promise.resolve(Response.json([]));
    return isOfRows(path)
      ? Promise.resolve(Response.json(rowsOf(path, count), { headers: { 'x-total-count': String(count) } }))
      : Promise.resolve(Response.json(leastOfAnswer('get', path)));
  };
  render(
    <Providers client={createQueryClient()}>
      <AppRouter />
    </Providers>,
  );
};

const all = (selector: string): Element[] => [...document.querySelectorAll(`main ${selector}`)];
/** The tools of lists that the page shows. */
const toolsShown = (): string[] => [
  ...(all('input[type=search]').length > 0 ? ['search'] : []),
  ...(all('details[data-menu=Filter]:has(> [data-filters] > *), [data-toolbar] select').length > 0 ? ['filter'] : []),
  ...(all('summary').some(({ textContent }) => textContent.trim() === 'Views') ? ['views'] : []),
  ...(all('details[data-choice]').length > 0 ? ['fields'] : []),
  ...(all('details[data-menu=Export]').length > 0 ? ['export'] : []),
  ...(all('[data-list] input[type=checkbox]').length > 0 ? ['selection'] : []),
];
const whenListed = async (): Promise<void> => {
  await waitFor(() => expect(all('[data-list]')).not.toEqual([]), { timeout: 5000 });
  await waitFor(() => expect(all('[data-list] [aria-busy=true]')).toEqual([]));
};

const addressesOf = (routes: readonly RouteObject[], above = ''): string[] =>
  routes.flatMap(({ path = '', children = [] }) => {
    const at = path.startsWith('/') ? path : [above, path].filter(Boolean).join('/');
    return [at === '' ? '/' : at.replace(/^\/?/, '/'), ...addressesOf(children, at)];
  });
const portal = {
  client: people.client,
  driver: { ...people.driver, driverId: 7, permissions: [...people.driver.permissions, 'driver.read', 'driver.write'] },
};
/** What is no list there: a form, a page of figures, a sentence for whom it is not. */
const WITHOUT = {
  client: /^\/client-portal(\/(loads|expenses|trips|pay|file))?$/,
  driver: /^\/client-portal(\/file)?$/,
};
const lists = (['client', 'driver'] as const).flatMap((who) =>
  [...new Set(addressesOf(screens))]
    .filter((at) => /^\/(client-portal|payments$|support)/.test(at) && !/[:*]/.test(at) && !WITHOUT[who].test(at))
    .map((at) => `${who} ${at}`),
);
const open = (place: string, count: number, asked = ''): void => {
  const [who, at] = place.split(' ') as ['client' | 'driver', string];
  openWith(count, at + asked, portal[who]);
};

beforeEach(() => {
  onScreen('desk');
  // rows made of a shape may say the same where rows of a firm never do
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('the list tools of clients and drivers', () => {
  it('are asked about wherever the menu and the tabs of the portal lead', () => {
    expect(lists.length).toBeGreaterThanOrEqual(10);
  });

  it.each(shareOf(lists))('are not drawn where a list has 3 rows, from loading on: %s', async (place) => {
    open(place, 3);
    await screen.findByRole('main');
    expect(toolsShown()).toEqual([]);
    await whenListed();
    expect(toolsShown()).toEqual([]);
  });

  it.each(shareOf(lists))('are drawn where it has 20: %s', async (place) => {
    open(place, 20);
    await whenListed();
    await waitFor(() => expect(toolsShown()).toEqual(expect.arrayContaining(['fields', 'export', 'selection'])));
  });

  it.each(
    shareOf(['client /support', 'client /payments', 'client /client-portal/documents', 'driver /client-portal/pay']),
  )('are drawn where the address asks for some of 3 rows only: %s', async (place) => {
    open(place, 3, '?page=1&sort=-createdAt');
    await whenListed();
    await waitFor(() => expect(toolsShown()).toEqual(expect.arrayContaining(['fields', 'export', 'selection'])));
  });

  it.each(shareOf(['/support', '/payments']))('are drawn for the staff where it has 3: %s', async (at) => {
    openWith(3, at, people.admin);
    await whenListed();
    expect(toolsShown()).toEqual(['search', 'filter', 'views', 'fields', 'export', 'selection']);
  });
});
