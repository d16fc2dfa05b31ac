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

/**
 * A server whose databases live as long as a test file: it makes nothing durable and does nothing by itself in the
 * background.
 */
export const SHORT_LIVED = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'checkpoint_timeout=1h',
  'bgwriter_lru_maxpages=0',
  'autovacuum=off',
];
