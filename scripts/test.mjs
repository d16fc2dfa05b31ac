// npm test: everything, from a fresh clone. Each part runs whatever became of the others; the last line counts.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build, install, root } from './lib/ground.mjs';
import { findRedis } from './lib/redis.mjs';
import { Report } from './lib/report.mjs';

install();
const report = new Report();
const scratch = mkdtempSync(path.join(os.tmpdir(), 'axlebook-results-'));
const bin = (file) => path.join(root, 'node_modules', file);

/** Runs a Node program; its output is shown when it fails, or always for suites. */
const node = (args, { quiet = true, env = {} } = {}) =>
  new Promise((resolve) => {
    const started = performance.now();
    const child = spawn(process.execPath, args, { cwd: root, env: { ...process.env, ...env }, stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'] });
    let output = '';
    child.stdout?.on('data', (data) => (output += data));
    child.stderr?.on('data', (data) => (output += data));
    child.on('close', (code) => resolve({ fine: code === 0, output, seconds: (performance.now() - started) / 1000 }));
  });

const check = async (name, args) => {
  const { fine, output, seconds } = await node(args);
  if (!fine) report.say(output);
  report.step(name, fine, seconds);
};

const suite = async (name, args, env = {}) => {
  const file = path.join(scratch, `${name.replaceAll(' ', '-')}.json`);
  const { fine, seconds } = await node([bin('jest/bin/jest.js'), ...args, '--json', `--outputFile=${file}`], { quiet: false, env });
  report.suite(name, file, fine, seconds);
};

await check('lint', [bin('eslint/bin/eslint.js'), '.', '--max-warnings', '0']);
await check('module boundaries', [bin('dependency-cruiser/bin/dependency-cruise.mjs'), '--config', '.dependency-cruiser.cjs', '--output-type', 'err', 'backend/src', 'frontend/src']);
await check('types of the server', [bin('typescript/bin/tsc'), '-p', 'tsconfig.json', '--noEmit']);
await check('types of the journeys', [bin('typescript/bin/tsc'), '-p', 'e2e/tsconfig.json']);
await check('types of the web app', [bin('typescript/bin/tsc'), '-p', 'frontend/tsconfig.json', '--noEmit']);
await check('generated API types', [path.join(root, 'scripts/api-types.mjs'), '--check']);
await check('coverage of the specification', [path.join(root, 'scripts/spec-coverage.mjs'), '--check']);
build();
await check('size of the first pages', [path.join(root, 'scripts/page-size.mjs')]);

await suite('unit tests', ['--selectProjects', 'unit', 'frontend', '--maxWorkers=2']);
const redis = await findRedis();
if (redis) report.say(`Redis for the queue tests: ${redis.how}`);
else if (process.env.REQUIRE_REDIS === '1') report.step('Redis', false, 0, 'REQUIRE_REDIS=1 but there is no Redis to be had');
else report.say('There is no Redis to be had: the queue is tested on PostgreSQL only.');
try {
  await suite('integration tests', ['--selectProjects', 'integration', '--maxWorkers=2'], redis ? { TEST_REDIS_URL: redis.url } : {});
} finally {
  await redis?.stop();
}
await suite('browser journeys', ['--selectProjects', 'journeys', '--runInBand']);
await check('kill -9 loses nothing', [path.join(root, 'scripts/crash.mjs')]);

rmSync(scratch, { recursive: true, force: true });
report.end();
