import { declaredRoutes, type DeclaredRoute } from '../test/support/requests/declared-routes';
import {
  FLAG_SETS,
  permissionTable,
  type Answered,
  type PermissionRow,
} from '../test/support/requests/permission-table';
import { AppModule } from './app.module';
import { ACCESS_LEVELS, FEATURES, permissionsOf, type AgentFlags } from './modules/people/permissions';
import type { Running } from './platform/installation/running';

const settings = { databaseUrl: 'postgres://localhost/none', demo: true } as Running;
const routes = new Map(
  declaredRoutes(AppModule.running(settings).imports as never).map((route) => [route.name, route]),
);
const rows = permissionTable();

/** What the code does with somebody who holds these permissions; null: who is not signed in. */
const answered = ({ spec, name }: DeclaredRoute, held: readonly string[] | null): Answered => {
  const needed = [spec?.allow ?? 'nobody'].flat();
  const inside =
    needed.includes('public') ||
    (held !== null && (needed.includes('signed-in') || needed.some((permission) => held.includes(permission))));
  if (!inside) return 'no';
  return name === 'GET /api/metrics' ? 'token' : spec?.demo ? 'demo' : 'yes';
};
const routeOf = (row: PermissionRow): DeclaredRoute => {
  const route = routes.get(row.route);
  if (!route) throw new Error(`There is no route ${row.route}`);
  return route;
};

describe('the table of permissions (docs/spec/permissions.tsv)', () => {
  it('has one row for every route, and none without', () => {
    expect(rows.map(({ route }) => route).sort()).toEqual([...routes.keys()].sort());
    expect(rows.flatMap(({ faults }) => faults)).toEqual([]);
  });

  it.each([
    ['anonymous', null],
    ['client', permissionsOf('client')],
    ['driver', permissionsOf('driver')],
    ['employee', permissionsOf('employee')],
    ['admin', permissionsOf('admin')],
  ] as const)('is what the code does with %s', (person, held) => {
    expect(rows.map((row) => [row.route, answered(routeOf(row), held)])).toEqual(
      rows.map((row) => [row.route, row.of(person)]),
    );
  });

  const closures: readonly (readonly string[])[] = [
    [],
    ...FEATURES.map((feature) => [feature]),
    FEATURES,
    ['invoices', 'documents'],
  ];
  it.each(ACCESS_LEVELS.flatMap((level) => FLAG_SETS.map((flags) => [level, flags] as const)))(
    'is what the code does with an agent of level %s with %j, whatever is closed to it',
    (level, flags) => {
      proves('RUL-143');
      for (const closed of closures) {
        const set = Object.fromEntries(
          ['canCreateInvoices', 'canViewReports', 'canManageClients', 'canAccessAccounting'].map((flag) => [
            flag,
            (flags as readonly string[]).includes(flag),
          ]),
        );
        const held = permissionsOf('agent', {
          ...set,
          accessLevel: level,
          restrictedFeatures: closed,
        } as unknown as AgentFlags);
        expect([closed, ...rows.map((row) => [row.route, answered(routeOf(row), held)])]).toEqual([
          closed,
          ...rows.map((row) => [row.route, row.ofAgent({ flags, level, closed })]),
        ]);
      }
    },
  );

  it('is what the code does with a user of role agent before it is an agent', () => {
    const held = permissionsOf('agent', null);
    expect(rows.map((row) => [row.route, answered(routeOf(row), held)])).toEqual(
      rows.map((row) => [row.route, /\/(?:audit|names|search)(?:\/|$)/.test(row.route) ? 'no' : row.of('agent')]),
    );
  });
});
