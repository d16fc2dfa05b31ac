import { DataSource } from 'typeorm';
import { inShare } from '../../testing/share';
import { AppModule } from '../src/app.module';
import { allPermissions } from '../src/modules/people/permissions';
import { allCategories } from '../src/platform/event-log/events/event-catalog';
import { announcedCategories } from '../src/platform/realtime/visibility';
import type { ServerAdapter } from '../src/platform/web/server/server-adapter';
import { declaredRoutes, type DeclaredRoute } from './support/requests/declared-routes';
import { newAccount, newAgent, newClient, newPortalUser, signIn } from './support/world/people';
import { PEOPLE, permissionTable, type Person, type PermissionRow } from './support/requests/permission-table';
import { TestSystem } from './support/system';
import type { Visitor } from './support/world/visitor';

/** Categories of events that no open screen needs to hear of. */
const SILENT: readonly string[] = [];
/** Ways that are no routes of ours: the description of the API. */
const DOCUMENTATION = /^\/api\/(docs|openapi\.json)/;
/** Left to tests of their own: they end the visitor's session, or are the operator's. */
const LEFT = /\/logout$|^DELETE \/api\/sessions|^GET \/api\/metrics$/;

const lines = (routes: readonly DeclaredRoute[]): string[] => routes.map(({ name }) => name).sort();
const needed = ({ spec }: DeclaredRoute): readonly string[] => [spec?.allow ?? ''].flat();

describe('the routes', () => {
  let system: TestSystem;
  let routes: DeclaredRoute[];
  beforeAll(async () => {
    system = await TestSystem.start();
    routes = declaredRoutes(AppModule.running(system.settings).imports as never);
  });
  afterAll(() => system.stop());

  /** What Express really serves. */
  const served = (): string[] => {
    interface Routes {
      readonly stack: { route?: { path: string; methods: Record<string, boolean> } }[];
    }
    const adapter = system.app.getHttpAdapter() as ServerAdapter;
    const { router } = adapter.getInstance<{ router: Routes }>();
    return [router, ...(adapter.areas.routers as unknown as Routes[])]
      .flatMap(({ stack }) => stack)
      .flatMap(({ route }) =>
        route ? Object.keys(route.methods).map((method) => `${method.toUpperCase()} ${route.path}`) : [],
      )
      .filter((line) => !DOCUMENTATION.test(line.split(' ')[1] ?? ''));
  };

  it('are those that the API description tells of, and no others are served', async () => {
    const { body } = await system.visitor().get<{ paths: Record<string, Record<string, object>> }>('/api/openapi.json');
    const described = Object.entries(body.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    );
    expect(described.sort()).toEqual(lines(routes));
    expect([...new Set(served())].sort()).toEqual(lines(routes));
    expect(routes.length).toBeGreaterThan(40);
  });

  it('all say who may call them, what they do and what they answer', () => {
    expect(lines(routes.filter(({ spec }) => !spec?.allow || !spec.summary || spec.answer === undefined))).toEqual([]);
  });

  it('name read tables that exist, where they can answer for the past', () => {
    const tables = new Set(system.app.get(DataSource).entityMetadatas.map(({ tableName }) => tableName));
    const unknown = routes.flatMap(({ name, spec: { past = [] } = {} }) =>
      (typeof past === 'function' ? past() : past).filter((table) => !tables.has(table)).map((each) => [name, each]),
    );
    expect(unknown).toEqual([]);
    expect(routes.filter(({ spec }) => spec?.past).length).toBeGreaterThan(40);
  });

  it('name permissions that exist', () => {
    const known = new Set<string>([...allPermissions(), 'public', 'signed-in']);
    expect(lines(routes.filter((route) => !needed(route).every((permission) => known.has(permission))))).toEqual([]);
  });

  it('that change something take a checked body or none', () => {
    expect(
      lines(routes.filter(({ method, spec }) => ['PUT', 'PATCH'].includes(method) && spec?.bodyClass === undefined)),
    ).toEqual([]);
    expect(
      lines(
        routes.filter(({ path, spec }) =>
          (path.match(/:\w+/g) ?? []).some((part) => !spec?.params.includes(part.slice(1))),
        ),
      ),
    ).toEqual([]);
  });

  it('that only read need a permission to read, those that change something one to write', () => {
    // one prints what is there, of more brokers than an address can name; one works out what an address cannot hold
    const readsOnly = (route: DeclaredRoute): boolean =>
      ['POST /api/reports/statements', 'POST /api/ifta/returns/preview'].includes(lines([route])[0] ?? '');
    const wanted = ({ method, spec }: DeclaredRoute): RegExp =>
      /^(jobs|users|agents)\.manage$/.test(String(spec?.allow))
        ? /./
        : method === 'GET'
          ? /\.read$/
          : /\.(write|delete|manage|pay|close|approve)$/;
    const guarded = routes.filter(({ spec }) => spec?.allow !== 'public' && spec?.allow !== 'signed-in');
    expect(
      lines(
        guarded.filter(
          (route) => !readsOnly(route) && !needed(route).every((permission) => wanted(route).test(permission)),
        ),
      ),
    ).toEqual([]);
  });

  it('show kinds of records that are all announced to those who may read them, or are silent on purpose', () => {
    expect([...announcedCategories(), ...SILENT].sort()).toEqual([...allCategories()]);
  });

  it('read tables that are as their entities say', async () => {
    const { upQueries } = await system.app.get(DataSource).driver.createSchemaBuilder().log();
    // indexes, checks and exclusions are written in the migrations only
    expect(
      upQueries
        .map(({ query }) => query)
        .filter((query) => !/^DROP INDEX|DROP CONSTRAINT "((journal|cash)_lines_check|pay_rules_days)"/.test(query)),
    ).toEqual([]);
  });
});

/** The same table in both worlds; pure tests hold the code's own table to it for every set of an agent's flags. */
describe.each([
  ['in a demo', true],
  ['outside a demo', false],
])('the product %s', (_, demo) => {
  let system: TestSystem;
  const visitors = new Map<Person, Visitor>();
  beforeAll(async () => {
    system = await TestSystem.start({ people: demo, over: { demo } });
    visitors.set('anonymous', system.visitor());
    visitors.set('client', (await newPortalUser(system, await newClient(system))).visitor);
    visitors.set(
      'agent',
      (
        await newAgent(system, {
          canCreateInvoices: false,
          canViewReports: false,
          canManageClients: false,
          canAccessAccounting: false,
        })
      ).visitor,
    );
    for (const role of ['driver', 'employee', 'admin'] as const)
      visitors.set(role, await signIn(await newAccount(system, role)));
  });
  afterAll(() => system.stop());

  /** Outside a demo the routes of demos alone differ: of the others a share is asked for there. */
  const rows = permissionTable().filter(
    (row) =>
      !LEFT.test(row.route) && (demo || PEOPLE.some((person) => row.of(person) === 'demo') || inShare(row.route)),
  );
  const wanted = (row: PermissionRow, person: Person): string => {
    if (!demo && PEOPLE.some((one) => row.of(one) === 'demo')) return 'nothing there';
    return row.of(person) === 'no' ? (person === 'anonymous' ? '401' : '403') : 'in';
  };
  const seen = async ({ route }: PermissionRow, visitor: Visitor, hidden: boolean): Promise<string> => {
    const [method = '', path = ''] = route.split(' ');
    if (path === '/api/stream') return opened(visitor);
    const { status, body } = await visitor.send<Record<string, unknown>>(
      method,
      path.replace(/:\w+/g, '999999'),
      undefined,
      {},
    );
    expect([route, status < 500]).toEqual([route, true]);
    if (hidden) return status === 404 && body['code'] === 'NOT_FOUND' ? 'nothing there' : String(status);
    return status === 401 || status === 403 ? String(status) : 'in';
  };

  /** A stream never ends by itself: its head tells enough. */
  const opened = async (visitor: Visitor): Promise<string> => {
    const stop = new AbortController();
    const { status } = await fetch(`${system.address}/api/stream`, {
      headers: { cookie: visitor.cookie },
      signal: stop.signal,
    });
    stop.abort();
    return status === 200 ? 'in' : String(status);
  };

  it.each(PEOPLE)('lets in %s exactly where the table says', async (person) => {
    const found: [string, string][] = [];
    for (const row of rows)
      found.push([
        row.route,
        await seen(row, visitors.get(person) as Visitor, wanted(row, person) === 'nothing there'),
      ]);
    expect(found).toEqual(rows.map((row) => [row.route, wanted(row, person)]));
  });

  it.each(['staff', 'agents', 'admin', 'client'])(
    'tells the key of a password link at the door %s in a demo only',
    async (door) => {
      const { email } = await newAccount(system, 'employee');
      const { status, body } = await system.visitor().post(`/api/${door}/request-reset`, { email });
      expect([status, Object.keys(body).sort()]).toEqual([200, demo ? ['message', 'resetToken'] : ['message']]);
    },
  );

  it('shows its letters to anybody in a demo only', async () => {
    const { status } = await system.visitor().get('/api/dev/mail');
    expect(status).toBe(demo ? 200 : 404);
  });

  it('takes test cards in a demo only, and elsewhere begins no payment that nobody could take', async () => {
    const before = await system.lastPosition();
    const { status, body } = await (visitors.get('client') as Visitor).post('/api/create-payment-intent', {
      amount: 150,
      description: 'Service Fee',
    });
    expect([status, demo ? typeof body['clientSecret'] : body['message']]).toEqual(
      demo ? [200, 'string'] : [409, 'Card payments are not set up here yet. Please contact us to pay.'],
    );
    expect((await system.eventsAfter(before)).length > 0).toBe(demo);
  });

  it('shows its figures for operators to nobody without a token, also on the same machine', async () => {
    expect((await system.visitor().get('/api/metrics')).status).toBe(404);
  });
});
