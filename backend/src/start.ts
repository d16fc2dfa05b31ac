import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import './app.module';
import type { Settings } from './config/settings';
import { migrations } from './migrations';
import { connect } from './platform/database/connect';
import { clientConfig } from './platform/database/database';
import { ensureDatabase, migrate } from './platform/database/migrate';
import { mayWork, ownersTrouble } from './platform/database/may-work';
import { mustBeThisRelease, standingOf, type Standing } from './platform/database/release';
import { lockDataDir } from './platform/embedded/data-dir-lock';
import { startEmbeddedPostgres } from './platform/embedded/embedded-postgres';
import type { Running } from './platform/settings/running';
import { allProjections } from './platform/projections/projection';

export interface Ground {
  readonly settings: Running;
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
const upToDate: Bring = (url) => migrate(url, migrations, allProjections());

/** Leaves the database as it is: for what only looks. */
export const untouched: Bring = () => Promise.resolve();

/** For a command: sets up an empty database, and refuses one of another release. Only a start brings one up to date. */
export const ofThisRelease: Bring = async (url) => {
  const standing = await standingAt(url);
  if (standing === 'empty') await upToDate(url);
  else mustBeThisRelease(standing);
};

export const standingAt = async (url: string): Promise<Standing> => {
  const client = await connect(clientConfig(url, null), 'release');
  try {
    return await standingOf(client, migrations, allProjections());
  } finally {
    await client.end();
  }
};

/** Puts a database under the process, migrated to this release: the embedded one, or the one of DATABASE_URL. */
export const prepareGround = async (settings: Settings, bring: Bring = upToDate): Promise<Ground> => {
  if (settings.databaseUrl) {
    const admin = settings.databaseAdminUrl ?? settings.databaseUrl;
    await bring(admin).catch((error: unknown) => {
      throw ownersTrouble(error, admin, settings.databaseAdminUrl !== undefined);
    });
    if (bring !== untouched) await mayWork(settings.databaseUrl);
    return {
      settings: { ...settings, databaseUrl: settings.databaseUrl, secret: secretOf(settings) },
      leave: () => Promise.resolve(),
    };
  }
  const unlock = lockDataDir(settings.dataDir);
  const postgres = await startEmbeddedPostgres({ dataDir: settings.dataDir });
  try {
    await ensureDatabase(postgres.url);
    await bring(postgres.url);
  } catch (error) {
    await postgres.stop();
    unlock();
    throw error;
  }
  return {
    settings: { ...settings, databaseUrl: postgres.url, secret: secretOf(settings) },
    leave: async () => {
      await postgres.stop();
      unlock();
    },
  };
};
