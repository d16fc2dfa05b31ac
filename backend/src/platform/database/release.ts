import type { ClientBase } from 'pg';
import type { Projection } from '../projections/projection';

/** What the database is for the release that looks at it. */
export type Release = 'empty' | 'this' | 'older' | 'newer';

const numbersOf = (migrations: readonly (new () => object)[]): number[] =>
  migrations.map(({ name }) => Number(/\d{13}$/.exec(name)?.[0] ?? 0));

/** Compares migrations and the versions of the folds with those of this release; changes nothing. */
export const releaseOf = async (
  client: ClientBase,
  migrations: readonly (new () => object)[],
  projections: readonly Projection[],
): Promise<Release> => {
  const { rows: there } = await client.query("SELECT to_regclass('public.migrations') IS NOT NULL AS there");
  if (!(there[0] as { there: boolean }).there) return 'empty';
  const { rows: done } = await client.query<{ timestamp: string }>('SELECT timestamp FROM public.migrations');
  const [known, run] = [new Set(numbersOf(migrations)), new Set(done.map(({ timestamp }) => Number(timestamp)))];
  const { rows } = await client.query<{ name: string; version: number }>(
    'SELECT name, version FROM public.checkpoints',
  );
  const folded = new Map(rows.map(({ name, version }) => [name, version]));
  if (
    [...run].some((number) => !known.has(number)) ||
    projections.some(({ name, version }) => (folded.get(name) ?? 0) > version)
  )
    return 'newer';
  if (
    [...known].some((number) => !run.has(number)) ||
    projections.some(({ name, version }) => (folded.get(name) ?? 0) < version)
  )
    return 'older';
  return 'this';
};

const SENTENCES: Readonly<Record<Exclude<Release, 'this'>, string>> = {
  empty: 'There is no installation in this database yet. Start Axlebook once, then try again.',
  older:
    'This database is of an older release. Start Axlebook of this release once, which brings it up to date; a command never does.',
  newer: 'This database belongs to a newer release of Axlebook. Use the commands of that release.',
};

/** @throws Error with the sentence for the operator when a command of this release must not touch the database */
export const mustBeThisRelease = (release: Release): void => {
  if (release !== 'this') throw new Error(SENTENCES[release]);
};
