// npm run test:crash, its second half: two api processes behind the proxy are told to stop and started again one after
// the other, while clerks go on working.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { build, root } from './lib/ground.mjs';
import { freePort, startProxy } from './lib/proxy.mjs';
import { expect, say } from './lib/violations.mjs';

const REQUESTS = 1_000;
const CLERKS = 4;
const BETWEEN_MS = 60;
const built = (file) => path.join(root, 'dist/backend/src', file);
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

class Api {
  constructor(environment, port) {
    this.environment = { ...environment, PORT: String(port) };
    this.address = `127.0.0.1:${port}`;
  }

  async start() {
    this.child = spawn(process.execPath, [built('main.js')], {
      env: this.environment,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let words = '';
    for (const stream of [this.child.stdout, this.child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (words += text));
    while (!words.includes('Axlebook is ready')) {
      if (this.child.exitCode !== null) throw new Error(`An api process did not start: ${words}`);
      await wait(20);
    }
  }

  async stop() {
    if (!this.child || this.child.exitCode !== null || this.child.signalCode !== null) return;
    const ended = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    await ended;
  }
}

/**
 * Every fourth request books an invoice under a key of its own, the others read. @returns the keys that were
 * acknowledged, and what failed
 */
const work = async (address, admin, isOver) => {
  const send = async (method, at, body, headers = {}) => {
    const response = await fetch(address + at, {
      method,
      headers: { origin: address, 'content-type': 'application/json', ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return {
      status: response.status,
      cookie: response.headers
        .getSetCookie()
        .find((each) => each.startsWith('axlebook.sid='))
        ?.split(';')[0],
      body: await response.json().catch(() => null),
    };
  };
  const { cookie, status } = await send('POST', '/api/admin/login', admin);
  if (status !== 200) throw new Error(`Nobody could sign in: ${status}`);
  const { body: broker } = await send('POST', '/api/brokers', { name: 'Rolling Stone Freight' }, { cookie });
  const done = { sent: 0, acknowledged: [], failed: [] };
  const one = async (nr) => {
    const key = `rolling-${nr}`;
    const writes = nr % 4 === 0;
    const asked = writes
      ? send(
          'POST',
          '/api/invoices',
          { brokerId: broker.id, amount: '100.00', notes: key },
          { cookie, 'idempotency-key': key },
        )
      : send('GET', `/api/brokers/${broker.id}`, null, { cookie });
    const { status: got } = await asked.catch((error) => ({ status: error.message }));
    if (got === 201) done.acknowledged.push(key);
    else if (got !== 200) done.failed.push(`${writes ? 'write' : 'read'} ${nr}: ${got}`);
  };
  await Promise.all(
    Array.from({ length: CLERKS }, async () => {
      while (done.sent < REQUESTS || !isOver()) {
        await one((done.sent += 1));
        await wait(BETWEEN_MS);
      }
    }),
  );
  return done;
};

const main = async () => {
  build();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'axlebook-rolling-'));
  chmodSync(folder, 0o755);
  const { startEmbeddedPostgres } = createRequire(import.meta.url)(
    built('platform/database/embedded/embedded-postgres.js'),
  );
  const { ensureDatabase } = createRequire(import.meta.url)(built('platform/installation/migrate.js'));
  const postgres = await startEmbeddedPostgres({ dataDir: folder });
  const environment = {
    ...process.env,
    NODE_ENV: 'production',
    ROLE: 'api',
    DATABASE_URL: postgres.url,
    AXLEBOOK_DATA_DIR: folder,
    AXLEBOOK_SECRET: 'a-secret-that-only-this-test-uses',
    HOST: '127.0.0.1',
    TRUST_PROXY: '1',
    DEMO: '0',
    LOG_LEVEL: 'silent',
    REDIS_URL: '',
    S3_ENDPOINT: '',
    DRAIN_SECONDS: '',
  };
  const admin = { email: 'rolling@axlebook.test', password: 'a-password-for-rolling' };
  const apis = [new Api(environment, await freePort()), new Api(environment, await freePort())];
  let proxy;
  try {
    await ensureDatabase(postgres.url);
    const made = spawnSync(
      process.execPath,
      [built('cli.js'), 'admin:create', '--email', admin.email, '--password', admin.password],
      { env: environment, encoding: 'utf8' },
    );
    if (made.status !== 0) throw new Error(`No administrator could be made: ${made.stderr}`);
    for (const api of apis) await api.start();
    proxy = await startProxy(apis.map(({ address }) => address));
    say(`rolling restart behind ${proxy.how}`);
    let over = false;
    const working = work(proxy.address, admin, () => over);
    await wait(1_000);
    for (const api of apis) {
      await api.stop();
      await api.start();
      await wait(2_500); // the proxy looks again
    }
    over = true;
    const { sent, acknowledged, failed } = await working;
    expect(
      failed.length === 0,
      `no request fails in a rolling restart: ${failed.length} of ${sent}, first ${failed[0]}`,
    );
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    const { rows } = await client.query("SELECT notes FROM invoices WHERE notes LIKE 'rolling-%'");
    await client.end();
    expect(
      new Set(rows.map(({ notes }) => notes)).size === acknowledged.length && rows.length === acknowledged.length,
      `every acknowledged invoice is there once: ${rows.length} of ${acknowledged.length}`,
    );
    say(
      `  ${sent} requests, ${failed.length} failed; ${acknowledged.length} invoices acknowledged, ${rows.length} there`,
    );
  } finally {
    await proxy?.stop();
    await Promise.all(apis.map((api) => api.stop()));
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};

await main().catch((error) => expect(false, error.message));
