import { runMigrations as migrateQueue } from 'bullmq';
import type { Client } from 'pg';
import { DataSource } from 'typeorm';
import type { Projection } from '../event-log/projections/projection';
import { rebuild } from '../event-log/replay/replay';
import type { RowClass } from '../event-log/projections/projection';
import { connect } from '../database/connect';
import { APP_ROLE, clientConfig, dataSourceOptions, tableShapeOf } from '../event-log/projections/read-tables';
import { RIGHTS } from './rights';
import { mustNotBeNewer, releaseOf, releaseStatusOf, takeOver } from '../event-log/store/release';

const MIGRATION_LOCK = 7271;

/** Creates the database of a URL if it does not exist. */
export const ensureDatabase = async (url: string): Promise<void> => {
  const name = new URL(url).pathname.slice(1);
  const server = new URL(url);
  server.pathname = '/postgres';
  const client = await connect({ connectionString: server.href }, 'create', { patience: 'work' });
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (!rowCount) await client.query(`CREATE DATABASE "${name}"`);
  } finally {
    await client.end();
  }
};

const ROLE = `DO $$ BEGIN
  IF NOT EXISTS (SELECT 1 FROM pg_roles WHERE rolname = '${APP_ROLE}') THEN CREATE ROLE ${APP_ROLE} NOLOGIN; END IF;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; END $$;`;

/**
 * Brings a database up to this release with the owner's login: role, tables, queue tables, rights, and a rebuild of
 * read tables whose fold has changed. Several processes may call it at the same time. From its start on, processes of
 * earlier releases can no longer write.
 * @throws Error with a message for the operator when the database belongs to a newer release; it is then left unchanged
 */
export const migrate = async (
  url: string,
  migrations: readonly (new () => object)[],
  projections: readonly Projection[],
): Promise<void> => {
  const owner = await connect(clientConfig(url, null), 'migrate', { patience: 'work' });
  try {
    await owner.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    mustNotBeNewer((await releaseStatusOf(owner, migrations, projections)) === 'newer');
    const release = releaseOf(migrations, projections);
    await takeOver(owner, release);
    await owner.query(ROLE);
    await owner.query(`GRANT ${APP_ROLE} TO CURRENT_USER`).catch(() => undefined);
    const tables = [...new Set(projections.map((projection) => projection.table))];
    const dataSource = await new DataSource(dataSourceOptions(url, tables, migrations, null)).initialize();
    try {
      await dataSource.runMigrations();
      await takeOver(owner, release);
      await migrateQueue(owner);
      await owner.query(RIGHTS);
      await refold(url, projections, owner, (table) => tableShapeOf(dataSource, table));
    } finally {
      await dataSource.destroy();
    }
  } finally {
    await owner.end();
  }
};

const refold = async (
  url: string,
  projections: readonly Projection[],
  owner: Client,
  shapeOf: (table: RowClass) => ReturnType<typeof tableShapeOf>,
): Promise<void> => {
  const { rows } = await owner.query<{ name: string; version: number }>('SELECT name, version FROM checkpoints');
  const built = new Map(rows.map((row) => [row.name, row.version]));
  const log = await owner.query('SELECT 1 FROM facts LIMIT 1');
  for (const projection of projections) {
    const version = built.get(projection.name);
    if (version === projection.version) continue;
    if (log.rowCount) await rebuild(clientConfig(url, null), projection, shapeOf);
    else {
      await owner.query(
        'INSERT INTO checkpoints (name, version, position) VALUES ($1, $2, 0) ON CONFLICT (name) DO UPDATE SET version = excluded.version',
        [projection.name, projection.version],
      );
    }
  }
};
