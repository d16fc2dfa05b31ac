import { chmodSync, existsSync, mkdtempSync } from 'node:fs';
import path from 'node:path';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../../../backend/src/platform/database/embedded/embedded-postgres';
import { findChromium } from '../browser';
import { BUILT } from './product';
import { plantYear } from './planted';
import { memory, SHORT_LIVED } from '../../../backend/test/support/memory';

declare global {
  var journeysPostgres: EmbeddedPostgres | undefined;
}

/**
 * Journeys run against the built product; `npm test` builds it, `npm run build` does by hand. The demo's year is
 * planted once, in a database that every file copies.
 */
export default async function setUp(): Promise<void> {
  for (const part of ['backend/src/main.js', 'frontend/index.html']) {
    if (!existsSync(path.join(BUILT, part)))
      throw new Error(`${path.join(BUILT, part)} is missing: run npm run build first`);
  }
  const folder = mkdtempSync(path.join(memory(), 'axlebook-journeys-'));
  // as root the server runs as another user, who must get in: else its data lie on the disk, where nobody removes them
  chmodSync(folder, 0o755);
  process.env['JOURNEYS_FOLDER'] = folder;
  globalThis.journeysPostgres = await startEmbeddedPostgres({
    dataDir: path.join(folder, 'server'),
    settings: SHORT_LIVED,
  });
  process.env['JOURNEYS_PG_URL'] = globalThis.journeysPostgres.url;
  await Promise.all([plantYear(), findChromium()]);
}
