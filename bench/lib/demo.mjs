// Every list that the API publishes, and the pages of figures, on demos of about ten thousand and of about a million
// events.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { median, percentile } from '../event-store/lib/stats.mjs';
import { ownChild } from './cleanup.mjs';
import { compiled } from './compiled.mjs';
import { info, line } from './lines.mjs';
import { OF_THE_DEMO, environment, signIn, startProduct, temporaryFolder } from './processes.mjs';

/** What a page asks for when it is opened, all at once. */
const PAGES = {
  dashboard: {
    most: 200,
    asks: [
      '/api/dashboard/stats',
      '/api/invoices/summary',
      '/api/invoices/months',
      '/api/invoices?limit=3',
      '/api/expenses?limit=5',
    ],
  },
  'practice desk': { most: 300, asks: ['/api/practice?limit=25', '/api/practice/weeks', '/api/practice/people'] },
  'practice desk by client': {
    most: 300,
    asks: ['/api/practice/by-client?limit=25', '/api/practice/weeks', '/api/practice/people'],
  },
};
/** What is written behind the log; all else is written in the commit of its events. */
const FOLLOWED =
  "SELECT min(position) AS n FROM checkpoints WHERE name IN ('reactions', 'ledger-months', 'audit-trail')";
const LIST_MS = 150;
/**
 * Calls before the measured ones, as on any day that has begun: else what is asked first pays for what the process has
 * not compiled yet.
 */
const WARM_CALLS = 20;
const GROWTH = 1.5;

/** The addresses of all lists that are not of one record, from the published document. */
const publishedLists = () => {
  const { paths } = JSON.parse(readFileSync(path.join(compiled, '../../openapi.json'), 'utf8'));
  return Object.entries(paths)
    .filter(([address, { get }]) => !address.includes('{') && get?.parameters?.some(({ name }) => name === 'limit'))
    .map(([address]) => address);
};

/** A demo of some scale; in `keep`, where a folder is named, it is there for the next run. */
const planted = async (scale, keep) => {
  const dataDir = keep ? path.join(keep, `scale-${scale}`) : temporaryFolder();
  const marker = path.join(dataDir, 'planted');
  if (existsSync(marker)) return dataDir;
  mkdirSync(dataDir, { recursive: true });
  const child = ownChild(
    spawn(process.execPath, [path.join(compiled, 'cli.js'), 'demo', '--scale', String(scale)], {
      env: environment(dataDir),
      stdio: ['ignore', 'inherit', 'inherit'],
    }),
  );
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error(`The demo of scale ${scale} was not planted: ${code}`);
  writeFileSync(marker, '');
  return dataDir;
};

/**
 * Milliseconds from the first request to the last answer of one opening; null where the administrator has no such list.
 */
const opened = async ({ address, headers }, asks) => {
  const started = performance.now();
  const statuses = await Promise.all(
    asks.map(async (ask) => {
      const response = await fetch(address + ask, { headers });
      await response.text();
      return response.status;
    }),
  );
  if (statuses.every((status) => status === 403)) return null;
  const refused = statuses.findIndex((status) => status !== 200);
  if (refused >= 0) throw new Error(`${asks[refused]} answered ${statuses[refused]}`);
  return performance.now() - started;
};

/** What each demo takes, call by call in turn, so that whatever else the machine does meets all of them alike. */
const timed = async (demos, name, asks, calls) => {
  const times = demos.map(() => []);
  for (let call = -WARM_CALLS; call < calls; call += 1)
    for (const [nr, demo] of demos.entries()) {
      const time = await opened(demo, asks);
      if (time === null) times[nr] = null;
      else if (call >= 0) times[nr]?.push(time);
    }
  demos.forEach((demo, nr) => (demo.times[name] = times[nr]?.sort((a, b) => a - b) ?? null));
};

/**
 * Waits until the read tables that follow the log have followed it, and its statistics are those of a day's work;
 * @returns the events.
 */
const atRest = async (dataDir) => {
  const client = new pg.Client({
    connectionString: readFileSync(path.join(dataDir, 'database-admin-url'), 'utf8').trim(),
  });
  client.on('error', () => undefined); // the server may end before this client does
  await client.connect();
  const read = async (text) => Number((await client.query(text)).rows[0].n);
  const facts = await read('SELECT max(position) AS n FROM facts');
  while ((await read(FOLLOWED)) < facts) await sleep(500);
  await client.query('VACUUM ANALYZE');
  await client.end();
  return facts;
};

/** A demo that is served, and no longer at work on what it was planted with. */
const served = async (scale, dataDir) => {
  const product = await startProduct(dataDir);
  const facts = await atRest(dataDir);
  return {
    scale,
    facts,
    product,
    address: product.address,
    headers: await signIn(product.address, OF_THE_DEMO),
    times: {},
  };
};

export const demo = async ({ scales, demoCalls: calls, keep }) => {
  const demos = [];
  for (const scale of scales) demos.push(await served(scale, await planted(scale, keep)));
  for (const [name, { asks }] of Object.entries(PAGES)) await timed(demos, name, asks, calls);
  for (const list of publishedLists()) await timed(demos, list, [`${list}?limit=25`], calls);
  for (const { product } of demos) await product.stop();
  const runs = demos.map(({ scale, facts, times }) => ({ scale, facts, times }));
  const [first, last] = [runs[0], runs.at(-1)];
  const names = Object.keys(last.times).filter((name) => last.times[name]);
  const of = `${last.facts.toLocaleString('en-US')} facts`;
  const slower = (name) => median(last.times[name]) / median(first.times[name]);
  return {
    runs,
    lines: [
      ...runs.map(({ scale, facts }) => info(`facts of the demo of scale ${scale}`, facts, '')),
      ...names.map((name) =>
        PAGES[name]
          ? line(`${name}: half of its openings, ${of}`, median(last.times[name]), 'ms', null, PAGES[name].most)
          : line(`${name}: 95 of 100 first pages`, percentile(last.times[name], 0.95), 'ms', null, LIST_MS),
      ),
      ...(runs.length > 1
        ? names.map((name) =>
            line(`${name}: half of the openings, against the smaller demo`, slower(name), '×', null, GROWTH),
          )
        : []),
    ],
  };
};
