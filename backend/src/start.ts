import { createHmac, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import './app.module';
import type { Settings } from './config/settings';
import { migrations } from './migrations';
import { connect } from './platform/database/connect';
import { clientConfig } from './platform/event-log/projections/read-tables';
import { makeLogins, type Logins } from './platform/database/logins';
import { migrate } from './platform/installation/migrate';
import { mayWork, requireMigrated, ownersTrouble, ownerServes, ownsDatabase } from './platform/installation/may-work';
import { mustBeThisRelease, releaseStatusOf, type ReleaseStatus } from './platform/event-log/store/release';
import { forgetAddresses, writeAddresses } from './platform/database/embedded/addresses';
import { lockDataDir } from './platform/database/embedded/data-dir-lock';
import { startEmbeddedPostgres } from './platform/database/embedded/embedded-postgres';
import type { Running } from './platform/installation/running';
import { allProjections } from './platform/event-log/projections/projection';

export interface Ground {
  readonly settings: Running;
  /** Something that the operator should know, though it runs. */
  readonly warning: string | null;
  /** Ends what was started for this process: the embedded database. */
  readonly leave: () => Promise<void>;
}

/** The embedded installation makes its own secret at first start; elsewhere the operator gives one. */
const secretOf = ({ secret, dataDir }: Settings): string => {
  if (secret) return secret;
  const file = path.join(dataDir, 'secret');
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600 });
  }
  return readFileSync(file, 'utf8').trim();
};

type Bring = (ownersUrl: string) => Promise<void>;

/** Brings a database up to this release. */
export const upToDate: Bring = (url) => migrate(url, migrations, allProjections());

/** Leaves the database as it is: for what only looks. */
export const untouched: Bring = () => Promise.resolve();

/** For a command: sets up an empty database, and refuses one of another release. Only a start brings one up to date. */
export const ofThisRelease: Bring = async (url) => {
  const standing = await standingAt(url);
  if (standing === 'empty') await upToDate(url);
  else mustBeThisRelease(standing);
};

export const standingAt = async (url: string): Promise<ReleaseStatus> => {
  const client = await connect(clientConfig(url, null), 'release');
  try {
    return await releaseStatusOf(client, migrations, allProjections());
  } finally {
    await client.end();
  }
};

/**
 * The embedded server's own administrator makes the two logins; nothing else is done as such. Their passwords follow
 * from its own, which lies in the folder.
 */
const embeddedLogins = (superuser: string): Promise<Logins> => {
  const passwordOf = (login: string): string =>
    createHmac('sha256', new URL(superuser).password).update(login).digest('hex');
  return makeLogins(superuser, 'axlebook', { owner: passwordOf('owner'), login: passwordOf('login') });
};

/** One login that owns the database and runs the system, too, is less safe: said once at the start. */
const brought = async (
  { databaseUrl, databaseAdminUrl }: Settings,
  url: string,
  bring: Bring,
): Promise<string | null> => {
  const owns = await ownsDatabase(url);
  if (bring === upToDate && databaseAdminUrl === undefined && !owns) {
    requireMigrated(await standingAt(url), url);
    return null;
  }
  const admin = databaseAdminUrl ?? url;
  await bring(admin).catch((error: unknown) => {
    throw ownersTrouble(error, admin, databaseAdminUrl !== undefined);
  });
  return owns && databaseUrl ? ownerServes(url) : null;
};

/** Puts a database under the process, migrated to this release: the embedded one, or the one of DATABASE_URL. */
export const prepareGround = async (settings: Settings, bring: Bring = upToDate): Promise<Ground> => {
  if (settings.databaseUrl) {
    const warning = await brought(settings, settings.databaseUrl, bring);
    if (bring !== untouched) await mayWork(settings.databaseUrl);
    return {
      settings: { ...settings, databaseUrl: settings.databaseUrl, secret: secretOf(settings) },
      warning,
      leave: () => Promise.resolve(),
    };
  }
  const unlock = lockDataDir(settings.dataDir);
  const postgres = await startEmbeddedPostgres({ dataDir: settings.dataDir });
  const leave = async (): Promise<void> => {
    forgetAddresses(settings.dataDir);
    await postgres.stop();
    unlock();
  };
  try {
    const logins = await embeddedLogins(postgres.url);
    await bring(logins.owner);
    writeAddresses(settings.dataDir, logins);
    return {
      settings: { ...settings, databaseUrl: logins.login, databaseAdminUrl: logins.owner, secret: secretOf(settings) },
      warning: null,
      leave,
    };
  } catch (error) {
    await leave();
    throw error;
  }
};
