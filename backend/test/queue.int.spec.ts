import { Logger } from '@nestjs/common';
import { runMigrations } from 'bullmq';
import { Redis } from 'ioredis';
import { Client } from 'pg';
import { Jobs, queueBackend, type QueueBackend } from '../src/platform/infrastructure/jobs/jobs';
import { createTestDatabase } from '../src/platform/testing/test-database';
import { eventually, TestSystem } from './support/system';
import type { Visitor } from './support/world/visitor';

const LOG = 'a-log-of-tests';
const REDIS = process.env['TEST_REDIS_URL'] ?? process.env['REDIS_URL'];

interface Ground {
  readonly backend: QueueBackend;
  /** The server forgets all it had. */
  lose(): Promise<unknown>;
  close(): Promise<void>;
}

const onPostgres = async (): Promise<Ground> => {
  const database = await createTestDatabase();
  const client = new Client({ connectionString: database.url });
  await client.connect();
  await runMigrations(client);
  await client.end();
  const emptied = async (): Promise<void> => {
    const owner = new Client({ connectionString: database.url });
    await owner.connect();
    try {
      const { rows } = await owner.query<{ name: string }>(
        `SELECT string_agg(format('bullmq.%I', tablename), ', ') AS name FROM pg_tables WHERE schemaname = 'bullmq'
          AND tablename !~ 'migration'`,
      );
      await owner.query(`TRUNCATE ${rows[0]?.name ?? ''}`);
    } finally {
      await owner.end();
    }
  };
  // A worker at work locks the same tables in another order: whoever PostgreSQL picks to give way tries again.
  const lose = async (tries = 10): Promise<void> => {
    try {
      await emptied();
    } catch (error) {
      if (tries === 0 || (error as { code?: string }).code !== '40P01') throw error;
      await lose(tries - 1);
    }
  };
  return { backend: queueBackend(database.url, undefined), lose, close: () => database.drop() };
};

const onRedis = (): Promise<Ground> => {
  // a database of its own for each worker of the test run
  const url = new URL(REDIS ?? '');
  url.pathname = `/${process.env['JEST_WORKER_ID'] ?? '1'}`;
  const redis = new Redis(url.href);
  return Promise.resolve({
    backend: queueBackend('', url.href),
    lose: () => redis.flushdb(),
    close: () => redis.quit().then(() => undefined),
  });
};

describe('a Redis that does not answer', () => {
  let system: TestSystem;
  let admin: Visitor;
  beforeAll(async () => {
    system = await TestSystem.start({ over: { redisUrl: 'redis://127.0.0.1:1' } });
    admin = await system.as('admin');
  });
  afterAll(() => system.stop({ verify: false }));

  it.each([
    ['GET', '/api/jobs'],
    ['GET', '/api/jobs/one'],
    ['POST', '/api/jobs/retry'],
    ['POST', '/api/jobs/one/retry'],
  ] as const)('%s %s says so within three seconds', async (method, path) => {
    const started = performance.now();
    const { status, body, headers } = await admin.send(method, path, undefined, {});
    expect([status, body]).toEqual([
      503,
      expect.objectContaining({
        code: 'QUEUE_AWAY',
        message: 'The queue of background jobs does not answer at the moment. Please try again in a minute.',
      }),
    ]);
    expect(headers.get('retry-after')).toBe('60');
    expect(performance.now() - started).toBeLessThan(3_000);
  });

  it('leaves the other news in the bell', async () => {
    expect((await admin.get('/api/notifications')).status).toBe(200);
  });
});

const grounds: [string, () => Promise<Ground>][] = [
  ['PostgreSQL', onPostgres],
  ...(REDIS ? ([['Redis', onRedis]] as [string, () => Promise<Ground>][]) : []),
];

describe.each(grounds)('the queue on %s', (_, ground) => {
  let at: Ground;
  let jobs: Jobs;
  let run: string;
  let count = 0;
  let seen: string[];
  let broken: boolean;

  beforeAll(async () => {
    Logger.overrideLogger(false);
    at = await ground();
  });
  afterAll(() => at.close());
  beforeEach(() => {
    run = `${process.pid}-${(count += 1)}`;
    seen = [];
    broken = true;
    jobs = new Jobs(at.backend, `${LOG}-${run}`);
    jobs.handle('note', ({ data }) => Promise.resolve(seen.push(String(data['what']))));
    jobs.handle('fragile', () =>
      broken ? Promise.reject(new Error('the printer is on fire')) : Promise.resolve('done'),
    );
    jobs.handle('slow', async ({ progress }) => {
      await progress(40);
      await new Promise((resolve) => setTimeout(resolve, 400));
      seen.push('slow done');
    });
  });
  afterEach(() => jobs.close());

  it('runs a job once, however often it is asked for under one id', async () => {
    await jobs.add('note', `note-${run}`, { what: 'first' });
    await jobs.add('note', `note-${run}`, { what: 'second' });
    jobs.startWorker();
    await eventually(
      () => Promise.resolve(seen),
      (list) => list.includes('first'),
    );
    await jobs.add('note', `note-${run}`, { what: 'third' });
    await jobs.add('note', `other-${run}`, { what: 'other' });
    await eventually(
      () => Promise.resolve(seen),
      (list) => list.includes('other'),
    );
    expect(seen).toEqual(['first', 'other']);
  });

  it('keeps a dead job where it can be seen, without its stack, and tries it again when asked', async () => {
    await jobs.add('fragile', `fragile-${run}`, { subject: 'Invoice 7' }, { attempts: 2 });
    jobs.startWorker();
    const dead = await eventually(
      () => jobs.list('failed'),
      (list) => list.some(({ id }) => id === `fragile-${run}`),
      20_000,
    );
    expect(dead.find(({ id }) => id === `fragile-${run}`)).toMatchObject({
      name: 'fragile',
      state: 'failed',
      subject: 'Invoice 7',
      attempts: 2,
      maxAttempts: 2,
      failure: 'The work could not be finished. The log has the details.',
    });
    broken = false;
    await jobs.retry(`fragile-${run}`);
    await eventually(
      () => jobs.find(`fragile-${run}`),
      (job) => job?.state === 'completed',
      20_000,
    );
  });

  it('refuses to try again what has not failed, and says when a job does not exist', async () => {
    await jobs.add('note', `note-${run}`, {});
    await expect(jobs.retry(`note-${run}`)).rejects.toMatchObject({ code: 'JOB_NOT_FAILED' });
    jobs.startWorker();
    await eventually(
      () => jobs.find(`note-${run}`),
      (job) => job?.state === 'completed',
    );
    await expect(jobs.retry(`note-${run}`)).rejects.toMatchObject({ code: 'JOB_NOT_FAILED' });
    await expect(jobs.retry('nobody')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('runs the jobs of one log only, whoever else is on the same server with jobs of the same names and ids', async () => {
    const ran: string[] = [];
    const logs = ['log-one', 'log-two'].map((log) => {
      const own = new Jobs(at.backend, log);
      own.handle('note', ({ data }) => Promise.resolve(ran.push(`${log} ran ${String(data['of'])}`)));
      return own;
    });
    const [one, two] = logs;
    await two?.add('note', `same-${run}`, { of: 'two' });
    one?.startWorker();
    await one?.add('note', `same-${run}`, { of: 'one' });
    await eventually(
      () => Promise.resolve(ran),
      (list) => list.length > 0,
    );
    two?.startWorker();
    await eventually(
      () => Promise.resolve(ran),
      (list) => list.length > 1,
    );
    expect(ran).toEqual(['log-one ran one', 'log-two ran two']);
    await Promise.all(logs.map((own) => own.close()));
  });

  it('gets its schedules back when the server lost all it had', async () => {
    const own = new Jobs(at.backend, 'log-of-schedules', { renewMs: 100 });
    own.handle('nightly', () => Promise.resolve());
    await own.schedule('nightly', '15 0 * * *', () => Promise.resolve('America/New_York'));
    own.startWorker();
    const isThere = async (): Promise<boolean> => (await own.list('delayed')).some(({ name }) => name === 'nightly');
    expect(await isThere()).toBe(true);
    await at.lose();
    await eventually(isThere, (there) => there);
    await own.close();
  });

  it('follows a zone that changed, and leaves a schedule alone that did not', async () => {
    const own = new Jobs(at.backend, 'log-of-zones', { renewMs: 50 });
    let zone = 'America/New_York';
    own.handle('nightly', () => Promise.resolve());
    await own.schedule('nightly', '15 0 * * *', () => Promise.resolve(zone));
    own.startWorker();
    const [first] = await own.list('delayed');
    await eventually(
      () => own.list('delayed'),
      (list) => list[0]?.id === first?.id,
    );
    zone = 'Asia/Tokyo';
    await eventually(
      () => own.list('delayed'),
      (list) => list.length === 1 && list[0]?.id !== first?.id,
    );
    await own.close();
  });

  it('finishes the running job before it closes', async () => {
    jobs.startWorker();
    await jobs.add('slow', `slow-${run}`, {});
    await eventually(
      () => jobs.find(`slow-${run}`),
      (job) => job?.progress === 40,
    );
    await jobs.close();
    expect(seen).toContain('slow done');
    jobs = new Jobs(at.backend, LOG);
  });
});

it('is tested on Redis where Redis is required', () => {
  if (process.env['REQUIRE_REDIS'] === '1') expect(REDIS).toBeTruthy();
  else expect(grounds.length).toBeGreaterThan(0);
});
