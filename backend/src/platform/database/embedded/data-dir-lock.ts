import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const alive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** The start time of a process, to recognize a reused pid; null where the system does not provide it. */
const startOf = (pid: number): string | null => {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19] ?? null;
  } catch {
    return null;
  }
};

/**
 * Allows only one running Axlebook per data folder. @returns a function that releases the lock @throws Error with a
 * message when another one runs
 */
export const lockDataDir = (dataDir: string): (() => void) => {
  mkdirSync(dataDir, { recursive: true });
  const file = path.join(dataDir, 'axlebook.pid');
  try {
    const [pid = '', start = ''] = readFileSync(file, 'utf8').trim().split(' ');
    if (
      Number(pid) > 0 &&
      Number(pid) !== process.pid &&
      alive(Number(pid)) &&
      (startOf(Number(pid)) ?? start) === start
    ) {
      throw new Error(
        `Another Axlebook (process ${pid}) already runs on ${dataDir}; stop it or set AXLEBOOK_DATA_DIR to another folder.`,
      );
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  writeFileSync(file, `${process.pid} ${startOf(process.pid) ?? ''}`);
  return () => rmSync(file, { force: true });
};
