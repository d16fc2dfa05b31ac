// The embedded PostgreSQL that the product brings along, for the whole run, on loopback, with its durability defaults
// untouched: fsync, synchronous_commit and full_page_writes on.
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { product } from '../../lib/compiled.mjs';

const { startEmbeddedPostgres } = product('platform/database/embedded/embedded-postgres');
const REPORTED = [
  'server_version',
  'fsync',
  'synchronous_commit',
  'full_page_writes',
  'wal_sync_method',
  'shared_buffers',
  'max_wal_size',
  'autovacuum',
  'jit',
];

export async function startServer() {
  const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'axlebook-bench-'));
  await fs.chmod(dataDir, 0o755); // as root the server runs as a user of its own, who must get in
  // not durability: sizes that keep checkpoints and memory from deciding a run of four minutes
  const server = await startEmbeddedPostgres({
    dataDir,
    settings: ['shared_buffers=1GB', 'max_wal_size=8GB', 'checkpoint_timeout=30min'],
  });
  const url = (database) => Object.assign(new URL(server.url), { pathname: `/${database}` }).href;
  const admin = new pg.Client({ connectionString: url('postgres') });
  await admin.connect();
  const settings = {};
  for (const name of REPORTED) settings[name] = (await admin.query(`SHOW ${name}`)).rows[0][name];
  const {
    rows: [{ folder }],
  } = await admin.query("SELECT current_setting('data_directory') AS folder");
  return {
    url,
    admin,
    settings,
    pid: Number((await fs.readFile(path.join(folder, 'postmaster.pid'), 'utf8')).split('\n', 1)[0]),
    async createDatabase(name) {
      await admin.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
      await admin.query(`CREATE DATABASE "${name}"`);
      return url(name);
    },
    dropDatabase: (name) => admin.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`).catch(() => {}),
    async stop() {
      await admin.end().catch(() => {});
      await server.stop();
      await fs.rm(dataDir, { recursive: true, force: true });
    },
  };
}
