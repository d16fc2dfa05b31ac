import { chmodSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Logins } from '../logins';

const FILES: Readonly<Record<keyof Logins, string>> = { login: 'database-url', owner: 'database-admin-url' };
const NAMES = Object.keys(FILES) as (keyof Logins)[];

/**
 * Writes the URLs of the running embedded database to files, for commands in other processes. Only the user of the
 * server can read these files.
 */
export const writeAddresses = (dataDir: string, logins: Logins): void => {
  for (const name of NAMES) {
    const file = path.join(dataDir, FILES[name]);
    writeFileSync(file, `${logins[name]}\n`, { mode: 0o600 });
    chmodSync(file, 0o600);
  }
};

export const forgetAddresses = (dataDir: string): void => {
  for (const name of NAMES) rmSync(path.join(dataDir, FILES[name]), { force: true });
};

/** The URLs as written; null when there are none, or only that of an earlier release, which had one login. */
export const readAddresses = (dataDir: string): Logins | null => {
  const [login, owner] = [FILES.login, FILES.owner].map((file) => path.join(dataDir, file));
  if (!login || !owner || !existsSync(login) || !existsSync(owner)) return null;
  return { login: readFileSync(login, 'utf8').trim(), owner: readFileSync(owner, 'utf8').trim() };
};
