// Stories that start the whole product take turns: a run of `npm test` tells an eighth of them, another commit's run
// another eighth; `npm run test:long`, and a file that is run alone, tells all (docs/adr/0024). Tests of pages that
// nobody worked on lately take turns, too, an eighth each.
const { spawnSync } = require('node:child_process');
const { readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');

const ROOT = path.resolve(__dirname, '..');
const TURNS = 8;
/** What so many commits touched was worked on lately. */
const LATELY = 50;

/** Journeys of every run: where money goes, and the walks over all, which take a share of their own. */
const EVERY_RUN = ['every-list', 'load-to-invoice', 'receivables', 'screens', 'stripe'];

/**
 * Specs of the server that plant for longer than they ask, start a system or database a test, or wait: for locks,
 * limits, queues, readers and mornings.
 */
const SLOW = [
  'backend/src/modules/administration/audit/audit.int.spec.ts',
  'backend/src/modules/administration/audit/reactions/check-the-integrity.int.spec.ts',
  'backend/src/modules/accounting/expenses/http/receipts.controller.int.spec.ts',
  'backend/src/modules/accounting/ledger/http/entry-templates.controller.int.spec.ts',
  'backend/src/modules/accounting/receivables/http/receivables.controller.int.spec.ts',
  'backend/src/modules/accounting/receivables/receivables.int.spec.ts',
  'backend/src/modules/accounting/reports/reactions/mail-scheduled-reports.int.spec.ts',
  'backend/src/modules/compliance/obligations/adapters/duties-of-clients.int.spec.ts',
  'backend/src/modules/compliance/obligations/reactions/mail-the-digest.int.spec.ts',
  'backend/src/modules/operations/drivers/drivers.int.spec.ts',
  'backend/src/modules/operations/fuel/adapters/fuel-sources.int.spec.ts',
  'backend/src/modules/operations/fuel/commands/import-fuel.int.spec.ts',
  'backend/src/modules/pay/contractors/commands/ask-for-w9.int.spec.ts',
  'backend/src/modules/people/sign-in/reactions/mail-the-reset-link.int.spec.ts',
  'backend/src/modules/workspace/batches/batches.int.spec.ts',
  'backend/src/modules/workspace/views/views.int.spec.ts',
  'backend/src/platform/records/names/names.int.spec.ts',
  'backend/test/books-plans.int.spec.ts',
  'backend/test/days.int.spec.ts',
  'backend/test/earlier-releases.int.spec.ts',
  'backend/test/embedded.int.spec.ts',
  'backend/test/event-pages.int.spec.ts',
  'backend/test/letters.int.spec.ts',
  'backend/test/limits.int.spec.ts',
  'backend/test/list-plans.int.spec.ts',
  'backend/test/locks.int.spec.ts',
  'backend/test/logins.int.spec.ts',
  'backend/test/papers-found.int.spec.ts',
  'backend/test/queue.int.spec.ts',
];

/** The longest stories: no turn has two of the first eight, and the shortest of the next comes with the longest. */
const LONGEST = {
  journeys: [
    'forms',
    'live',
    'back-closes',
    'photographed-papers',
    'paid-short',
    'freight-papers',
    'books-opened',
    'steps',
  ].map((name) => `e2e/${name}.e2e.spec.ts`),
  ofTheServer: [
    'backend/src/modules/operations/reading/reactions/read-the-pictures.int.spec.ts',
    'backend/test/list-plans.int.spec.ts',
    'backend/test/books-plans.int.spec.ts',
    'backend/test/outage.int.spec.ts',
    'backend/src/modules/accounting/receivables/http/receivables.controller.int.spec.ts',
    'backend/src/modules/accounting/receivables/receivables.int.spec.ts',
    'backend/src/platform/records/names/names.int.spec.ts',
    'backend/src/modules/operations/fuel/adapters/fuel-sources.int.spec.ts',
    'backend/src/modules/administration/audit/audit.int.spec.ts',
    'backend/src/modules/compliance/obligations/adapters/duties-of-clients.int.spec.ts',
    'backend/src/modules/workspace/views/views.int.spec.ts',
    'backend/test/papers-found.int.spec.ts',
    'backend/src/modules/pay/contractors/commands/ask-for-w9.int.spec.ts',
    'backend/test/days.int.spec.ts',
    'backend/src/modules/operations/fuel/commands/import-fuel.int.spec.ts',
    'backend/src/modules/operations/drivers/drivers.int.spec.ts',
  ],
};
/** Dealt first, so that they come to different turns. */
const longestFirst = (files, longest) => [
  ...longest.filter((file) => files.includes(file)),
  ...files.filter((file) => !longest.includes(file)),
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

const OF_PAGES = /^frontend\/src\/(?:pages|features)\//;
const pages = () =>
  ['frontend/src/features', 'frontend/src/pages'].flatMap((folder) => filesIn(folder, /\.int\.spec\.tsx$/));
/** Commits that moved or laid out files and changed nothing that they do. */
const mechanical = () =>
  new Set(readFileSync(path.join(ROOT, '.git-blame-ignore-revs'), 'utf8').match(/^[0-9a-f]{40}$/gm));
/**
 * What the last commits touched of pages and features, the mechanical ones left out.
 * @param {string} log as `git log --name-only --format=%H` writes it
 * @param {Set<string>} passedOver hashes of commits
 * @returns {string[]} such as 'frontend/src/pages/operations/loads/loads-page.tsx'
 */
const touchedBy = (log, passedOver) => {
  const touched = new Set();
  let commit = '';
  for (const line of log.split('\n')) {
    if (/^[0-9a-f]{40}$/.test(line)) commit = line;
    else if (OF_PAGES.test(line) && !passedOver.has(commit)) touched.add(line);
  }
  return [...touched];
};
/**
 * Whether a page's test was worked on lately, or what stands beside it or below; where git does not tell, each was.
 */
const workedOn = () => {
  const { status, stdout } = spawnSync('git', ['log', `-${LATELY}`, '--name-only', '--format=%H'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const touched = touchedBy(stdout ?? '', mechanical());
  const code = touched.filter((file) => !file.includes('.spec.'));
  return (file) =>
    status !== 0 || touched.includes(file) || code.some((each) => each.startsWith(`${path.posix.dirname(file)}/`));
};

/**
 * Files whose turn it is not.
 * @param {string | undefined} share '5/64' as in TEST_SHARE; without it every file has its turn
 * @returns {string[]} paths such as 'e2e/print.e2e.spec.ts'
 */
const leftToOthers = (share = process.env.TEST_SHARE) => {
  const [nr, of] = (share ?? '1/1').split('/').map(Number);
  if (of === 1) return [];
  const left = (files) => files.filter((_, at) => at % TURNS !== (nr - 1) % TURNS);
  const wasWorkedOn = workedOn();
  return [
    ...left(longestFirst(journeys(), LONGEST.journeys)),
    ...left(longestFirst(ofTheServer(), LONGEST.ofTheServer)),
    ...left(pages()).filter((file) => !wasWorkedOn(file)),
  ];
};

module.exports = { TURNS, leftToOthers };
