// npm test: everything, from a fresh clone; of the sweeps over all screens, lists, forms and kinds a share, of the
// stories an eighth, of pages that nobody worked on lately a quarter. Parts run side by side where cores allow, each
// whatever became of the others; the last line counts.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { install, root } from './lib/ground.mjs';
import { CORES, node, runParts } from './lib/parts.mjs';
import { findRedis } from './lib/redis.mjs';
import { Report } from './lib/report.mjs';
import { shareOfRun } from './lib/share.mjs';
import { wentThrough, worthASecondTime } from './lib/second-time.mjs';

install();
const report = new Report();
/** Which share of its sweeps this run goes through: another one after each commit. */
const share = shareOfRun();
const scratch = mkdtempSync(path.join(os.tmpdir(), 'axlebook-results-'));
const proofs = path.join(scratch, 'proofs');
for (const folder of ['again', 'proofs']) mkdirSync(path.join(scratch, folder));
const bin = (file) => path.join(root, 'node_modules', file);
const script = (file) => path.join(root, 'scripts', file);
/**
 * Tests of a file run in no order of their own: this one, or with TEST_SEED any other; `TEST_SEED=random` takes one by
 * chance and says which.
 */
const asked = process.env.TEST_SEED ?? '20261122';
const seed = asked === 'random' ? String(1 + Math.floor(Math.random() * 2_000_000_000)) : asked;

/**
 * Tests make much that is soon let go of: with room for it a tenth less time goes into clearing away. What tests start
 * runs without.
 */
const ROOM = '--max-semi-space-size=64';

/** The web app's types come from the built server; what starts the product needs it, too. */
const BUILT = { after: ['the product is built'] };

const check = (name, args, how = {}) => ({
  name,
  cores: 1,
  ...how,
  run: async () => {
    const { fine, output, seconds } = await node(args, { TEST_SHARE: share });
    if (!fine) report.say(output);
    report.step(name, fine, seconds);
  },
});

const jest = (projects, file, args) =>
  node([ROOM, bin('jest/bin/jest.js'), '--selectProjects', ...projects, '--json', `--outputFile=${file}`, ...args], {
    TEST_SHARE: share,
    SPEC_PROOFS: proofs,
    ...(redis && { TEST_REDIS_URL: redis.url }),
  });

const suite = (name, projects, { shuffled = true, secondTime = false, workers = CORES, ...how } = {}) => ({
  name,
  cores: CORES,
  after: ['the product is built'],
  ...how,
  run: async () => {
    const file = path.join(scratch, `${name.replaceAll(' ', '-')}.json`);
    const order = shuffled ? ['--randomize', `--seed=${seed}`] : [];
    const { fine, output, seconds } = await jest(projects, file, [`--maxWorkers=${workers}`, ...order]);
    if (!fine) report.say(output.replace(/^\{"numFailedTestSuites".*$/gm, ''));
    const again = secondTime && !fine ? worthASecondTime(file) : [];
    if (again.length > 0) {
      const second = path.join(scratch, 'again', 'second.json');
      await jest(projects, second, ['--runInBand', ...order, '--runTestsByPath', ...again]);
      for (const name of wentThrough(second))
        report.say(`UNSTEADY ${name} failed, and went through the second time: find out why`);
    }
    report.suite(name, file, fine, seconds);
  },
});

report.say(`Order of the tests: TEST_SEED=${seed}; share of sweeps and stories: TEST_SHARE=${share}; ${CORES} cores`);
const redis = await findRedis();
if (redis) report.say(`Redis for the queue tests: ${redis.how}`);
else if (process.env.REQUIRE_REDIS === '1')
  report.step('Redis', false, 0, 'REQUIRE_REDIS=1 but there is no Redis to be had');
else report.say('There is no Redis to be had: the queue is tested on PostgreSQL only.');

try {
  await runParts([
    check('the product is built', [script('build.mjs')]),
    check('formatting', [bin('oxfmt/bin/oxfmt'), '--check']),
    // one thing after the other: what else needs one core fits beside it
    check('kill -9 loses nothing', [script('crash.mjs')], BUILT),
    // it waits more than it works: for drains, and for the proxy to look again
    check('a rolling restart loses nothing', [script('rolling.mjs')], { ...BUILT, cores: 0 }),
    check('lint of TypeScript', [bin('oxlint/bin/oxlint')], BUILT),
    check('lint without types', [bin('eslint/bin/eslint.js'), '.', '--max-warnings', '0']),
    check('types of the server', [bin('typescript-7/bin/tsc'), '-p', 'tsconfig.json', '--noEmit']),
    check('types of the web app', [bin('typescript-7/bin/tsc'), '-p', 'frontend/tsconfig.json', '--noEmit'], BUILT),
    check('types of the journeys', [bin('typescript-7/bin/tsc'), '-p', 'e2e/tsconfig.json'], BUILT),
    check(
      'module boundaries',
      [
        bin('dependency-cruiser/bin/dependency-cruise.mjs'),
        '--config',
        '.dependency-cruiser.cjs',
        '--output-type',
        'err',
        'backend/src',
        'frontend/src',
      ],
      BUILT,
    ),
    // a journey is a story: its steps follow each other
    suite('browser journeys', ['journeys'], { shuffled: false, secondTime: true }),
    suite('integration tests', ['integration'], { secondTime: true }),
    suite('unit and web tests', ['unit', 'frontend']),
    check('size of every page', [script('page-size.mjs')], BUILT),
  ]);
} finally {
  await redis?.stop();
}
const proved = await node([script('spec-coverage.mjs'), '--results', proofs, '--check'], { TEST_SHARE: share });
report.say(proved.output.trimEnd());
report.step('every row of the specification has its proof', proved.fine, proved.seconds);

rmSync(scratch, { recursive: true, force: true });
report.end();
