import { RequestMethod } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { ACCESS_LEVELS, PERMISSIONS, permissionsOf, ROLES, type AccessLevel, type AgentFlags, type Permission, type Role } from '../src/modules/access';
import { allCategories } from '../src/platform/event-store/fact-catalog';
import { ROUTE, type RouteSpec } from '../src/platform/http/route';
import { announcedCategories } from '../src/platform/realtime/visibility';
import { hireAgent } from './support/people';
import { TestSystem } from './support/system';
import type { Visitor } from './support/visitor';

interface Found {
  readonly method: string;
  readonly path: string;
  readonly spec: RouteSpec | undefined;
}

/** Categories of facts that no open screen needs to hear of. */
const SILENT: readonly string[] = [];
/** Ways that are no routes of ours: the description of the API. */
const DOCUMENTATION = /^\/api\/(docs|openapi\.json)/;

const joined = (...parts: readonly string[]): string => `/${parts.map((part) => part.replace(/^\/|\/$/g, '')).filter(Boolean).join('/')}`;

/** What the controllers declare, read from their classes. */
const declared = (system: TestSystem): Found[] =>
  [...system.app.get(ModulesContainer).values()].flatMap((module) =>
    [...module.controllers.values()].flatMap(({ metatype }) => {
      const prototype = (metatype as { prototype: Record<string, object> }).prototype;
      const base = String(Reflect.getMetadata('path', metatype as object));
      return Object.getOwnPropertyNames(prototype).flatMap((name): Found[] => {
        const handler = prototype[name] as object;
        const path = Reflect.getMetadata('path', handler) as string | undefined;
        if (path === undefined || name === 'constructor') return [];
        return [{ method: RequestMethod[Reflect.getMetadata('method', handler) as number] ?? '?', path: joined(base, path), spec: Reflect.getMetadata(ROUTE, handler) as RouteSpec | undefined }];
      });
    }),
  );

/** What Express really serves. */
const served = (system: TestSystem): string[] => {
  const { router } = system.app.getHttpAdapter().getInstance() as unknown as { router: { stack: { route?: { path: string; methods: Record<string, boolean> } }[] } };
  return router.stack.flatMap(({ route }) => (route ? Object.keys(route.methods).map((method) => `${method.toUpperCase()} ${route.path}`) : [])).filter((line) => !DOCUMENTATION.test(line.split(' ')[1] ?? ''));
};
const needed = ({ spec }: Found): readonly string[] => [spec?.allow ?? ''].flat();
const lines = (routes: readonly Found[]): string[] => routes.map(({ method, path }) => `${method} ${path}`).sort();

describe('the routes', () => {
  let system: TestSystem;
  let routes: Found[];
  const visitors = new Map<Role | 'visitor', Visitor>();

  beforeAll(async () => {
    system = await TestSystem.start();
    routes = declared(system);
    visitors.set('visitor', system.visitor());
    for (const role of ROLES) visitors.set(role, await system.as(role));
  });
  afterAll(() => system.stop());

  it('are those that the API description tells of, and no others are served', async () => {
    const { body } = await system.visitor().get<{ paths: Record<string, Record<string, object>> }>('/api/openapi.json');
    const described = Object.entries(body.paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`));
    expect(described.sort()).toEqual(lines(routes));
    expect([...new Set(served(system))].sort()).toEqual(lines(routes));
    expect(routes.length).toBeGreaterThan(40);
  });

  it('all say who may call them, what they do and what they answer', () => {
    expect(lines(routes.filter(({ spec }) => !spec?.allow || !spec.summary || spec.answer === undefined))).toEqual([]);
  });

  it('name permissions that exist', () => {
    const known = new Set<string>([...PERMISSIONS, 'public', 'signed-in']);
    expect(lines(routes.filter((route) => !needed(route).every((permission) => known.has(permission))))).toEqual([]);
  });

  it('that change something take a checked body or none', () => {
    const unchecked = routes.filter(({ method, spec }) => ['PUT', 'PATCH'].includes(method) && spec?.body === undefined);
    expect(lines(unchecked)).toEqual([]);
    expect(lines(routes.filter(({ path, spec }) => path.includes(':') && spec?.params === undefined))).toEqual([]);
  });

  it('are public only where they must be', () => {
    expect(lines(routes.filter(({ spec }) => spec?.allow === 'public'))).toEqual([
      'GET /api/dev/mail', 'GET /api/dev/mail/:id', 'GET /api/dev/mail/:id/attachments/:index', 'GET /api/firm', 'GET /api/health/live', 'GET /api/health/ready', 'GET /api/login', 'GET /api/logout',
      'GET /api/metrics', 'POST /api/:door/request-reset', 'POST /api/admin/login', 'POST /api/agents/login', 'POST /api/auth/reset-password', 'POST /api/client-registration', 'POST /api/client/login',
      'POST /api/logout', 'POST /api/staff/login', 'POST /api/webhooks/card-payments',
    ]);
  });

  it('are open to everybody who is signed in only for what is his own, or decides by the record', () => {
    expect(lines(routes.filter(({ spec }) => spec?.allow === 'signed-in'))).toEqual([
      'DELETE /api/sessions', 'DELETE /api/sessions/:id', 'GET /api/auth/user', 'GET /api/files/:id', 'GET /api/sessions', 'GET /api/stream',
    ]);
  });

  it('that only read need a permission to read, those that change something one to write', () => {
    const wanted = ({ method, spec }: Found): RegExp => (/^(jobs|users|agents)\.manage$/.test(String(spec?.allow)) ? /./ : method === 'GET' ? /\.read$/ : /\.(write|delete|manage|pay)$/);
    const guarded = routes.filter(({ spec }) => spec?.allow !== 'public' && spec?.allow !== 'signed-in');
    expect(lines(guarded.filter((route) => !needed(route).every((permission) => wanted(route).test(permission))))).toEqual([]);
  });

  const statusOf = async ({ method, path }: Found, visitor: Visitor): Promise<number> => {
    const response = await fetch(system.address + path.replace(/:\w+/g, '999999'), { method, redirect: 'manual', headers: { origin: system.address, cookie: visitor.cookie } });
    await response.body?.cancel();
    return response.status;
  };
  const expected = (route: Found, permissions: readonly Permission[] | null): string => {
    const allow = needed(route);
    if (allow.includes('public')) return 'in';
    if (permissions === null) return '401';
    return allow.includes('signed-in') || allow.some((permission) => permissions.includes(permission as Permission)) ? 'in' : '403';
  };
  /** Routes that would end the visitor's own session are left to the tests of sessions. */
  const asked = (): Found[] => routes.filter(({ method, path }) => !path.endsWith('/logout') && !(method === 'DELETE' && path.startsWith('/api/sessions')));
  const decisions = async (visitor: Visitor): Promise<[string, string][]> => {
    const found: [string, string][] = [];
    for (const route of asked()) {
      const status = await statusOf(route, visitor);
      expect([route.path, status < 500]).toEqual([route.path, true]);
      found.push([`${route.method} ${route.path}`, status === 401 || status === 403 ? String(status) : 'in']);
    }
    return found;
  };
  const table = (permissions: readonly Permission[] | null): [string, string][] => asked().map((route) => [`${route.method} ${route.path}`, expected(route, permissions)]);

  it.each(['visitor', ...ROLES] as const)('let in a %s exactly where the table of permissions says', async (role) => {
    expect(await decisions(visitors.get(role) as Visitor)).toEqual(table(role === 'visitor' ? null : permissionsOf(role)));
  });

  const FLAG_NAMES = ['canCreateInvoices', 'canViewReports', 'canManageClients', 'canAccessAccounting'] as const;
  const flagged = (accessLevel: AccessLevel, flags: readonly string[]): AgentFlags => ({ accessLevel, restrictedFeatures: [], ...(Object.fromEntries(FLAG_NAMES.map((name) => [name, flags.includes(name)])) as Record<(typeof FLAG_NAMES)[number], boolean>) });
  const sets: readonly (readonly string[])[] = [[], ...FLAG_NAMES.map((name) => [name]), FLAG_NAMES];
  const agents = ACCESS_LEVELS.flatMap((level) => sets.map((flags): [AccessLevel, readonly string[]] => [level, flags]));
  it.each(agents)('let in an agent of level %s with %j exactly where the table says [RUL-143]', async (level, flags) => {
    const visitor = await hireAgent(system, flagged(level, flags));
    expect(await decisions(visitor)).toEqual(table(permissionsOf('agent', flagged(level, flags))));
  });

  it('close whole areas to an agent, whatever its flags', async () => {
    const flags: AgentFlags = { ...flagged('advanced', FLAG_NAMES), restrictedFeatures: ['invoices', 'documents'] };
    expect(await decisions(await hireAgent(system, flags))).toEqual(table(permissionsOf('agent', flags)));
  });

  it('show kinds of records that are all announced to those who may read them, or are silent on purpose', () => {
    expect([...announcedCategories(), ...SILENT].sort()).toEqual([...allCategories()]);
  });

  it('read tables that are as their entities say', async () => {
    const { upQueries } = await system.app.get(DataSource).driver.createSchemaBuilder().log();
    // indexes and checks are written in the migrations only
    expect(upQueries.map(({ query }) => query).filter((query) => !/^DROP INDEX|DROP CONSTRAINT "journal_lines_check"/.test(query))).toEqual([]);
  });
});
