// The four measurements of the whole product. Each returns what it measured and the budget lines that follow from it.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { median } from '../event-store/lib/stats.mjs';
import { cleanUpLater } from './cleanup.mjs';
import { product } from './compiled.mjs';
import { httpLoad, interleaved } from './http-load.mjs';
import { info, line } from './lines.mjs';
import { OF_THE_DEMO, memoryOf, signIn, startProduct, startServerProcess, temporaryFolder } from './processes.mjs';

const yardstick = (name) => path.join(import.meta.dirname, '..', 'yardstick', `${name}.mjs`);
/** How long a start takes when nothing has to be made or migrated, and what the idle processes hold in memory. */
export const start = async ({ rest, starts }) => {
  const dataDir = temporaryFolder();
  const first = await startProduct(dataDir);
  await first.stop();
  const times = [];
  let memory = null;
  for (let n = 0; n < starts; n += 1) {
    const running = await startProduct(dataDir);
    times.push(running.readyMs);
    if (n === starts - 1) {
      await sleep(rest);
      memory = memoryOf(running.pid);
    }
    await running.stop();
  }
  return {
    firstMs: first.readyMs,
    times,
    memory,
    dataDir,
    lines: [
      info('first start: database made, migrated, demo planted', first.readyMs, 'ms'),
      line('start to ready', median(times), 'ms', null, 3_000),
      line('memory of the server at rest', memory?.node ?? null, 'MB', null, 220),
      info('memory of its PostgreSQL', memory?.children ?? null, 'MB'),
    ],
  };
};

const DRAFT = {
  lines: [
    { kind: 'freight', description: 'Freight', amount: '1850.00' },
    { kind: 'detention', description: '3 h at the receiver', amount: '150.00' },
  ],
};

/** Invoices created over HTTP from 16 connections, against the usual Nest and TypeORM endpoint. */
export const write = async ({ dataDir, rounds, seconds, warmUp }) => {
  const ours = await startProduct(dataDir);
  const url = new URL(readFileSync(path.join(dataDir, 'database-url'), 'utf8').trim());
  const password = readFileSync(path.join(dataDir, 'postgres-password'), 'utf8').trim();
  Object.assign(url, { username: 'axlebook', password }); // who may make databases
  const admin = new pg.Client({ connectionString: url.href });
  await admin.connect();
  await admin.query('CREATE DATABASE yardstick');
  await admin.end();
  const theirs = await startServerProcess(yardstick('write-server'), {
    DATABASE_URL: Object.assign(url, { pathname: '/yardstick' }).href,
  });
  const session = await signIn(ours.address, OF_THE_DEMO);
  const headers = { ...session, 'content-type': 'application/json' };
  const broker = await (
    await fetch(`${ours.address}/api/brokers`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ name: 'Summit Freight Brokers' }),
    })
  ).json();
  const post = (address, brokerId, setupRequest) => (time) =>
    httpLoad(address, {
      ...time,
      method: 'POST',
      path: '/api/invoices',
      headers,
      body: JSON.stringify({ ...DRAFT, brokerId }),
      ...(setupRequest ? { setupRequest } : {}),
    });
  const a = post(ours.address, broker.id, (request) => ({
    ...request,
    headers: { ...request.headers, 'idempotency-key': randomUUID() },
  }));
  const b = post(theirs.address, 1);
  await a({ amount: warmUp });
  await b({ amount: warmUp });
  const result = await interleaved(
    rounds,
    () => a({ seconds }),
    () => b({ seconds }),
  );
  await Promise.all([ours.stop(), theirs.stop()]);
  return { ...result, lines: compared('create an invoice', 'Nest + TypeORM', result, 1.25, 1) };
};

const compared = (what, against, { ours, yardstick: other, ratio, p99Ratio }, least, most) => [
  info(`${what}: axlebook, rate`, ours.rate, '/s'),
  info(`${what}: axlebook, p50`, ours.p50, 'ms'),
  info(`${what}: axlebook, p99`, ours.p99, 'ms'),
  info(`${what}: ${against}, rate`, other.rate, '/s'),
  info(`${what}: ${against}, p50`, other.p50, 'ms'),
  info(`${what}: ${against}, p99`, other.p99, 'ms'),
  line(`${what}: rate against ${against}`, ratio, '×', least),
  line(`${what}: p99 against ${against}`, p99Ratio, '×', null, most),
];

/** A database of real events for the two stages below, on a server of its own. */
export const openBooks = async () => {
  const { startEmbeddedPostgres } = product('platform/database/embedded/embedded-postgres');
  const { Books } = await import('./stories/books.mjs');
  const dataDir = temporaryFolder();
  const server = await startEmbeddedPostgres({ dataDir });
  cleanUpLater(server.stop);
  const books = await Books.open(server.url);
  return Object.assign(books, { dataDir, stop: () => books.close().then(server.stop) });
};

const replayed = async (books, facts) => ({ loadRate: await books.grow({ facts }), ...(await books.replay()) });
const total = ({ facts, rate }) =>
  info(`replay of ${facts.toLocaleString('en-US')} facts into every read table, one after the other`, rate, '/s');

/** Every read table rebuilt from the log, and each against plain SQL that writes the same rows. */
export const replay = async (books, [facts]) => {
  const run = await replayed(books, facts);
  const each = run.lines
    .filter(({ share }) => share)
    .flatMap(({ projection, how, rate, share }) => [
      info(`  ${projection}, by ${how}`, rate, '/s'),
      info(`  ${projection}, share of the SQL limit`, share, '×'),
    ]);
  return { run, lines: [info('facts loaded through the lane', run.loadRate, '/s'), total(run), ...each] };
};

/** The same at larger sizes: does the rate hold? */
export const growth = async (books, [, ...sizes], first) => {
  const runs = [];
  for (const facts of sizes) runs.push(await replayed(books, facts));
  return {
    runs,
    lines: runs.flatMap((run) => [total(run), info('  against the first replay', run.rate / first.rate, '×')]),
  };
};
