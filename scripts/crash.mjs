// npm run test:crash: kills the compiled product in the middle of its work and shows that no acknowledged write was
// lost and none is half there.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import pg from 'pg';
import { build, root } from './lib/ground.mjs';
import { expect, say, violations } from './lib/violations.mjs';

const REQUESTS = 200;
const ACKNOWLEDGED_BEFORE_DEATH = 60;
/**
 * Writers come one after the other, faster than they are served: at once they would share a single commit, and there
 * would be no middle.
 */
const BETWEEN_WRITERS_MS = 1;
const START_MS = 60_000;
const ADMIN = { email: 'crash@axlebook.test', password: 'a-password-for-crashes' };
/** A process that works at as many requests as it can tells the others to come back (Retry-After). */
const BUSY = Symbol('come back later');
const COME_BACK_MS = 500;
const MOST_TRIES = 40;
/** A run of all shares kills the server once more, after PostgreSQL came back. */
const VICTIMS = ['server', 'postmaster', ...((process.env.TEST_SHARE ?? '1/1') === '1/1' ? ['server'] : [])];
const KILLED_BY = { server: 'the server', postmaster: 'PostgreSQL' };

const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** One installation in a folder of its own, whose processes can be killed and started again. */
class Installation {
  folder = mkdtempSync(path.join(os.tmpdir(), 'axlebook-crash-'));
  environment = {
    ...process.env,
    AXLEBOOK_DATA_DIR: this.folder,
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    DEMO: '0',
    DATABASE_URL: '',
    REDIS_URL: '',
    S3_ENDPOINT: '',
    NODE_ENV: 'production',
  };

  constructor() {
    chmodSync(this.folder, 0o755); // PostgreSQL may run as another user below it
  }

  command(...args) {
    return spawnSync(process.execPath, [path.join(root, 'dist/backend/src/cli.js'), ...args], {
      env: this.environment,
      encoding: 'utf8',
    });
  }

  async start() {
    const began = performance.now();
    this.server = spawn(process.execPath, [path.join(root, 'dist/backend/src/main.js')], {
      env: this.environment,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.words = '';
    this.ended = once(this.server, 'exit');
    for (const stream of [this.server.stdout, this.server.stderr])
      stream.setEncoding('utf8').on('data', (text) => (this.words += text));
    while (!this.words.includes('Axlebook is ready')) {
      if (this.server.exitCode !== null || performance.now() - began > START_MS)
        throw new Error(`The server did not start: ${this.words}`);
      await wait(20);
    }
    this.address = /http:\/\/localhost:\d+/.exec(this.words)[0].replace('localhost', '127.0.0.1');
    return Math.round(performance.now() - began);
  }

  get databaseUrl() {
    return readFileSync(path.join(this.folder, 'database-admin-url'), 'utf8').trim();
  }

  get postmaster() {
    return Number(readFileSync(path.join(this.folder, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[0]);
  }

  get running() {
    return this.server !== undefined && this.server.exitCode === null && this.server.signalCode === null;
  }

  async stop(signal = 'SIGTERM') {
    if (!this.running) return;
    this.server.kill(signal);
    await this.ended;
  }

  async sql(text, values = []) {
    const client = new pg.Client({ connectionString: this.databaseUrl });
    await client.connect();
    try {
      return (await client.query(text, values)).rows;
    } finally {
      await client.end();
    }
  }

  /** Ends what still runs and takes the folder away. */
  async remove() {
    await this.stop();
    const lock = path.join(this.folder, 'postgres/data/postmaster.pid');
    for (let tries = 0; existsSync(lock) && alive(this.postmaster) && tries < 200; tries += 1) await wait(50);
    rmSync(this.folder, { recursive: true, force: true });
  }
}

const alive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

class Clerk {
  constructor(installation) {
    this.installation = installation;
  }

  async send(method, address, body, headers = {}) {
    const { address: origin } = this.installation;
    const response = await fetch(origin + address, {
      method,
      headers: {
        origin,
        'content-type': 'application/json',
        ...(this.cookie ? { cookie: this.cookie } : {}),
        ...headers,
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const cookie = response.headers.getSetCookie().find((each) => each.startsWith('axlebook.sid='));
    if (cookie) this.cookie = cookie.split(';')[0];
    return { status: response.status, body: await response.json().catch(() => null) };
  }

  async signIn() {
    const { status, body } = await this.send('POST', '/api/admin/login', ADMIN);
    if (status !== 200) throw new Error(`Nobody could sign in: ${status} ${body?.message}`);
  }

  /** As a client of the API should: comes back when it is told to. */
  async patiently(brokerId, key) {
    for (let tries = 1; tries < MOST_TRIES; tries += 1) {
      const invoice = await this.invoice(brokerId, key);
      if (invoice !== BUSY) return invoice;
      await wait(COME_BACK_MS);
    }
    return this.invoice(brokerId, key);
  }

  /** The invoice of a key; null when nobody can tell whether it is there, BUSY when it was told to come back. */
  async invoice(brokerId, key) {
    try {
      const body = {
        brokerId,
        notes: key,
        lines: [
          { kind: 'freight', description: 'Freight', amount: '1850.00' },
          { kind: 'detention', description: '3 h', amount: '150.00' },
        ],
      };
      const { status, body: invoice } = await this.send('POST', '/api/invoices', body, { 'idempotency-key': key });
      return status === 201 ? invoice : status === 503 ? BUSY : null;
    } catch {
      return null;
    }
  }
}

/** What must hold of any database of ours, whenever it stopped. Each answers the rows that break the rule. */
const RULES = {
  'positions of the log have no gap': 'SELECT count(*) AS n FROM facts HAVING count(*) <> COALESCE(max(position), 0)',
  'versions of a stream have no gap':
    'SELECT stream_id FROM facts GROUP BY stream_id HAVING count(*) <> max(version) OR min(version) <> 1',
  'every issued invoice has its row': `SELECT stream_id FROM facts f WHERE type = 'InvoiceIssued'
    AND NOT EXISTS (SELECT 1 FROM invoices i
      WHERE f.stream_id = 'invoice-' || i.id)`,
  'every invoice row has its fact': `SELECT id FROM invoices i WHERE NOT EXISTS (SELECT 1 FROM facts f
    WHERE f.stream_id = 'invoice-' || i.id
      AND type = 'InvoiceIssued')`,
  'every issued invoice has one entry': `SELECT f.stream_id FROM facts f LEFT JOIN facts e ON e.type =
    'JournalEntryPosted' AND e.data#>>'{source,id}' = f.data->>'id'
    WHERE f.type = 'InvoiceIssued' GROUP BY f.stream_id HAVING count(e.position) <> 1`,
  'every entry has its lines': `SELECT f.stream_id FROM facts f WHERE type = 'JournalEntryPosted' AND (SELECT count(*)
    FROM journal_lines l
      WHERE f.stream_id = 'entry-' || l.entry_id) <> jsonb_array_length(f.data->'lines')`,
  'every line has its entry': `SELECT entry_id FROM journal_lines l WHERE NOT EXISTS (SELECT 1 FROM facts f
      WHERE f.stream_id = 'entry-' || l.entry_id)`,
  'every entry balances': 'SELECT entry_id FROM journal_lines GROUP BY entry_id HAVING sum(debit) <> sum(credit)',
  'what is receivable is what is open': `SELECT 1 AS off WHERE (SELECT COALESCE(sum(debit - credit), 0)
    FROM journal_lines
      WHERE account_number = '1100') <> (SELECT COALESCE(sum(open), 0) FROM invoices)`,
  'a key made one invoice': 'SELECT notes FROM invoices GROUP BY notes HAVING count(*) <> 1',
  'every kept answer has its invoice': `SELECT key FROM idempotent_answers a WHERE route LIKE '%/invoices'
    AND NOT EXISTS (SELECT 1 FROM invoices i
      WHERE i.notes = a.key)`,
  'every invoice has its kept answer':
    'SELECT notes FROM invoices i WHERE NOT EXISTS (SELECT 1 FROM idempotent_answers a WHERE a.key = i.notes)',
};

const checkRules = async (installation, when) => {
  for (const [rule, text] of Object.entries(RULES)) {
    const rows = await installation.sql(text);
    expect(rows.length === 0, `${when}: ${rule} (${rows.length}, first ${JSON.stringify(rows[0])})`);
  }
};

const checkAcknowledged = async (installation, acknowledged, when) => {
  const rows = await installation.sql('SELECT id, notes, invoice_number AS number, amount FROM invoices');
  const kept = new Map(rows.map((row) => [row.notes, row]));
  for (const [key, { id, invoiceNumber }] of acknowledged) {
    const row = kept.get(key);
    expect(
      row !== undefined && Number(row.id) === id && row.number === invoiceNumber && Number(row.amount) === 200_000,
      `${when}: the acknowledged invoice ${invoiceNumber} is there as it was told`,
    );
  }
  return rows.length;
};

/**
 * After the server's death PostgreSQL ends by itself; after PostgreSQL's death the server recovers or stops with a
 * sentence.
 */
const afterDeath = async (installation, victim) => {
  if (victim === 'server') return installation.ended;
  const until = performance.now() + 30_000;
  while (installation.running && performance.now() < until) {
    const ready = await fetch(`${installation.address}/api/health/ready`).then(
      async (response) => ({ status: response.status, text: await response.text() }),
      () => null,
    );
    // readiness is told from memory: for a moment it says what was so before
    const answers = ready?.status === 200 && (await installation.sql('SELECT 1').catch(() => null));
    if (answers) return say('  the server recovered by itself');
    await wait(100);
  }
  if (installation.running) {
    expect(false, 'the server neither recovered nor stopped within 30 s of the death of PostgreSQL');
    return installation.stop('SIGKILL');
  }
  const sentence = installation.words.trim().split('\n').at(-1);
  expect(
    /database|PostgreSQL/i.test(sentence) && !/^\s*at /m.test(installation.words),
    `the server stopped with a clear sentence, not: ${sentence}`,
  );
  return say(`  the server stopped and said: ${sentence}`);
};

const round = async (installation, clerk, brokerId, victim, number) => {
  say(
    `Round ${number}: ${REQUESTS} concurrent invoices, ${KILLED_BY[victim]} is killed after ${ACKNOWLEDGED_BEFORE_DEATH} answers`,
  );
  const keys = Array.from({ length: REQUESTS }, (_, index) => `crash-${number}-${index}`);
  const acknowledged = new Map();
  let killed = false;
  await Promise.all(
    keys.map(async (key, index) => {
      await wait(index * BETWEEN_WRITERS_MS);
      const invoice = await clerk.invoice(brokerId, key);
      if (!invoice || invoice === BUSY) return;
      acknowledged.set(key, invoice);
      if (killed || acknowledged.size < ACKNOWLEDGED_BEFORE_DEATH) return;
      killed = true;
      process.kill(victim === 'server' ? installation.server.pid : installation.postmaster, 'SIGKILL');
    }),
  );
  // the connections of a killed postmaster may finish what they are at
  expect(
    killed && (victim === 'postmaster' || acknowledged.size < REQUESTS),
    `the kill came in the middle (${acknowledged.size} of ${REQUESTS} were acknowledged)`,
  );
  await afterDeath(installation, victim);
  const started = installation.running ? null : await installation.start();
  const kept = await checkAcknowledged(installation, acknowledged, 'after the crash');
  await checkRules(installation, 'after the crash');
  const before = kept - REQUESTS * (number - 1);
  say(
    `  ${acknowledged.size} acknowledged, ${before} in the log${started === null ? '' : `, ready again after ${started} ms`}`,
  );

  const repeated = await Promise.all(keys.map(async (key) => [key, await clerk.patiently(brokerId, key)]));
  for (const [key, invoice] of repeated) {
    expect(invoice !== null && invoice !== BUSY, `the repeated request ${key} is answered`);
    const first = acknowledged.get(key);
    if (first && invoice)
      expect(isDeepStrictEqual(first, invoice), `the repeated request ${key} gets the first answer`);
  }
  const after = await checkAcknowledged(
    installation,
    new Map(repeated.filter(([, invoice]) => invoice && invoice !== BUSY)),
    'after the repeats',
  );
  expect(after === REQUESTS * number, `after the repeats there are ${REQUESTS * number} invoices, not ${after}`);
  await checkRules(installation, 'after the repeats');
  const replayed = installation.command('replay', '--verify');
  expect(replayed.status === 0, `the replay makes the same tables: ${replayed.stdout}${replayed.stderr}`);
  say(
    `  ${REQUESTS - acknowledged.size} repeated with their keys, ${after - REQUESTS * (number - 1)} there, each once; ${replayed.stdout.trim().split('\n').at(-1)}`,
  );
};

const main = async () => {
  build();
  const installation = new Installation();
  const clerk = new Clerk(installation);
  process.on('SIGINT', () => void installation.remove().then(() => process.exit(1)));
  try {
    const made = installation.command('admin:create', '--email', ADMIN.email, '--password', ADMIN.password);
    if (made.status !== 0) throw new Error(`No administrator could be made: ${made.stderr}`);
    await installation.start();
    await clerk.signIn();
    const { body: broker } = await clerk.send('POST', '/api/brokers', { name: 'Summit Freight Brokers' });
    for (const [nr, victim] of VICTIMS.entries()) await round(installation, clerk, broker.id, victim, nr + 1);
    const [{ n }] = await installation.sql('SELECT count(*) AS n FROM facts');
    say(`${n} facts, ${Object.keys(RULES).length} rules checked twice a round, ${violations()} violations`);
  } catch (error) {
    expect(false, error.message);
  } finally {
    await installation.remove();
  }
};

await main();
