import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Client } from 'pg';
import { settingsFrom } from '../src/config/settings';
import { migrations } from '../src/migrations';
import { connect } from '../src/platform/database/connect';
import { clientConfig } from '../src/platform/event-log/projections/read-tables';
import { LOGINS, makeLogins, OWNERSHIP, type Logins } from '../src/platform/database/logins';
import { ensureDatabase, migrate } from '../src/platform/installation/migrate';
import { OWNERS_TABLES } from '../src/platform/installation/rights';
import { startEmbeddedPostgres } from '../src/platform/database/embedded/embedded-postgres';
import { checkLog } from '../src/platform/event-log/store/log-check';
import { allProjections } from '../src/platform/event-log/projections/projection';
import { prepareGround } from '../src/start';
import { ESCAPES } from './support/requests/escapes';
import { OldRelease, type OldDatabase } from './support/old-release';
import { eventually, TestSystem } from './support/system';

/** The same in every run, for logins are of the whole server. */
const PASSWORDS = { owner: 'owner-pw', login: 'app-pw' };
const within = async <Result>(
  url: string,
  role: 'app' | null,
  work: (client: Client) => Promise<Result>,
): Promise<Result> => {
  const client = await connect(role ? clientConfig(url) : clientConfig(url, null), 'test', { patience: 'work' });
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};
const OWNERS = `SELECT DISTINCT pg_get_userbyid(owner) AS owner FROM (
  SELECT relowner AS owner FROM pg_class WHERE relnamespace IN ('public'::regnamespace, 'bullmq'::regnamespace)
  UNION ALL SELECT proowner FROM pg_proc p WHERE pronamespace IN ('public'::regnamespace, 'bullmq'::regnamespace)
    AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')
  UNION ALL SELECT nspowner FROM pg_namespace WHERE nspname = 'bullmq'
  UNION ALL SELECT datdba FROM pg_database WHERE datname = current_database()) o`;
const ownersIn = (url: string): Promise<string[]> =>
  within(url, null, async (client) => (await client.query<{ owner: string }>(OWNERS)).rows.map(({ owner }) => owner));

describe('an installation of 0.2.0, whose one login was the server’s administrator', () => {
  let old: OldDatabase;
  let logins: Logins;
  let system: TestSystem;
  const release = new OldRelease('log-0.2.0', 14);

  beforeAll(async () => {
    old = await release.database({ folded: true });
    logins = await makeLogins(process.env['TEST_PG_URL'] ?? '', new URL(old.url).pathname.slice(1), PASSWORDS);
    await migrate(logins.owner, migrations, allProjections());
    system = await TestSystem.start({
      workers: true,
      database: { url: logins.login },
      over: { databaseAdminUrl: logins.owner },
    });
  }, 120_000);
  afterAll(async () => {
    await system.stop({ verify: false });
    await old.drop();
  });

  it('belongs to a login that serves nothing, with every fact as it was', async () => {
    expect(await ownersIn(logins.owner)).toEqual(['axlebook_owner']);
    expect(await release.eventsChanged(old.url)).toEqual([]);
    await system.verified();
  });

  it('is served, followed and looked through by a login that owns nothing', async () => {
    const before = await system.lastPosition();
    expect((await system.visitor().post('/api/client-registration', REGISTRATION)).status).toBe(201);
    await eventually(
      () =>
        system.sql<{ n: number }>(
          "SELECT min(position) AS n FROM checkpoints WHERE name IN ('audit-trail', 'reactions')",
        ),
      ({ rows }) => (rows[0]?.n ?? 0) > before,
    );
    const checked = await within(logins.login, 'app', checkLog);
    expect(checked.faults).toEqual([]);
  });

  it('lets the running system read everything, and write all but what the log rests on', async () => {
    const { rows } = await system.sql<{ name: string; rights: string }>(
      `SELECT c.relname AS name, string_agg(r, ' ' ORDER BY r) FILTER (WHERE has_table_privilege(current_user, c.oid,
        r)) AS rights
       FROM pg_class c, unnest(ARRAY['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER']) r
       WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' GROUP BY 1`,
    );
    expect(rows.filter(({ rights }) => rights !== 'DELETE INSERT SELECT UPDATE')).toEqual(
      expect.arrayContaining(OWNERS_TABLES.map((name) => ({ name, rights: 'SELECT' }))),
    );
    expect(rows.filter(({ rights }) => rights !== 'DELETE INSERT SELECT UPDATE')).toHaveLength(OWNERS_TABLES.length);
    expect(rows.length).toBeGreaterThan(50);
  });

  describe('does not let whoever has its connection', () => {
    const state = (): Promise<unknown> =>
      within(
        logins.owner,
        null,
        async (client) =>
          (
            await client.query<Record<string, unknown>>(
              `SELECT (SELECT md5(string_agg(f::text, '|' ORDER BY position)) FROM facts f) AS log, (SELECT to_json(r)
                FROM release r) AS release, (SELECT demo FROM installation) AS demo,
             (SELECT count(*)::int FROM migrations) AS migrations, (SELECT md5(string_agg(pg_get_functiondef(oid), '|'
               ORDER BY oid)) FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND prosecdef) AS functions,
             (SELECT string_agg(tgname || tgenabled::text, ' ' ORDER BY tgname) FROM pg_trigger
               WHERE tgrelid = 'facts'::regclass) AS triggers,
             (SELECT relacl::text FROM pg_class WHERE oid = 'facts'::regclass) AS rights`,
            )
          ).rows,
      );
    let before: unknown;
    beforeAll(async () => {
      before = await state();
    });

    it.each(ESCAPES)('%s', async (_, sql, refused) => {
      await within(logins.login, 'app', (client) => expect(client.query(sql)).rejects.toMatchObject({ code: refused }));
      // without the role, too: the login itself has no more
      await within(logins.login, null, (client) => expect(client.query(sql)).rejects.toMatchObject({ code: refused }));
    });
    it('give away rights that it has not', async () => {
      // PostgreSQL only warns
      await within(logins.login, null, (client) => client.query('GRANT INSERT, UPDATE ON facts TO PUBLIC'));
      expect(await state()).toEqual(before);
    });
  });
});

const REGISTRATION = {
  companyName: 'Blue Ridge Hauling LLC',
  ownerName: 'Mary Holt',
  email: 'mary@blueridge.test',
  phone: '(540) 555-0133',
  address: '12 Depot St',
  city: 'Roanoke',
  state: 'VA',
  zipCode: '24011',
  businessType: 'small-fleet',
  dotNumber: '2523064',
  mcNumber: '941285',
  fleetSize: 4,
  servicesNeeded: ['Invoice Management'],
};

describe('the embedded database', () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'axlebook-logins-'));
  beforeAll(() => chmodSync(dataDir, 0o755));
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  it('of a release with one login is given to its owner at the next start, and served by another login', async () => {
    const before = await startEmbeddedPostgres({ dataDir, settings: ['fsync=off'] });
    await ensureDatabase(before.url);
    await migrate(before.url, migrations.slice(0, 14), []);
    await before.stop();
    const ground = await prepareGround(settingsFrom({ AXLEBOOK_DATA_DIR: dataDir }));
    try {
      const { databaseUrl, databaseAdminUrl = '' } = ground.settings;
      expect([databaseUrl, databaseAdminUrl].map((url) => new URL(url).username)).toEqual([
        'axlebook_login',
        'axlebook_owner',
      ]);
      expect(await ownersIn(databaseAdminUrl)).toEqual(['axlebook_owner']);
      expect(ground.warning).toBeNull();
      for (const [file, url] of [
        ['database-url', databaseUrl],
        ['database-admin-url', databaseAdminUrl],
      ] as const) {
        expect(readFileSync(path.join(dataDir, file), 'utf8')).toBe(`${url}\n`);
        expect(statSync(path.join(dataDir, file)).mode & 0o777).toBe(0o600);
      }
      await within(databaseUrl, 'app', (client) =>
        expect(client.query('SET ROLE NONE; ALTER TABLE facts DISABLE TRIGGER ALL')).rejects.toMatchObject({
          code: '42501',
        }),
      );
    } finally {
      await ground.leave();
    }
  }, 90_000);
});

describe('docs/sql/roles.sql', () => {
  const script = readFileSync(path.resolve(__dirname, '../../docs/sql/roles.sql'), 'utf8');
  it('says what the product itself does', () => {
    const parts = script
      .split(/^SELECT 'CREATE DATABASE[^\n]*\\gexec\n\\connect axlebook$/m)
      .map((part) => part.replace(/^--.*\n/gm, '').trim());
    expect(parts).toEqual([LOGINS, OWNERSHIP].map((part) => part.replace(/^--.*\n/gm, '').trim()));
  });
});
