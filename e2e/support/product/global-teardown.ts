import { rmSync } from 'node:fs';

export default async function tearDown(): Promise<void> {
  await globalThis.journeysPostgres?.stop();
  const folder = process.env['JOURNEYS_FOLDER'];
  if (folder) rmSync(folder, { recursive: true, force: true });
}
