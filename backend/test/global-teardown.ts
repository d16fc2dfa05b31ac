import { rmSync } from 'node:fs';

export default async function tearDown(): Promise<void> {
  await globalThis.testPostgres?.stop();
  const folder = process.env['TEST_PG_DIR'];
  if (folder) rmSync(folder, { recursive: true, force: true });
}
