import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import './app.module';
import type { Settings } from './config/settings';
import { migrations } from './migrations';
import { ensureDatabase, migrate } from './platform/database/migrate';
import { lockDataDir } from './platform/embedded/data-dir-lock';
import { startEmbeddedPostgres } from './platform/embedded/embedded-postgres';
import type { Running } from './platform/platform.module';
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

/** Puts a database under the process, migrated to this release: the embedded one, or the one of DATABASE_URL. */
export const prepareGround = async (settings: Settings): Promise<Ground> => {
  if (settings.databaseUrl) {
    const admin = settings.databaseAdminUrl ?? settings.databaseUrl;
    await migrate(admin, migrations, allProjections());
    return { settings: { ...settings, databaseUrl: settings.databaseUrl, secret: secretOf(settings) }, leave: () => Promise.resolve() };
  }
  const unlock = lockDataDir(settings.dataDir);
  const postgres = await startEmbeddedPostgres({ dataDir: settings.dataDir });
  try {
    await ensureDatabase(postgres.url);
    await migrate(postgres.url, migrations, allProjections());
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
