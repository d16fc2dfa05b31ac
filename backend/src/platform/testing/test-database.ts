import { createHash } from 'node:crypto';
import { migrations } from '../../migrations';
import { connect } from '../database/connect';
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

/** A database of its own for a test file, copied from a migrated template. Its name contains `test`. */
export const createTestDatabase = async (): Promise<{ url: string; drop(): Promise<void> }> => {
  const name = template();
  const admin = await connect({ connectionString: at('postgres') }, 'test', { patience: 'work' });
  const database = `test_${process.env['JEST_WORKER_ID'] ?? '0'}_${process.pid}_${(made += 1)}`;
  try {
    await admin.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rowCount } = await admin.query('SELECT 1 FROM pg_database WHERE datname = $1 AND datistemplate', [name]);
    if (!rowCount) {
      await admin.query(`DROP DATABASE IF EXISTS "${name}"`);
      await admin.query(`CREATE DATABASE "${name}"`);
      await migrate(at(name), migrations, allProjections());
      await admin.query(`ALTER DATABASE "${name}" IS_TEMPLATE true`);
    }
    await admin.query(`CREATE DATABASE "${database}" TEMPLATE "${name}"`);
  } finally {
    await admin.end();
  }
  await ownIdentity(at(database));
  return {
    url: at(database),
    async drop() {
      const client = await connect({ connectionString: at('postgres') }, 'test', { patience: 'work' });
      await client.query(`DROP DATABASE IF EXISTS "${database}" WITH (FORCE)`);
      await client.end();
    },
  };
};
