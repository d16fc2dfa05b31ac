import { readdirSync } from 'node:fs';
import os from 'node:os';

const PATIENCE_MS = 10_000;

/** Folders of this process's uploads that are still there; one whose answer is on its way goes in moments. */
export const spooledUploads = async (): Promise<readonly string[]> => {
  const there = (): string[] =>
    readdirSync(os.tmpdir()).filter((name) => name.startsWith(`axlebook-upload-${process.pid}-`));
  for (const until = performance.now() + PATIENCE_MS; performance.now() < until && there().length > 0;)
    await new Promise((over) => setTimeout(over, 20));
  return there();
};
