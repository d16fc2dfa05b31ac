// npm run test:long, at night: everything that npm test does, of its sweeps all; then random histories against the
// oracle of read models, others (HISTORIES of them) against a model of the books, and each list's plans by every sort
// with every filter. The seed is printed; ORACLE_SEED=<seed> tells the same histories again. Last a quick run of the
// benchmarks, whose figures mean nothing, so that they still run when somebody needs them. With --histories only what
// comes after the suite.
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import path from 'node:path';
import { root } from './lib/ground.mjs';

const seed = process.env.ORACLE_SEED ?? String(randomInt(1, 2 ** 31));
const settings = {
  WHOLE: '1',
  ORACLE_SEED: seed,
  ORACLE_RUNS: process.env.ORACLE_RUNS ?? '100',
  ORACLE_STEPS: process.env.ORACLE_STEPS ?? '90',
  ORACLE_EVERY: process.env.ORACLE_EVERY ?? '2',
  PERIOD_ROUNDS: process.env.PERIOD_ROUNDS ?? '500',
  ORACLE_SHARE: process.env.ORACLE_SHARE ?? '1',
  HISTORIES: process.env.HISTORIES ?? '20',
};
const again = Object.entries(settings)
  .map(([name, value]) => `${name}=${value}`)
  .join(' ');
process.stdout.write(`The same again: ${again} npm run test:long\n`);
const suite = process.argv.includes('--histories')
  ? 0
  : spawnSync(process.execPath, [path.join(root, 'scripts/test.mjs')], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, TEST_SHARE: 'all' },
    }).status;
const { status } = spawnSync(
  process.execPath,
  [
    path.join(root, 'node_modules/jest/bin/jest.js'),
    '--selectProjects',
    'integration',
    '-i',
    'backend/test/oracle.int.spec.ts',
    'backend/test/books-model.int.spec.ts',
    'backend/test/list-plans.int.spec.ts',
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, ...settings } },
);
const bench = spawnSync(process.execPath, [path.join(root, 'bench/run.mjs'), '--quick'], {
  cwd: root,
  stdio: 'inherit',
});
process.stdout.write(`The same again: ${again} npm run test:long\n`);
process.exitCode = suite || (status ?? 1) || (bench.status ?? 1);
