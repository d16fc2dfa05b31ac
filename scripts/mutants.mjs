// npm run mutants: plants faults one by one (Stryker) and tells which no test notices. Not part of npm test.
//   --part rules|web|screens|acts|reads  one part; without it all
//   --since <commit>         only lines that differ from a commit
//   --sample N [--seed S]    a random N of the part's mutants    --only <glob>     only files like this
//   --specs <glob>           only by specs like this, of those that the part's project runs; again for more of them
//   --concurrency N          processes at once, 2 without it     --least P         fails below P %, 85 without it
import { Stryker } from '@stryker-mutator/core';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildServer, install, root, stop } from './lib/ground.mjs';
import { changedSince } from './mutants/changed.mjs';
import { PARTS, STRICT_LEAST } from './mutants/parts.mjs';
import { report } from './mutants/report.mjs';

const { values: asked } = parseArgs({
  options: {
    part: { type: 'string' },
    since: { type: 'string' },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    specs: { type: 'string', multiple: true },
    concurrency: { type: 'string', default: '2' },
    least: { type: 'string', default: '85' },
  },
});
if (asked.part && !PARTS[asked.part]) stop(`There is no part "${asked.part}": ${Object.keys(PARTS).join(', ')}.`);

// what the specs know of the API is written before they are copied
install();
buildServer();

const kept = path.join(root, '.cache/mutants');
const scratch = mkdtempSync(path.join(os.tmpdir(), 'axlebook-mutants-'));
mkdirSync(kept, { recursive: true });
process.chdir(root);

const mutated = (part) => {
  if (asked.since) return changedSince(asked.since, part.mutate);
  if (!asked.only) return part.mutate;
  return [asked.only, '!**/*.{spec,fixture}.ts*'];
};

/** Globs as a project of Jest wants them: from its own folder on. */
const provedBy = (part) =>
  asked.specs?.map((glob) => (part.project === 'frontend' ? glob.replace(/^frontend\//, '') : glob)) ?? part.specs;

const options = (name, part, mutate) => ({
  mutate,
  testRunner: 'jest',
  plugins: [
    '@stryker-mutator/jest-runner',
    path.join(root, 'scripts/mutants/looks.mjs'),
    ...(asked.sample ? [path.join(root, 'scripts/mutants/sample.mjs')] : []),
  ],
  ignorers: ['looks'],
  checkers: asked.sample ? ['sample'] : [],
  jest: { projectType: 'custom', configFile: 'scripts/mutants/jest.config.cjs', enableFindRelatedTests: false },
  coverageAnalysis: 'perTest',
  // What is said once while a file is loaded (schemas, decorators, tables of texts) would need a whole run each; types,
  // lint and the tests of published schemas look at it.
  ignoreStatic: true,
  concurrency: Number(asked.concurrency),
  timeoutMS: part.database ? 45_000 : 40_000,
  dryRunTimeoutMinutes: 30,
  incremental: !asked.sample && !asked.only && !asked.since && !asked.specs,
  incrementalFile: path.join(kept, `${name}.json`),
  tempDirName: scratch,
  cleanTempDir: 'always',
  // specs judge answers by dist/openapi.json, and some start processes of dist/backend
  ignorePatterns: ['.cache', '.data', 'dist/frontend', 'coverage', 'bench', 'docs/screenshots'],
  disableTypeChecks: false,
  allowConsoleColors: false,
  reporters: ['progress-append-only'],
});

let belowLeast = false;
const needsDatabase = Object.entries(PARTS).some(
  ([name, part]) => part.database && (!asked.part || asked.part === name),
);
const endPostgres = needsDatabase
  ? await createRequire(import.meta.url)('./mutants/postgres.cjs').startPostgres()
  : undefined;
try {
  for (const [name, part] of Object.entries(PARTS)) {
    if (asked.part && asked.part !== name) continue;
    const mutate = mutated(part);
    if (!mutate.length) continue;
    Object.assign(process.env, part.environment, {
      MUTANTS_PART: JSON.stringify({ ...part, specs: provedBy(part) }),
      MUTANTS_SAMPLE: asked.sample ?? '',
      MUTANTS_SEED: asked.seed,
    });
    const began = performance.now();
    const results = await new Stryker(options(name, part, mutate)).runMutationTest();
    const { percent, strictPercent, text } = report(name, results);
    writeFileSync(path.join(kept, `${name}.txt`), `${text}\n`);
    process.stdout.write(`\n${text}\n${Math.round((performance.now() - began) / 1_000)} s\n`);
    belowLeast ||= percent < Number(asked.least) || strictPercent < STRICT_LEAST;
  }
} finally {
  await endPostgres?.();
  rmSync(scratch, { recursive: true, force: true });
}
process.exitCode = belowLeast ? 1 : 0;
