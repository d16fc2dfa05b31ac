import { createHash } from 'node:crypto';
import { migrations } from '../../migrations';
import { connect, type Connection } from '../database/connect';
import { migrate } from '../installation/migrate';
import { renewLog } from '../installation/renew-log';
import { allProjections } from '../event-log/projections/projection';

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

/** Gives the copy of a log an identity of its own. */
const ownIdentity = async (url: string): Promise<void> => {
  const client = await connect({ connectionString: url }, 'test');
  await renewLog(client);
  await client.end();
};

let administration: Promise<Connection> | undefined;
/**
 * One connection for creating and dropping all databases of this process, because opening one costs as much as copying
 * a small database.
 */
const admin = (): Promise<Connection> =>
  (administration ??= connect({ connectionString: at('postgres') }, 'test', { patience: 'work' }).catch(
    (error: unknown) => {
      administration = undefined;
      throw error;
    },
  ));

/** Data that a template database holds: written once in a test run, and copied by each test file. */
export interface Planted {
  /** Part of the name of the template: 'people'. */
  readonly name: string;
  readonly write: (url: string) => Promise<void>;
}

const makeTemplate = async (name: string, from: string, write: (url: string) => Promise<unknown>): Promise<void> => {
  const client = await admin();
  await client.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK]);
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1 AND datistemplate', [name]);
    if (rowCount) return;
    await client.query(`DROP DATABASE IF EXISTS "${name}"`);
    await client.query(`CREATE DATABASE "${name}" TEMPLATE "${from}"`);
    await write(at(name));
    await client.query(`ALTER DATABASE "${name}" IS_TEMPLATE true`);
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [TEMPLATE_LOCK]);
  }
};

const templates = new Map<string, Promise<void>>();
/** Makes a template once; after a failure the next caller tries again. */
const ready = async (name: string, make: () => Promise<void>): Promise<string> => {
  const making = templates.get(name) ?? make();
  templates.set(name, making);
  await making.catch((error: unknown) => {
    templates.delete(name);
    throw error;
  });
  return name;
};
const migrated = (): Promise<string> => {
  const name = template();
  return ready(name, () => makeTemplate(name, 'template1', (url) => migrate(url, migrations, allProjections())));
};
/**
 * Whether the server belongs to this test run. On a server that outlives the run, data planted by an earlier run may
 * come from older code, so it is written again each time.
 */
const isOwnServer = (): boolean => process.env['TEST_PG_DIR'] !== undefined;
const holding = async ({ name, write }: Planted): Promise<string> => {
  const from = await migrated();
  return ready(`${from}_${name}`, () => makeTemplate(`${from}_${name}`, from, write));
};

/** A database of its own for a test file, copied from a migrated template. Its name contains `test`. */
export const createTestDatabase = async (planted?: Planted): Promise<{ url: string; drop(): Promise<void> }> => {
  const from = planted && isOwnServer() ? await holding(planted) : await migrated();
  const database = `test_${process.env['JEST_WORKER_ID'] ?? '0'}_${process.pid}_${(made += 1)}`;
  const client = await admin();
  // copying files: the other strategy, through the WAL, takes half as long again
  await client.query(`CREATE DATABASE "${database}" TEMPLATE "${from}" STRATEGY FILE_COPY`);
  await ownIdentity(at(database));
  if (planted && !isOwnServer()) await planted.write(at(database));
  return {
    url: at(database),
    drop: async () => void (await client.query(`DROP DATABASE IF EXISTS "${database}" WITH (FORCE)`)),
  };
};
