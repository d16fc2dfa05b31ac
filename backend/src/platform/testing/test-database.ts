import { createHash } from 'node:crypto';
import { migrations } from '../../migrations';
import { connect, type Connection } from '../database/connect';
import { migrate } from '../database/migrate';
import { renewLog } from '../installation/renew-log';
import { allProjections } from '../projections/projection';

const TEMPLATE_LOCK = 42;
let made = 0;

const at = (name: string): string => {
  const base = process.env['TEST_PG_URL'];
  if (!base)
    throw new Error('TEST_PG_URL is not set: integration tests need the PostgreSQL that the global set-up starts');
  const url = new URL(base);
  url.pathname = `/${name}`;
  return url.href;
};

const template = (): string => {
  const shape = [
    ...migrations.map((migration) => `${migration.name}${migration.toString()}`),
    ...allProjections().map(({ name, version }) => `${name}${version}`),
  ].join();
  return `test_template_${createHash('sha1').update(shape).digest('hex').slice(0, 10)}`;
};

/** A copy of a log is another log. */
const ownIdentity = async (url: string): Promise<void> => {
  const client = await connect({ connectionString: url }, 'test');
  await renewLog(client);
  await client.end();
};

/** One connection for all databases that a process makes and drops: to open one costs as much as to copy a small database. */
let administration: Promise<Connection> | undefined;
const admin = (): Promise<Connection> =>
  (administration ??= connect({ connectionString: at('postgres') }, 'test', { patience: 'work' }));

const templates = new Map<string, Promise<void>>();
const makeTemplate = async (name: string): Promise<void> => {
  const client = await admin();
  await client.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK]);
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1 AND datistemplate', [name]);
    if (rowCount) return;
    await client.query(`DROP DATABASE IF EXISTS "${name}"`);
    await client.query(`CREATE DATABASE "${name}"`);
    await migrate(at(name), migrations, allProjections());
    await client.query(`ALTER DATABASE "${name}" IS_TEMPLATE true`);
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [TEMPLATE_LOCK]);
  }
};

/** A database of its own for a test file, copied from a migrated template. Its name contains `test`. */
export const createTestDatabase = async (): Promise<{ url: string; drop(): Promise<void> }> => {
  const name = template();
  const database = `test_${process.env['JEST_WORKER_ID'] ?? '0'}_${process.pid}_${(made += 1)}`;
  const ready = templates.get(name) ?? makeTemplate(name);
  templates.set(name, ready);
  await ready;
  const client = await admin();
  await client.query(`CREATE DATABASE "${database}" TEMPLATE "${name}"`);
  await ownIdentity(at(database));
  return {
    url: at(database),
    drop: async () => void (await client.query(`DROP DATABASE IF EXISTS "${database}" WITH (FORCE)`)),
  };
};
