// Every list that the API publishes, and the pages of figures, on demos of about ten thousand and of about a million facts.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { median, percentile } from '../event-store/lib/stats.mjs';
import { ownChild } from './cleanup.mjs';
import { compiled } from './compiled.mjs';
import { info, line } from './lines.mjs';
import { environment, signIn, startProduct, temporaryFolder } from './processes.mjs';

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
/** What is written behind the log; all else is written in the commit of its facts. */
const FOLLOWED =
  "SELECT min(position) AS n FROM checkpoints WHERE name IN ('reactions', 'ledger-months', 'audit-trail')";
const LIST_MS = 150;
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

/** Milliseconds from the first request to the last answer, call by call, sorted; null where the administrator has no such list. */
const timed = async (address, headers, asks, calls) => {
  const times = [];
  for (let call = 0; call < calls; call += 1) {
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
    times.push(performance.now() - started);
  }
  return times.sort((a, b) => a - b);
};

/** Waits until the read tables that follow the log have followed it, and its statistics are those of a day's work; @returns the facts. */
const atRest = async (dataDir) => {
  const client = new pg.Client({ connectionString: readFileSync(path.join(dataDir, 'database-url'), 'utf8').trim() });
  client.on('error', () => undefined); // the server may end before this client does
  await client.connect();
  const read = async (text) => Number((await client.query(text)).rows[0].n);
  const facts = await read('SELECT max(position) AS n FROM facts');
  while ((await read(FOLLOWED)) < facts) await sleep(500);
  await client.query('VACUUM ANALYZE');
  await client.end();
  return facts;
};

const measured = async (scale, { calls, keep }) => {
  const dataDir = await planted(scale, keep);
  const product = await startProduct(dataDir);
  try {
    const facts = await atRest(dataDir);
    const headers = await signIn(product.address);
    const times = {};
    for (const [name, { asks }] of Object.entries(PAGES))
      times[name] = await timed(product.address, headers, asks, calls);
    for (const list of publishedLists())
      times[list] = await timed(product.address, headers, [`${list}?limit=25`], calls);
    return { scale, facts, times };
  } finally {
    await product.stop();
  }
};

export const demo = async ({ scales, demoCalls: calls, keep }) => {
  const runs = [];
  for (const scale of scales) runs.push(await measured(scale, { calls, keep }));
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
