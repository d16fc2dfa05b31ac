#!/usr/bin/env node
// The whole product under load, against its budgets: see README.md.
import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { fmt } from './event-store/lib/stats.mjs';
import { cleanUp, interrupted } from './lib/cleanup.mjs';
import { temporaryFolder } from './lib/processes.mjs';
import { demo } from './lib/demo.mjs';
import { fuel } from './lib/fuel.mjs';
import { ifta } from './lib/ifta.mjs';
import { imports } from './lib/imports.mjs';
import { ledger } from './lib/ledger.mjs';
import { lists } from './lib/lists.mjs';
import { locks } from './lib/locks.mjs';
import { pages } from './lib/pages.mjs';
import { pay } from './lib/pay.mjs';
import { reader } from './lib/reader.mjs';
import * as stages from './lib/stages.mjs';

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: 'start,write,replay,lists,ledger,pay,ifta,reader,demo,imports,fuel,locks,pages' },
    rounds: { type: 'string', default: '7' },
    seconds: { type: 'string', default: '4' },
    keep: { type: 'string' },
    full: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    strict: { type: 'boolean', default: false },
    json: { type: 'string', default: path.join(import.meta.dirname, 'results', 'latest.json') },
    help: { type: 'boolean', default: false },
  },
});
if (options.help) {
  console.log(
    'node bench/run.mjs [--only start,write,replay,lists,ledger,pay,ifta,reader,demo,imports,fuel,locks,pages] [--rounds 7] [--seconds 4] [--full: up to 1,000,000 facts] [--keep folder: planted demos stay there] [--quick] [--strict] [--json out.json]',
  );
  process.exit(0);
}

const wanted = new Set(options.only.split(','));
const size = options.quick
  ? {
      rounds: 1,
      seconds: 2,
      warmUp: 200,
      warmUpReads: 50,
      rest: 1_000,
      starts: 1,
      listRows: [6_000],
      facts: [20_000],
      ledgerFacts: [10_000],
      ...{ drivers: 20, loadsEach: 25, contractors: 500, forms: 50 },
      legs: 4_000,
      ...{ readCalls: 3, trucks: 1_000 },
      rows: 2_000,
      ...{ fuelRows: 2_000, fuelPeople: 10 },
      people: 10,
      scales: [1],
      demoCalls: 3,
      visits: 1,
      heldSeconds: 5,
      crowd: { connections: 200, turns: 2 },
    }
  : {
      rounds: Number(options.rounds),
      seconds: Number(options.seconds),
      warmUp: 4_000,
      warmUpReads: 300,
      rest: 10_000,
      starts: 3,
      listRows: options.full ? [10_000, 100_000, 1_000_000] : [10_000, 100_000],
      facts: options.full ? [200_000, 500_000, 1_000_000] : [200_000, 500_000],
      ledgerFacts: options.full ? [10_000, 1_000_000] : [10_000, 200_000],
      ...{ drivers: 200, loadsEach: 25, contractors: 5_000, forms: 500 },
      legs: 100_000,
      ...{ readCalls: 9, trucks: 1_000 },
      rows: 100_000,
      ...{ fuelRows: 50_000, fuelPeople: 20 },
      people: 50,
      scales: options.full ? [3, 200] : [3, 20],
      demoCalls: 40,
      visits: 5,
      heldSeconds: 60,
      crowd: { connections: 2_000, turns: 2 },
    };
const results = {
  when: new Date().toISOString(),
  cores: os.availableParallelism(),
  cpu: os.cpus()[0]?.model,
  node: process.version,
  loadBefore: os.loadavg()[0],
  size,
  stages: {},
};

/** Runs a stage and prints its table. */
const stage = async (name, title, work) => {
  process.stderr.write(`${title} ...\n`);
  const result = await work();
  results.stages[name] = { ...result, dataDir: undefined };
  console.log(`\n${title}`);
  for (const { what, value, unit, least, most, pass } of result.lines) {
    const budget =
      least === null && most === null
        ? ''
        : `  ${value === null ? 'not measured here' : pass ? 'pass' : 'FAIL'} (${least === null ? `at most ${fmt(most)}` : `at least ${fmt(least)}`} ${unit})`;
    console.log(`  ${what.padEnd(64)} ${(value === null ? '-' : fmt(value)).padStart(9)} ${unit.padEnd(2)}${budget}`);
  }
  return result;
};

if (os.loadavg()[0] > 0.5)
  console.log(
    `Something else is running here (load ${os.loadavg()[0].toFixed(1)}): the ratios will be rough, the rates too low.`,
  );
let failed = false;
try {
  let dataDir;
  if (wanted.has('start')) ({ dataDir } = await stage('start', 'Start and memory', () => stages.start(size)));
  if (wanted.has('write'))
    await stage('write', 'Write path over HTTP, 16 connections', () =>
      stages.write({ dataDir: dataDir ?? temporaryFolder(), ...size }),
    );
  if (wanted.has('replay')) {
    const books = await stages.openBooks();
    const first = await stage('replay', 'Replay', () => stages.replay(books, size.facts));
    if (size.facts.length > 1)
      await stage('growth', 'Replay of a longer log', () => stages.growth(books, size.facts, first.run));
    await books.stop();
  }
  if (wanted.has('lists')) {
    const books = await stages.openBooks();
    await stage('lists', 'Lists and figures over HTTP, 16 connections', () => lists(books, size));
    await books.stop();
  }
  if (wanted.has('ledger'))
    await stage('ledger', 'Statements and the general ledger, of two hundred books', () =>
      ledger(stages.openBooks, size),
    );
  if (wanted.has('pay')) {
    const books = await stages.openBooks();
    await stage('pay', 'What drivers and contractors are paid', () => pay(books, size));
    await books.stop();
  }
  if (wanted.has('ifta')) {
    const books = await stages.openBooks();
    await stage('ifta', 'The fuel-tax return of a fleet of a hundred trucks', () => ifta(books, size));
    await books.stop();
  }
  if (wanted.has('reader')) {
    const books = await stages.openBooks();
    await stage('reader', 'Papers that are read, and trucks that stand', () => reader(books, size));
    await books.stop();
  }
  if (wanted.has('demo')) await stage('demo', 'Every list, on the demo', () => demo({ ...size, keep: options.keep }));
  if (wanted.has('imports')) await stage('imports', 'Clients from a sheet while an office works', () => imports(size));
  if (wanted.has('fuel')) await stage('fuel', 'Fuel cards from a file while an office works', () => fuel(size));
  if (wanted.has('locks')) await stage('locks', 'Something held, and a crowd; two api processes', () => locks(size));
  if (wanted.has('pages')) await stage('pages', 'Pages in a browser, from the click to the rows', () => pages(size));
} catch (error) {
  failed = true;
  if (!interrupted()) console.error(`The run failed: ${error.stack}`);
} finally {
  await cleanUp();
}
const missed = Object.values(results.stages)
  .flatMap(({ lines }) => lines)
  .filter(({ pass }) => pass === false);
mkdirSync(path.dirname(options.json), { recursive: true });
writeFileSync(options.json, `${JSON.stringify(results, null, 2)}\n`);
const kept = failed ? 'The run ended before its end: not everything was measured' : 'Every budget is kept';
console.log(
  `\n${missed.length === 0 ? kept : `${missed.length} missed: ${missed.map(({ what }) => what).join('; ')}`}; results in ${path.relative(process.cwd(), options.json)}`,
);
process.exit(failed || (options.strict && missed.length > 0) ? 1 : 0);
