// The peers are dependencies of this folder only, fetched when they are first wanted.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Whether the peers are there, after installing them if they were not. */
export const peersInstalled = (folder) => {
  const { dependencies } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const all = () => Object.keys(dependencies).every((name) => existsSync(path.join(folder, 'node_modules', name)));
  if (all()) return true;
  console.log('Installing the peers (once) ...');
  spawnSync('npm', ['install', '--ignore-scripts', '--fetch-retries=1', '--fetch-timeout=20000'], {
    cwd: folder,
    stdio: 'ignore',
    timeout: 120_000,
  });
  return all();
};
