// What others feel while somebody holds a row or a table, and what a crowd gets: two api processes on one PostgreSQL.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import pg from 'pg';
import { percentile } from '../event-store/lib/stats.mjs';
import { cleanUpLater } from './cleanup.mjs';
import { compiled, product } from './compiled.mjs';
import { info, line } from './lines.mjs';
import { freePort } from '../../scripts/lib/proxy.mjs';
import { environment, makeAdministrator, signIn, startProduct, temporaryFolder } from './processes.mjs';

const WRITES_A_SECOND = 20;
const SECRET = 'a-secret-that-is-only-used-to-measure';

/** One process with somebody signed in; what it answers to each write, and after how long. */
class Desk {
  constructor(address, machinePort, headers) {
    this.address = address;
    this.machinePort = machinePort;
    this.headers = { ...headers, 'content-type': 'application/json' };
  }

  async send(method, path, body) {
    const started = performance.now();
    const response = await fetch(this.address + path, {
      method,
      headers: this.headers,
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(150_000),
    }).catch((error) => ({ status: error.message, json: async () => ({}) }));
    const answer = await response.json().catch(() => ({}));
    return { status: response.status, ms: performance.now() - started, id: answer.id };
  }
}

const invoice = (brokerId) => ({ brokerId, lines: [{ kind: 'freight', description: 'Freight', amount: '1850.00' }] });

/**
 * Twenty writes a second, in turn through both processes, and now and then one that is concerned, while something is
 * held.
 */
const whileHeld = async ({ desks, url, seconds, hold, others, concerned, every }) => {
  const holder = new pg.Client({ connectionString: url });
  await holder.connect();
  const [seen, waited] = [[], []];
  const sent = [];
  await holder.query('BEGIN');
  await holder.query(hold);
  const end = performance.now() + seconds * 1_000;
  for (let turn = 0; performance.now() < end; turn += 1) {
    const at = performance.now();
    const desk = desks[turn % desks.length];
    sent.push(others[turn % others.length](desk, turn).then((answer) => seen.push(answer)));
    if (turn % every === every >> 1) sent.push(concerned(desk, turn).then((answer) => waited.push(answer)));
    await sleep(Math.max(0, 1_000 / WRITES_A_SECOND - (performance.now() - at)));
  }
  await holder.query('ROLLBACK');
  await holder.end();
  await Promise.all(sent);
  return { seen, waited };
};

const told = (answers) => {
  const times = answers.map(({ ms }) => ms).sort((a, b) => a - b);
  const refused = answers.filter(({ status }) => status !== 200 && status !== 201);
  return { times, refused, most: times.at(-1) ?? 0 };
};

const heldLines = (what, { seen, waited }) => {
  const [others, concerned] = [told(seen), told(waited)];
  return [
    info(`${what}: other writes`, seen.length, ''),
    line(`  of these refused`, others.refused.length, '', null, 0),
    info(`  their p50`, percentile(others.times, 0.5), 'ms'),
    line(`  their p99`, percentile(others.times, 0.99), 'ms', null, 1_000),
    info(`  the slowest`, others.most, 'ms'),
    info(`  those that wait for it`, waited.length, ''),
    line(
      `  of these refused with anything but 503`,
      concerned.refused.filter(({ status }) => status !== 503).length,
      '',
      null,
      0,
    ),
    line(`  their slowest answer`, concerned.most, 'ms', null, 5_000),
  ];
};

const crowdLines = async (desks, brokerId, { connections, turns }, owner) => {
  const crowd = new Worker(new URL('crowd.mjs', import.meta.url), {
    workerData: {
      connections,
      turns,
      desks: desks.map(({ address, headers }) => ({ address, headers })),
      body: JSON.stringify(invoice(brokerId)),
    },
  });
  const ready = [];
  let over = false;
  const watch = async ({ machinePort }) => {
    while (!over) {
      const started = performance.now();
      const { status } = await fetch(`http://127.0.0.1:${machinePort}/ready`, {
        headers: { connection: 'close' },
      }).catch((error) => ({ status: error.message }));
      ready.push({ status, ms: performance.now() - started });
      await sleep(50);
    }
  };
  const watching = desks.map(watch);
  const { answers, cpuMs, connectMs } = await new Promise((resolve, reject) =>
    crowd.once('message', resolve).once('error', reject),
  );
  over = true;
  await Promise.all(watching);
  await crowd.terminate();
  const { times } = told(answers);
  const taken = answers.filter(({ status }) => status === 201);
  const wrong = answers.filter(({ status }) => status !== 201 && status !== 503);
  if (wrong.length > 0) process.stderr.write(`${[...new Set(wrong.map(({ status }) => status))].join(', ')}\n`);
  const { rows } = await owner.query('SELECT id FROM invoices WHERE id = ANY($1::bigint[])', [
    taken.map(({ id }) => id),
  ]);
  return [
    info(`${connections.toLocaleString('en-US')} connections × ${turns} invoices: written`, taken.length, ''),
    info(`  told to come back (503)`, answers.filter(({ status }) => status === 503).length, ''),
    line(`  anything else`, wrong.length, '', null, 0),
    line(`  acknowledged and not there`, taken.length - rows.length, '', null, 0),
    info(`  processor time of the crowd itself`, cpuMs, 'ms'),
    info(`  the slowest connection to be made`, connectMs, 'ms'),
    info(`  p50`, percentile(times, 0.5), 'ms'),
    line(`  the slowest, once connected`, times.at(-1), 'ms', null, 3_000),
    line(
      `  the slowest answer of "ready" meanwhile, of ${ready.length}`,
      Math.max(...ready.map(({ ms }) => ms)),
      'ms',
      null,
      200,
    ),
    line(`  answers of "ready" other than 200`, ready.filter(({ status }) => status !== 200).length, '', null, 0),
  ];
};

export const locks = async ({ heldSeconds, crowd }) => {
  const { startEmbeddedPostgres } = product('platform/database/embedded/embedded-postgres');
  const dataDir = temporaryFolder();
  const server = await startEmbeddedPostgres({ dataDir });
  cleanUpLater(server.stop);
  await product('platform/installation/migrate').ensureDatabase(server.url);
  const env = { DATABASE_URL: server.url, AXLEBOOK_SECRET: SECRET, DEMO: '0', REDIS_URL: '' };
  makeAdministrator(dataDir, env);
  const processes = [];
  const desks = [];
  for (let n = 0; n < 2; n += 1) {
    const machinePort = await freePort();
    const started = await startProduct(dataDir, { ...env, ROLE: 'api', METRICS_PORT: String(machinePort) });
    processes.push(started);
    desks.push(new Desk(started.address, machinePort, await signIn(started.address)));
  }
  const [desk] = desks;
  const brokers = [];
  for (let n = 0; n < 20; n += 1) brokers.push((await desk.send('POST', '/api/brokers', { name: `Broker ${n}` })).id);
  const [held, ...free] = brokers;
  const owner = new pg.Client({ connectionString: server.url });
  await owner.connect();
  const broker = (desk, turn) => desk.send('POST', '/api/brokers', { name: `Broker ${turn} ${Math.random()}` });
  const change = (desk, turn) =>
    desk.send('PATCH', `/api/brokers/${free[turn % free.length]}`, { contactPhone: `555 ${turn}` });
  const load = (desk, turn) =>
    desk.send('POST', '/api/loads', {
      loadNumber: `L-${turn}-${Math.random()}`,
      brokerId: free[turn % free.length],
      pickupLocation: 'Dallas, TX',
      dropoffLocation: 'Tulsa, OK',
    });
  const bill = (desk, turn) => desk.send('POST', '/api/invoices', invoice(free[turn % free.length]));
  const billHeld = (desk) => desk.send('POST', '/api/invoices', invoice(held));
  const lines = [];
  lines.push(
    ...heldLines(
      `a broker's row held for ${heldSeconds} s`,
      await whileHeld({
        desks,
        url: server.url,
        seconds: heldSeconds,
        hold: `SELECT 1 FROM brokers WHERE id = ${held} FOR UPDATE`,
        others: [bill, broker, change, load, billHeld],
        concerned: (desk, turn) => desk.send('PATCH', `/api/brokers/${held}`, { contactPhone: `555 ${turn}` }),
        every: 61,
      }),
    ),
    ...heldLines(
      `the table of invoices locked for ${heldSeconds} s`,
      await whileHeld({
        desks,
        url: server.url,
        seconds: heldSeconds,
        hold: 'LOCK TABLE invoices IN SHARE MODE',
        others: [broker, change, load],
        concerned: bill,
        every: 7,
      }),
    ),
    ...(await crowdLines(desks, free[0], crowd, owner)),
  );
  await owner.end();
  await Promise.all(processes.map(({ stop }) => stop()));
  const verified = spawnSync(process.execPath, [path.join(compiled, 'cli.js'), 'replay', '--verify'], {
    env: { ...environment(dataDir), ...env },
    encoding: 'utf8',
  });
  if (verified.status !== 0) process.stderr.write(`${verified.stdout}${verified.stderr}`);
  lines.push(line('read tables that differ from the log afterwards', verified.status === 0 ? 0 : 1, '', null, 0));
  await server.stop();
  return { lines };
};
