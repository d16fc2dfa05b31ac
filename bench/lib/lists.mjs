// Every kind of list among many rows: against the best SQL behind bare Express, and against itself among fewer.
import path from 'node:path';
import { httpLoad, interleaved } from './http-load.mjs';
import { info, line } from './lines.mjs';
import { makeAdministrator, signIn, startProduct, startServerProcess } from './processes.mjs';
import { percentile } from '../event-store/lib/stats.mjs';
import { clientsOf, moreParties, obligationsOf } from './stories/story.mjs';

const YARDSTICK = path.join(import.meta.dirname, '..', 'yardstick', 'best-lists.mjs');

/** What is asked; the yardstick answers the same at the address of its name. */
const LISTS = {
  brokers: '/api/brokers?limit=50&sort=name',
  clients: '/api/clients?limit=50&status=active&sort=companyName',
  loads: '/api/loads?limit=50&status=pending&sort=-distance',
  invoices: '/api/invoices?limit=50&status=pending&sort=-amount',
  'ledger lines': '/api/ledger/entries?limit=50&account=1100',
  'audit facts': '/api/audit/facts?limit=50&q=detention',
};
/** What else must not grow with the books. */
const GROWING = {
  ...LISTS,
  'invoices by number': '/api/invoices?limit=50&q=INV-000777',
  'ledger lines by number': '/api/ledger/entries?limit=50&q=INV-000777',
  'audit facts by number': '/api/audit/facts?limit=50&q=inv-000777',
  dashboard: '/api/dashboard/stats',
  'invoice summary': '/api/invoices/summary',
  'load summary': '/api/loads/summary',
  'trial balance': '/api/ledger/trial-balance',
  'practice desk': '/api/practice?limit=50',
  'practice desk by week': '/api/practice/weeks',
};
/**
 * What somebody waits for at most, in ms: nineteen of twenty first pages of a list, and half of the openings of a page
 * of figures.
 */
const PATIENCE = {
  ...Object.fromEntries(Object.keys(LISTS).map((name) => [name, { most: 150, of: 0.95 }])),
  dashboard: { most: 200, of: 0.5 },
  'practice desk': { most: 300, of: 0.5 },
};
const CALLS = 25;

const fill = async (books, rows) => {
  await books.add(moreParties(books.parties ?? 0, rows));
  await books.add(clientsOf(books.parties ?? 0, rows));
  await books.add(obligationsOf(books.parties ?? 0, rows));
  books.parties = rows;
  await books.grow({ invoices: rows });
  await books.replay({ measured: false });
};

/** Runs work on the product over these books; @returns what the work does. */
export const served = async (books, work) => {
  const env = { DATABASE_URL: books.url, AXLEBOOK_SECRET: 'a-secret-that-only-this-benchmark-uses', DEMO: '0' };
  if (!books.hasAdministrator) makeAdministrator(books.dataDir, env);
  books.hasAdministrator = true;
  const product = await startProduct(books.dataDir, env);
  try {
    return await work(product.address, await signIn(product.address));
  } finally {
    await product.stop();
  }
};

/** Milliseconds of a few calls each, the quickest first: that says most on a machine that has other work, too. */
const timed = async (address, headers) => {
  const times = {};
  for (const [name, url] of Object.entries(GROWING)) {
    const each = [];
    for (let call = 0; call < CALLS; call += 1) {
      const started = performance.now();
      const response = await fetch(`${address}${url}`, { headers });
      await response.text();
      if (response.status !== 200) throw new Error(`${url} answered ${response.status}`);
      each.push(performance.now() - started);
    }
    times[name] = each.sort((a, b) => a - b);
  }
  return times;
};

const keyOf = ({ id, position }) => id ?? Number(position);
/** Both must say the same, or the comparison says nothing. */
const mustAgree = async (name, ours, theirs, headers) => {
  const [a, b] = await Promise.all(
    [ours, theirs].map(async (url) => {
      const response = await fetch(url, { headers });
      return JSON.stringify([response.headers.get('x-total-count'), (await response.json()).map(keyOf)]);
    }),
  );
  if (a !== b) throw new Error(`The two lists of ${name} differ:\n${a.slice(0, 400)}\n${b.slice(0, 400)}`);
};

export const lists = async (books, { listRows, rounds, seconds, warmUpReads }) => {
  const grown = [];
  const results = {};
  for (const [nr, rows] of listRows.entries()) {
    await fill(books, rows);
    await served(books, async (address, headers) => {
      grown.push({ rows, times: await timed(address, headers) });
      if (nr < listRows.length - 1) return;
      const { today } = await (await fetch(`${address}/api/firm`)).json();
      const best = await startServerProcess(YARDSTICK, { DATABASE_URL: books.url, TODAY: today });
      for (const [name, url] of Object.entries(LISTS)) {
        const there = `/${name.replace(' ', '-')}`;
        await mustAgree(name, `${address}${url}`, `${best.address}${there}`, headers);
        const ask = (at, request) => (time) => httpLoad(at, { ...time, method: 'GET', path: request, headers });
        const [a, b] = [ask(address, url), ask(best.address, there)];
        await a({ amount: warmUpReads });
        await b({ amount: warmUpReads });
        results[name] = await interleaved(
          rounds,
          () => a({ seconds }),
          () => b({ seconds }),
        );
      }
      await best.stop();
    });
  }
  const rows = listRows.at(-1).toLocaleString('en-US');
  return {
    results,
    grown,
    lines: [
      ...Object.entries(results).flatMap(([name, { ours, yardstick, ratio }]) => [
        info(`${name}, ${rows} rows: axlebook, rate`, ours.rate, '/s'),
        info(`${name}, ${rows} rows: the best SQL, rate`, yardstick.rate, '/s'),
        line(`${name}: rate against the best SQL`, ratio, '×', 0.5),
      ]),
      ...Object.entries(PATIENCE).map(([name, { most, of }]) =>
        line(
          `${name}, ${rows} rows: one call, ${of * 100} of 100`,
          percentile(grown.at(-1).times[name], of),
          'ms',
          null,
          most,
        ),
      ),
      ...(grown.length > 1 ? Object.keys(GROWING) : []).flatMap((name) => {
        const [first, last] = [grown[0].times[name][0], grown.at(-1).times[name][0]];
        return [
          info(`${name}: one call among ${listRows[0].toLocaleString('en-US')}`, first, 'ms'),
          line(`${name}: among ${rows} against that`, last / first, '×', null, 1.5),
        ];
      }),
    ],
  };
};
