// Which share of the sweeps over all screens, lists, forms and kinds a run goes through (testing/share.ts), and which
// stories (testing/turns.cjs).
import { spawnSync } from 'node:child_process';
import { root } from './ground.mjs';

/** A commit's run takes a share, the next commit's another one. */
const SHARES = 64;

/**
 * '5/64': as TEST_SHARE says ('all' is '1/1'), or by the commit that is tested, so that the same commit is tested alike
 * everywhere.
 */
export const shareOfRun = () => {
  const asked = process.env.TEST_SHARE;
  if (asked) return asked === 'all' ? '1/1' : asked;
  const { stdout } = spawnSync('git', ['rev-parse', '--short=8', 'HEAD'], { cwd: root, encoding: 'utf8' });
  const commit = Number.parseInt(stdout ?? '', 16) || 0;
  return `${1 + (commit % SHARES)}/${SHARES}`;
};
