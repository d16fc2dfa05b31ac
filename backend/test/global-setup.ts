import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync } from 'node:fs';
import path from 'node:path';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../src/platform/database/embedded/embedded-postgres';
import { memory, SHORT_LIVED } from './support/memory';

declare global {
  var testPostgres: EmbeddedPostgres | undefined;
}

/**
 * One PostgreSQL for the run, in memory where there is room, without durability: databases live as long as a test file.
 */
export default async function setUp(): Promise<void> {
  execFileSync(process.execPath, [path.resolve(__dirname, '../../scripts/api.mjs')]);
  if (process.env['TEST_PG_URL']) return;
  const dataDir = mkdtempSync(path.join(memory(), 'axlebook-test-'));
  // as root the server runs as another user, who must get in: else its data lie on the disk, where nobody removes them
  chmodSync(dataDir, 0o755);
  globalThis.testPostgres = await startEmbeddedPostgres({
    dataDir,
    settings: SHORT_LIVED,
  });
  process.env['TEST_PG_URL'] = globalThis.testPostgres.url;
  process.env['TEST_PG_DIR'] = dataDir;
}
