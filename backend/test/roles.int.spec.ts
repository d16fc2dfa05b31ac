import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { createTestDatabase } from '../src/platform/testing/test-database';
import { ProductProcess } from './support/processes';
import { eventually } from './support/system';

const ROOT = path.resolve(__dirname, '../..');
const ADMIN = { email: 'first@firm.test', password: 'the very first admin' };
const SECRET = 'a-secret-that-is-only-used-in-tests';

const asSuperuser = async (sql: readonly string[]): Promise<void> => {
  const client = new Client({
    connectionString: Object.assign(new URL(process.env['TEST_PG_URL'] ?? ''), { pathname: '/postgres' }).href,
  });
  await client.connect();
  try {
    for (const statement of sql) await client.query(statement);
  } finally {
    await client.end();
  }
};
const urlOf = (login: string, password: string, database: string): string =>
  Object.assign(new URL(process.env['TEST_PG_URL'] ?? ''), { username: login, password, pathname: `/${database}` })
    .href;
const refusal = (env: NodeJS.ProcessEnv, url: string): Promise<string> =>
  ProductProcess.start('api', url, { DEMO: '0', ...env }).then(
    () => 'it runs',
    (error: Error) => error.message.split('\n').slice(1).join(' ').trim(),
  );

/** The documented script under names of this run, as psql would send it. */
const script = (name: string): string[] =>
  readFileSync(path.join(ROOT, 'docs/sql/roles.sql'), 'utf8')
    .replace(/^--.*$/gm, '')
    .replaceAll(":'owner_password'", "'owner-pw'")
    .replaceAll(":'app_password'", "'app-pw'")
    .replaceAll('axlebook_owner', `${name}_owner`)
    .replaceAll('axlebook_login', `${name}_login`)
    .replaceAll('DATABASE axlebook ', `DATABASE ${name} `)
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => statement && !statement.startsWith('CREATE ROLE axlebook_app '));

describe('an installation with two logins, without Redis', () => {
  const name = `test_roles_${process.pid}`;
  const owner = urlOf(`${name}_owner`, 'owner-pw', name);
  const login = urlOf(`${name}_login`, 'app-pw', name);
  let template: { drop(): Promise<void> };

  beforeAll(async () => {
    // makes the role that the script makes on a server of one's own
    template = await createTestDatabase();
    expect(readFileSync(path.join(ROOT, 'docs/sql/roles.sql'), 'utf8')).toContain('CREATE ROLE axlebook_app NOLOGIN;');
    await asSuperuser(script(name));
  });
  afterAll(async () => {
    await asSuperuser([
      `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`,
      `DROP ROLE IF EXISTS ${name}_login`,
      `DROP ROLE IF EXISTS ${name}_stranger`,
      `DROP ROLE IF EXISTS ${name}_owner`,
    ]);
    await template.drop();
  });

  it('starts as the documented script and settings say, serves, and does its jobs as a login that owns nothing', async () => {
    const env = { DATABASE_ADMIN_URL: owner, DEMO: '0' };
    const api = await ProductProcess.start('api', login, env);
    const worker = await ProductProcess.start('worker', login, env);
    const made = spawnSync(
      process.execPath,
      [
        path.join(ROOT, 'dist/backend/src/cli.js'),
        'admin:create',
        '--email',
        ADMIN.email,
        '--password',
        ADMIN.password,
      ],
      { env: { ...process.env, ...env, DATABASE_URL: login, AXLEBOOK_SECRET: SECRET }, encoding: 'utf8' },
    );
    expect([made.status, made.stderr]).toEqual([0, '']);
    const admin = await api.signedIn(ADMIN.email, ADMIN.password);
    await admin.post('/api/users', { email: 'hand@firm.test', firstName: 'H', lastName: 'A', role: 'employee' });
    const done = await eventually(
      async () => (await admin.get<{ name: string }[]>('/api/jobs?state=completed')).body,
      (jobs) => jobs.length > 0,
    );
    expect(done.map((job) => job.name)).toContain('mail-the-invitation');
    const client = new Client({ connectionString: owner });
    await client.connect();
    const { rows } = await client.query<{ n: number }>(
      'SELECT count(*)::int AS n FROM pg_tables WHERE tableowner = $1',
      [`${name}_login`],
    );
    await client.end();
    expect(rows).toEqual([{ n: 0 }]);
    await Promise.all([api.end('SIGTERM'), worker.end('SIGTERM')]);
  }, 90_000);

  it('says at once which login is no member of the application role', async () => {
    await asSuperuser([`CREATE ROLE ${name}_stranger LOGIN PASSWORD 'app-pw'`]);
    const started = performance.now();
    expect(await refusal({ DATABASE_ADMIN_URL: owner }, urlOf(`${name}_stranger`, 'app-pw', name))).toBe(
      `The login "${name}_stranger" of DATABASE_URL must be a member of axlebook_app: GRANT axlebook_app TO "${name}_stranger". See docs/sql/roles.sql.`,
    );
    expect(performance.now() - started).toBeLessThan(15_000);
  }, 60_000);

  it('says which login must own the database', async () => {
    expect(await refusal({}, login)).toBe(
      `The login "${name}_login" of DATABASE_URL does not own the database: set DATABASE_ADMIN_URL to the owner's login. See docs/sql/roles.sql.`,
    );
    expect(await refusal({ DATABASE_ADMIN_URL: login }, login)).toBe(
      `The login "${name}_login" of DATABASE_ADMIN_URL must own the database. See docs/sql/roles.sql.`,
    );
  }, 60_000);
});

describe('the command in the image', () => {
  it('makes the first administrator, from anywhere, with nothing but what the image holds', async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'axlebook-image-'));
    const database = await createTestDatabase();
    try {
      const stage =
        readFileSync(path.join(ROOT, 'Dockerfile'), 'utf8')
          .split(/^FROM /m)
          .at(-1) ?? '';
      const app = path.join(folder, 'app');
      mkdirSync(app);
      // what the stage of packages holds
      for (const part of ['package.json', 'node_modules', 'backend/package.json', 'backend/node_modules']) {
        mkdirSync(path.dirname(path.join(app, part)), { recursive: true });
        if (existsSync(path.join(ROOT, part))) symlinkSync(path.join(ROOT, part), path.join(app, part));
      }
      for (const [, from = '', to = ''] of stage.matchAll(/^COPY (?:--from=build \/app\/)?(?!--)(\S+) (\S+)$/gm))
        cpSync(path.join(ROOT, from), path.join(app, to), { recursive: true, verbatimSymlinks: true });
      const [, target = '', link = ''] = /ln -s \/app\/(\S+) (\S+)/.exec(stage) ?? [];
      expect(link).toBe('/usr/local/bin/axlebook');
      symlinkSync(path.join(app, target), path.join(folder, 'axlebook'));
      const run = (...args: string[]) =>
        spawnSync(path.join(folder, 'axlebook'), args, {
          cwd: '/',
          env: {
            PATH: process.env['PATH'],
            DATABASE_URL: database.url,
            AXLEBOOK_SECRET: SECRET,
            ROLE: 'api',
            AXLEBOOK_DATA_DIR: path.join(folder, 'data'),
          },
          encoding: 'utf8',
        });
      const made = run('admin:create', '--email', ADMIN.email, '--password', ADMIN.password);
      expect([made.status, made.stderr, made.stdout]).toEqual([
        0,
        '',
        `The administrator ${ADMIN.email} can sign in at /admin-login.\n`,
      ]);
      expect(run('nothing').stderr).toMatch(/^Commands: /);
      const api = await ProductProcess.start('api', database.url, { DEMO: '0' });
      await api.signedIn(ADMIN.email, ADMIN.password);
      await api.end('SIGTERM');
    } finally {
      rmSync(folder, { recursive: true, force: true });
      await database.drop();
    }
  }, 90_000);
});
