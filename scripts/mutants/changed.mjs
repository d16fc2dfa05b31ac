import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { root } from '../lib/ground.mjs';

// the matcher that Stryker itself uses
const { minimatch } = createRequire(fileURLToPath(import.meta.resolve('@stryker-mutator/core')))('minimatch');

/** The lines that differ from a commit, as `file:first-last`, of the files a part mutates. */
export const changedSince = (commit, patterns) => {
  const diff = execFileSync('git', ['diff', '--unified=0', '--no-color', commit, '--', 'backend/src', 'frontend/src'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64e6,
  });
  const wanted = (file) =>
    patterns.reduce(
      (yes, pattern) =>
        pattern.startsWith('!') ? yes && !minimatch(file, pattern.slice(1)) : yes || minimatch(file, pattern),
      false,
    );
  const ranges = [];
  let file;
  for (const line of diff.split('\n')) {
    if (line.startsWith('+++ ')) file = line === '+++ /dev/null' ? undefined : line.slice('+++ b/'.length);
    const hunk = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line);
    const length = hunk ? Number(hunk[2] ?? 1) : 0;
    if (file && length && wanted(file)) ranges.push(`${file}:${hunk[1]}-${Number(hunk[1]) + length - 1}`);
  }
  return ranges;
};
