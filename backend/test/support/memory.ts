import { statfsSync } from 'node:fs';
import os from 'node:os';

/** A folder in memory where there is room for a database of tests, else the system's temporary one. */
export const memory = (): string => {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize > 2e9 ? '/dev/shm' : os.tmpdir();
  } catch {
    return os.tmpdir();
  }
};
