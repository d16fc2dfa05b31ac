import type { ClientBase } from 'pg';
import { LOG_LOCK } from './log-lock';
import type { Projection } from '../projections/projection';

/**
 * What identifies a release: the number of its latest migration, and the versions of its projections by name.
 * @example { migration: 1763740800099, folds: { 'load-records': 2, payments: 3 } }
 */
export interface Release {
  readonly migration: number;
  readonly folds: Readonly<Record<string, number>>;
}
/** How the database relates to the release that looks at it. */
export type ReleaseStatus = 'empty' | 'this' | 'older' | 'newer';
type Migrations = readonly (new () => object)[];

const numbersOf = (migrations: Migrations): number[] =>
  migrations.map(({ name }) => Number(/\d{13}$/.exec(name)?.[0] ?? 0));

export const releaseOf = (migrations: Migrations, projections: readonly Projection[]): Release => ({
  migration: Math.max(0, ...numbersOf(migrations)),
  folds: Object.fromEntries(projections.map(({ name, version }) => [name, version])),
});

/**
 * Whether the release that a database names is newer than another: it has a later migration, or a later version of a
 * projection that the other one has.
 */
export const isNewer = (said: Release, than: Release): boolean =>
  said.migration > than.migration ||
  Object.entries(than.folds).some(([name, version]) => (said.folds[name] ?? 0) > version);

const exists = async (client: ClientBase, table: string): Promise<boolean> =>
  (await client.query<{ there: boolean }>('SELECT to_regclass($1) IS NOT NULL AS there', [`public.${table}`])).rows[0]
    ?.there ?? false;

/** The release that the database belongs to; null for databases from before this was recorded. */
const ownerOf = async (client: ClientBase): Promise<Release | null> => {
  if (!(await exists(client, 'release'))) return null;
  const { rows } = await client.query<Release>('SELECT migration, folds FROM public.release');
  return rows[0] ?? null;
};

/**
 * Compares the database (its recorded release, the migrations run, the versions of its projections) with this release.
 * Changes nothing.
 */
export const releaseStatusOf = async (
  client: ClientBase,
  migrations: Migrations,
  projections: readonly Projection[],
): Promise<ReleaseStatus> => {
  if (!(await exists(client, 'migrations'))) return 'empty';
  const own = releaseOf(migrations, projections);
  const owner = await ownerOf(client);
  if (owner && isNewer(owner, own)) return 'newer';
  const { rows: done } = await client.query<{ timestamp: string }>('SELECT timestamp FROM public.migrations');
  const [known, run] = [new Set(numbersOf(migrations)), new Set(done.map(({ timestamp }) => Number(timestamp)))];
  const { rows } = await client.query<{ name: string; version: number }>(
    'SELECT name, version FROM public.checkpoints',
  );
  const folds = Object.fromEntries(rows.map(({ name, version }) => [name, version]));
  if ([...run].some((number) => !known.has(number)) || isNewer({ migration: 0, folds }, own)) return 'newer';
  const isBehind = Object.entries(own.folds).some(([name, version]) => (folds[name] ?? 0) < version);
  return [...known].some((number) => !run.has(number)) || isBehind ? 'older' : 'this';
};

/**
 * Takes over the database for a release, before anything is changed for it. From this commit on no process of an
 * earlier release can write, because every append reads the release number under the same lock. Older databases without
 * the release table are left as they are until their migrations have run.
 */
export const takeOver = async (owner: ClientBase, { migration, folds }: Release): Promise<void> => {
  if (!(await exists(owner, 'release'))) return;
  await owner.query('BEGIN');
  try {
    await owner.query('SELECT pg_advisory_xact_lock($1)', [LOG_LOCK]);
    await owner.query(
      `UPDATE release SET number = number + 1, migration = $1, folds = folds || $2 WHERE migration <> $1
        OR NOT folds @> $2`,
      [migration, JSON.stringify(folds)],
    );
    await owner.query('NOTIFY release');
    await owner.query('COMMIT');
  } catch (error) {
    await owner.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
};

/**
 * Stops a rebuild that began before a newer release took over the database. @throws Error with a message for the
 * operator
 */
export const mustStillBeOf = async (
  client: ClientBase,
  { name, version }: Pick<Projection, 'name' | 'version'>,
): Promise<void> => {
  const { rows } = await client.query<{ fold: number | null }>('SELECT (folds ->> $1)::int AS fold FROM release', [
    name,
  ]);
  mustNotBeNewer((rows[0]?.fold ?? 0) > version);
};

const NEWER = 'This database belongs to a newer release of Axlebook.';
const SENTENCES: Readonly<Record<Exclude<ReleaseStatus, 'this'>, string>> = {
  empty: 'There is no installation in this database yet. Start Axlebook once, then try again.',
  older:
    'This database is of an older release. Start Axlebook of this release once, which brings it up to date; a command never does.',
  newer: `${NEWER} Use the commands of that release.`,
};

/** @throws Error with a message for the operator when a command of this release must not touch the database */
export const mustBeThisRelease = (standing: ReleaseStatus): void => {
  if (standing !== 'this') throw new Error(SENTENCES[standing]);
};

/** @throws Error with a message for the operator when this release must not start on the database */
export const mustNotBeNewer = (newer: boolean): void => {
  if (newer) throw new Error(`${NEWER} Start that release; this one has changed nothing.`);
};
