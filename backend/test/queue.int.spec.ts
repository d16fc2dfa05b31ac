import { runMigrations } from 'bullmq';
import { Client } from 'pg';
import { Jobs, queueBackend, type QueueBackend } from '../src/platform/jobs/jobs';
import { createTestDatabase } from '../src/platform/testing/test-database';
import { eventually } from './support/system';

const LOG = 'a-log-of-tests';
const REDIS = process.env['TEST_REDIS_URL'] ?? process.env['REDIS_URL'];

interface Ground {
  readonly backend: QueueBackend;
  close(): Promise<void>;
}

const onPostgres = async (): Promise<Ground> => {
  const database = await createTestDatabase();
  const client = new Client({ connectionString: database.url });
  await client.connect();
  await runMigrations(client);
  await client.end();
  return { backend: queueBackend(database.url, undefined), close: () => database.drop() };
};

const onRedis = (): Promise<Ground> => {
  // a database of its own for each worker of the test run
  const url = new URL(REDIS ?? '');
  url.pathname = `/${process.env['JEST_WORKER_ID'] ?? '1'}`;
  return Promise.resolve({ backend: queueBackend('', url.href), close: () => Promise.resolve() });
};

const grounds: [string, () => Promise<Ground>][] = [['PostgreSQL', onPostgres], ...(REDIS ? ([['Redis', onRedis]] as [string, () => Promise<Ground>][]) : [])];

describe.each(grounds)('the queue on %s', (_, ground) => {
  let at: Ground;
  let jobs: Jobs;
  const run = `${process.pid}-${Date.now()}`;

  beforeAll(async () => {
    at = await ground();
    jobs = new Jobs(at.backend, LOG);
  });
  afterAll(async () => {
    await jobs.close();
    await at.close();
  });

  const seen: string[] = [];
  let broken = true;

  it('runs a job once, however often it is asked for under one id', async () => {
    jobs.handle('note', ({ data }) => Promise.resolve(seen.push(String(data['what']))));
    jobs.handle('fragile', () => (broken ? Promise.reject(new Error('the printer is on fire')) : Promise.resolve('done')));
    jobs.handle('slow', async ({ progress }) => {
      await progress(40);
      await new Promise((resolve) => setTimeout(resolve, 400));
      seen.push('slow done');
    });
    await jobs.add('note', `note-${run}`, { what: 'first' });
    await jobs.add('note', `note-${run}`, { what: 'second' });
    jobs.startWorker();
    await eventually(() => Promise.resolve(seen), (list) => list.includes('first'));
    await jobs.add('note', `note-${run}`, { what: 'third' });
    await jobs.add('note', `other-${run}`, { what: 'other' });
    await eventually(() => Promise.resolve(seen), (list) => list.includes('other'));
    expect(seen).toEqual(['first', 'other']);
  });

  it('keeps a dead job where it can be seen, without its stack, and tries it again when asked', async () => {
    await jobs.add('fragile', `fragile-${run}`, { subject: 'Invoice 7' }, { attempts: 2 });
    const dead = await eventually(() => jobs.list('failed'), (list) => list.some(({ id }) => id === `fragile-${run}`), 20_000);
    expect(dead.find(({ id }) => id === `fragile-${run}`)).toMatchObject({ name: 'fragile', state: 'failed', subject: 'Invoice 7', attempts: 2, maxAttempts: 2, failure: 'The work could not be finished. The log has the details.' });
    broken = false;
    await jobs.retry(`fragile-${run}`);
    await eventually(() => jobs.find(`fragile-${run}`), (job) => job?.state === 'completed', 20_000);
  });

  it('refuses to try again what has not failed, and says when a job does not exist', async () => {
    await expect(jobs.retry(`fragile-${run}`)).rejects.toMatchObject({ code: 'JOB_NOT_FAILED' });
    await expect(jobs.retry('nobody')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('finishes the running job before it closes', async () => {
    await jobs.add('slow', `slow-${run}`, {});
    await eventually(() => jobs.find(`slow-${run}`), (job) => job?.progress === 40);
    await jobs.close();
    expect(seen).toContain('slow done');
    jobs = new Jobs(at.backend, LOG);
  });
});

it('is tested on Redis where Redis is required', () => {
  if (process.env['REQUIRE_REDIS'] === '1') expect(REDIS).toBeTruthy();
  else expect(grounds.length).toBeGreaterThan(0);
});
