interface Route {
  readonly path?: string;
  readonly index?: boolean;
  readonly children?: readonly Route[];
}

interface Declared {
  readonly at: string;
  readonly kind?: string;
  readonly records?: Readonly<Record<string, string>>;
  readonly tabs?: Readonly<Record<string, readonly { readonly to: string }[]>>;
}
const { screens: declared } = jest.requireActual<{
  screens: Readonly<Record<string, Declared>>;
}>('../../frontend/src/generated/screens');
const { kinds } = jest.requireActual<{ kinds: Readonly<Record<string, { address: string }>> }>(
  '../../frontend/src/generated/kinds',
);

/** Pages that lie beside another one at its address, as their tabs name them: `/accounting/bookkeeping?view=charges`. */
export const views: readonly string[] = [
  ...new Set(
    Object.values(declared)
      .flatMap(({ tabs = {} }) => Object.values(tabs).flat())
      .map(({ to }) => to)
      .filter((to) => to.includes('?')),
  ),
];

/** Records are opened below the list of their kind, as their screen says. */
const OF_KINDS = Object.fromEntries(
  Object.values(declared).flatMap(({ at, kind, records }) =>
    Object.entries({ ...(kind && { [kind]: at }), ...records }).map(([name, list]) => [
      `${list}/:id`,
      `/api/${kinds[name]?.address}`,
    ]),
  ),
);

/** Where a route with an id takes one from, the API's list of what it shows: where it is not all of a kind. */
const LISTS: Readonly<Record<string, string>> = {
  ...OF_KINDS,
  '/client-portal/expenses/:id': '/api/expenses',
  '/client-portal/pay/:id': '/api/settlements',
  '/settlements/accounts/:id': '/api/drivers',
  '/features/dot-audits/:id': '/api/compliance-audits?type=dot_audit',
  '/features/safety-audits/:id': '/api/compliance-audits?type=safety_audit',
  '/features/review-audits/:id': '/api/compliance-audits?type=review_audit',
  '/features/permits/:id': '/api/permits?permitType=new_mexico,kentucky,new_york,oregon',
  '/features/plates/ifta/:id': '/api/permits?permitType=ifta_license',
  '/features/plates/permits/:id': '/api/permits?permitType=trip,fuel,oversize',
  '/dev/mail/:id': '/api/dev/mail',
  '/practice/:id': '/api/practice',
};
/** Every route of one record, with the API's list that its records come from. */
export const recordRoutes: readonly (readonly [pattern: string, list: string])[] = Object.entries(LISTS);

/** What stands for an optional part of an address. */
const CHOICES: Readonly<Record<string, readonly string[]>> = {
  '/agent-dashboard/:tab?': ['', 'clients', 'invoices', 'reports', 'accounting'],
};

const joined = (base: string, path = ''): string =>
  (path.startsWith('/') ? path : `${base.replace(/\/$/, '')}${path && `/${path}`}`) || '/';

/**
 * Every place of a table where a page is shown: the ends, and a page above them that has none of its own as its first.
 */
const places = (routes: readonly Route[], base = ''): string[] =>
  routes.flatMap(({ path, index, children = [] }) => {
    const here = index ? base || '/' : joined(base, path);
    const below = places(children, here);
    return children.some((child) => child.index || child.path === '') ? below : [here, ...below];
  });

const tables = jest.requireActual<{ screens: Route[]; agentScreens: Route[] }>(
  '../../frontend/src/app/routing/screens',
);
const { publicRoutes } = jest.requireActual<{ publicRoutes: Route[] }>('../../frontend/src/app/routing/public-routes');

const OUTSIDE = places(publicRoutes);
const INSIDE = places([...tables.screens, ...tables.agentScreens]);

/** The routes of the web app, as its own table names them. */
export const patterns: readonly string[] = [...new Set([...OUTSIDE, ...INSIDE])];

/** The addresses of a route without an id; none of one with an id. */
export const plainAddressesOf = (pattern: string): string[] => {
  const choices = CHOICES[pattern];
  if (choices) return choices.map((choice) => pattern.replace(/\/:\w+\?$/, choice && `/${choice}`));
  return pattern.includes(':') || pattern.endsWith('*') ? [] : [pattern];
};

/**
 * The addresses of a route, for an id of the demo's year.
 * @throws Error for a route that nobody said how to visit
 */
export const addressesOf = async (pattern: string, firstIdOf: (list: string) => Promise<string>): Promise<string[]> => {
  if (pattern.endsWith('*')) return ['/no-such-page'];
  const plain = plainAddressesOf(pattern);
  if (plain.length > 0) return plain;
  const list = LISTS[pattern];
  if (!list)
    throw new Error(`${pattern} cannot be visited: name the list its id comes from in e2e/support/route-table.ts`);
  return [pattern.replace(':id', encodeURIComponent(await firstIdOf(list)))];
};
