// Stories that start the whole product take turns: a run of `npm test` tells an eighth of them, another commit's run
// another eighth;
// `npm run test:long`, and a file that is run alone, tells all (docs/adr/0024). Tests of pages that nobody worked on
// lately take turns, too.
const { spawnSync } = require('node:child_process');
const { readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');

const ROOT = path.resolve(__dirname, '..');
const TURNS = 8;
const PAGE_TURNS = 4;
/** What so many commits touched was worked on lately. */
const LATELY = 50;

/** Journeys of every run: where money goes, and the walks over all, which take a share of their own. */
const EVERY_RUN = ['every-list', 'load-to-invoice', 'receivables', 'screens', 'stripe'];

/**
 * Specs of the server that plant for longer than they ask, start a system or database a test, or wait: for locks,
 * limits, queues, readers and mornings.
 */
const SLOW = [
  'backend/src/modules/audit/reactions/check-the-integrity.int.spec.ts',
  'backend/src/modules/expenses/http/receipts.controller.int.spec.ts',
  'backend/src/modules/obligations/reactions/mail-the-digest.int.spec.ts',
  'backend/test/earlier-releases.int.spec.ts',
  'backend/test/embedded.int.spec.ts',
  'backend/test/fact-pages.int.spec.ts',
  'backend/test/letters.int.spec.ts',
  'backend/test/limits.int.spec.ts',
  'backend/test/list-plans.int.spec.ts',
  'backend/test/locks.int.spec.ts',
  'backend/test/logins.int.spec.ts',
  'backend/test/queue.int.spec.ts',
];

const filesIn = (folder, name) =>
  readdirSync(path.join(ROOT, folder), { recursive: true })
    .map((file) => path.join(folder, file).replaceAll('\\', '/'))
    .filter((file) => name.test(file) && !file.includes('node_modules'))
    .sort();
const startsProcesses = (file) =>
  /\/support\/processes'|\bspawn(Sync)?\(/.test(readFileSync(path.join(ROOT, file), 'utf8'));

const journeys = () =>
  filesIn('e2e', /\.e2e\.spec\.ts$/).filter((file) => !EVERY_RUN.includes(path.basename(file, '.e2e.spec.ts')));
const ofTheServer = () =>
  filesIn('backend', /\.int\.spec\.ts$/).filter((file) => SLOW.includes(file) || startsProcesses(file));

/**
 * The page or feature that a file belongs to: 'frontend/src/pages/clients'. What pages share (app, components, lib) is
 * tested in each run.
 */
const placeOf = (file) => /^frontend\/src\/(?:pages|features)\/[^/]+/.exec(file)?.[0];
const pages = () =>
  ['frontend/src/features', 'frontend/src/pages'].flatMap((folder) => filesIn(folder, /\.int\.spec\.tsx$/));
/** Whether a page was worked on lately; where git does not tell, each was. */
const workedOn = () => {
  const { status, stdout } = spawnSync('git', ['log', `-${LATELY}`, '--name-only', '--format='], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const places = new Set((stdout ?? '').split('\n').map(placeOf));
  return (file) => status !== 0 || places.has(placeOf(file));
};

/**
 * Files whose turn it is not.
 * @param {string | undefined} share '5/32' as in TEST_SHARE; without it every file has its turn
 * @returns {string[]} paths such as 'e2e/print.e2e.spec.ts'
 */
const leftToOthers = (share = process.env.TEST_SHARE) => {
  const [nr, of] = (share ?? '1/1').split('/').map(Number);
  if (of === 1) return [];
  const left = (files, turns) => files.filter((_, at) => at % turns !== (nr - 1) % turns);
  const wasWorkedOn = workedOn();
  return [
    ...left(journeys(), TURNS),
    ...left(ofTheServer(), TURNS),
    ...left(pages(), PAGE_TURNS).filter((file) => !wasWorkedOn(file)),
  ];
};

module.exports = { TURNS, leftToOthers };
