import { spawnSync } from 'node:child_process';

export interface Identity {
  readonly uid: number;
  readonly gid: number;
}

const identity = (name: string): Identity | null => {
  const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, name], { encoding: 'utf8' }));
  return uid?.status === 0 && gid?.status === 0 ? { uid: Number(uid.stdout), gid: Number(gid.stdout) } : null;
};

/**
 * The user for the server when this process runs as root, which PostgreSQL refuses: `postgres` if it exists, else
 * `nobody`. Null when this process is not root.
 */
export const serverIdentity = (): Identity | null =>
  process.getuid?.() === 0 ? (identity('postgres') ?? identity('nobody')) : null;

/** Whether that user can enter a folder through all its parents. */
export const canReach = (who: Identity | null, folder: string): boolean =>
  spawnSync('test', ['-x', folder], who ?? {}).status === 0;
