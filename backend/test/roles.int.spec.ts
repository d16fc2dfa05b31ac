import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { makeLogins } from '../src/platform/database/logins';
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

const axlebook = (args: readonly string[], env: NodeJS.ProcessEnv) =>
  spawnSync(process.execPath, [path.join(ROOT, 'dist/backend/src/cli.js'), ...args], {
    env: { ...process.env, DEMO: '0', AXLEBOOK_SECRET: SECRET, ...env },
    encoding: 'utf8',
  });

describe('an installation with two logins, without Redis', () => {
  const name = `test_roles_${process.pid}`;
  let [owner, login] = ['', ''];

  beforeAll(async () => {
    ({ owner, login } = await makeLogins(process.env['TEST_PG_URL'] ?? '', name, {
      owner: 'owner-pw',
      login: 'app-pw',
    }));
  });
  afterAll(() => asSuperuser([`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`, `DROP ROLE IF EXISTS ${name}_stranger`]));

  it('is not started by the login that owns nothing before its owner has brought it up', async () => {
    expect(await refusal({}, login)).toBe(
      'The login "axlebook_login" of DATABASE_URL does not own the database, which is not of this release yet: run "axlebook migrate" with the owner\'s login in DATABASE_ADMIN_URL, or set it here, too. See docs/sql/roles.sql.',
    );
    expect(await refusal({ DATABASE_ADMIN_URL: login }, login)).toBe(
      'The login "axlebook_login" of DATABASE_ADMIN_URL must own the database. See docs/sql/roles.sql.',
    );
  }, 60_000);

  it('is brought up by its owner, then served and worked for by processes that know only the other login', async () => {
    const brought = axlebook(['migrate'], { DATABASE_URL: login, DATABASE_ADMIN_URL: owner });
    expect([brought.status, brought.stdout, brought.stderr]).toEqual([
      0,
      'The database belongs to this release.\n',
      '',
    ]);
    const env = { DEMO: '0', LOG_LEVEL: 'warn' };
    const api = await ProductProcess.start('api', login, env);
    const worker = await ProductProcess.start('worker', login, env);
    const made = axlebook(['admin:create', '--email', ADMIN.email, '--password', ADMIN.password], {
      DATABASE_URL: login,
    });
    expect([made.status, made.stderr]).toEqual([0, '']);
    const admin = await api.signedIn(ADMIN.email, ADMIN.password);
    await admin.post('/api/users', { email: 'hand@firm.test', firstName: 'H', lastName: 'A', role: 'employee' });
    const done = await eventually(
      async () => (await admin.get<{ name: string }[]>('/api/jobs?state=completed')).body,
      (jobs) => jobs.length > 0,
    );
    expect(done.map((job) => job.name)).toContain('mail-the-invitation');
    const looked = axlebook(['replay', '--verify'], { DATABASE_URL: login });
    expect([looked.status, looked.stdout]).toEqual([0, expect.stringContaining('Every read table equals its replay.')]);
    const rebuilt = axlebook(['replay', '--projection', 'user-records'], { DATABASE_URL: login });
    expect([rebuilt.status, rebuilt.stderr]).toEqual([
      1,
      'Tables are rebuilt by the login that owns the database: set DATABASE_ADMIN_URL. See docs/sql/roles.sql.\n',
    ]);
    const addresses = [['db:url'], ['db:url', '--owner']].map(
      (args) => axlebook(args, { DATABASE_URL: login, DATABASE_ADMIN_URL: owner }).stdout,
    );
    expect(addresses).toEqual([`${login}\n`, `${owner}\n`]);
    expect(api.said + worker.said).not.toContain('owns the database');
    await Promise.all([api.end('SIGTERM'), worker.end('SIGTERM')]);
  }, 120_000);

  it('given to one login alone starts as well, and says what is less safe about it', async () => {
    const alone = await ProductProcess.start('api', owner, { DEMO: '0', LOG_LEVEL: 'warn' });
    expect(alone.said).toContain(
      'The login \\"axlebook_owner\\" of DATABASE_URL owns the database, so it could change the log. Give the running system a login of its own, and this one in DATABASE_ADMIN_URL: see docs/sql/roles.sql.',
    );
    await alone.end('SIGTERM');
  }, 60_000);

  it('says at once which login is no member of the application role', async () => {
    await asSuperuser([`CREATE ROLE ${name}_stranger LOGIN PASSWORD 'app-pw'`]);
    const started = performance.now();
    expect(await refusal({ DATABASE_ADMIN_URL: owner }, urlOf(`${name}_stranger`, 'app-pw', name))).toBe(
      `The login "${name}_stranger" of DATABASE_URL must be a member of axlebook_app: GRANT axlebook_app TO "${name}_stranger". See docs/sql/roles.sql.`,
    );
    expect(performance.now() - started).toBeLessThan(15_000);
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
