import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Redis } from 'ioredis';
import { Demo } from '../src/modules/administration/demo';
import { ChartSeed } from '../src/modules/accounting/ledger';
import { systemContext } from '../src/platform/event-log/commands/context';
import { connect } from '../src/platform/database/connect';
import { Installation } from '../src/platform/installation/installation';
import { renewLog } from '../src/platform/installation/renew-log';
import { createTestDatabase } from '../src/platform/testing/test-database';
import { metrics } from '../src/platform/core/metrics';
import { Jobs } from '../src/platform/infrastructure/jobs/jobs';
import { Changes } from '../src/platform/realtime/changes';
import { Mailer } from '../src/platform/infrastructure/mail/mailer';
import { ProductProcess } from './support/processes';
import { SmtpServer } from './support/doubles/smtp-server';
import { eventually, TestSystem } from './support/system';
import type { Visitor } from './support/world/visitor';

interface Sent {
  readonly id: number;
  readonly letter: { status: string; reason: string | null; attempts: number; lastTryAt: string | null } | null;
}
interface Job {
  readonly id: string;
  readonly name: string;
  readonly state: string;
  readonly failure: string | null;
}
const QUICK = [
  20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20,
  20,
];
const REDIS = process.env['TEST_REDIS_URL'] ?? process.env['REDIS_URL'];
let count = 0;

const newInvoice = async (admin: Visitor): Promise<number> => {
  const broker = await admin.post<{ id: number }>('/api/brokers', { name: `Letter Lane ${(count += 1)}` });
  return (await admin.post<{ id: number }>('/api/invoices', { brokerId: broker.body.id, amount: '1000.00' })).body.id;
};
const failuresOf = async (job: string): Promise<number> => {
  const { values } = (await metrics.getSingleMetric('axlebook_job_failures_total')?.get()) ?? { values: [] };
  return values.find(({ labels }) => labels['job'] === job)?.value ?? 0;
};

describe('a letter', () => {
  let smtp: SmtpServer;
  let system: TestSystem;
  let admin: Visitor;
  const start = async (letterPauses: readonly number[], workPauses?: readonly number[]): Promise<void> => {
    smtp = await SmtpServer.start();
    system = await TestSystem.start({
      workers: true,
      over: {
        smtpUrl: smtp.url,
        jobs: { pauses: { mail: letterPauses, ...(workPauses ? { work: workPauses } : {}) } },
      },
    });
    admin = await system.as('admin');
  };
  afterEach(async () => {
    smtp.mood = 'takes';
    smtp.hangUp();
    await system.stop();
    await smtp.stop();
  });

  const letterOf = async (id: number): Promise<Sent['letter']> =>
    (await admin.get<Sent>(`/api/invoices/${id}`)).body.letter;
  const until = (id: number, status: string) =>
    eventually(
      () => letterOf(id),
      (letter) => letter?.status === status && letter.attempts > 0,
    );
  const jobsIn = async (state: string): Promise<Job[]> => (await admin.get<Job[]>(`/api/jobs?state=${state}`)).body;

  it('with an invoice waits while the mail server says no, tells why, and goes out once it says yes', async () => {
    await start(QUICK);
    smtp.mood = 'later';
    const id = await newInvoice(admin);
    expect(await letterOf(id)).toBeNull();
    const before = await failuresOf('send-the-letter');
    const { status, body } = await admin.post<Sent>(`/api/invoices/${id}/send`, { to: 'pay@broker.test' });
    expect([status, body.letter]).toEqual([202, { status: 'waiting', reason: null, attempts: 0, lastTryAt: null }]);
    expect(await until(id, 'waiting')).toMatchObject({
      status: 'waiting',
      reason: 'The mail server asked us to try later.',
    });
    expect(await failuresOf('send-the-letter')).toBeGreaterThan(before);
    const results: string[] = [];
    const leave = system.app.get(Changes).subscribe(({ entity, id: changed }) => results.push(`${entity} ${changed}`));
    smtp.mood = 'takes';
    expect(await until(id, 'sent')).toMatchObject({ status: 'sent', reason: null });
    await eventually(
      () => Promise.resolve(results),
      (changes) => changes.includes(`invoice ${id}`),
    );
    leave();
    expect(smtp.received.map(({ to }) => to)).toEqual(['pay@broker.test']);
    const listed = (await admin.get<Sent[]>('/api/invoices')).body.find((invoice) => invoice.id === id);
    expect(listed?.letter).toEqual(await letterOf(id));
    expect(
      (await admin.get<Sent>(`/api/invoices/${id}?position=${await system.lastPosition()}`)).body.letter,
    ).toBeNull();
  });

  it('to an address that the server does not know fails at once, is listed with the reason, and goes out when sent to the right one', async () => {
    await start(QUICK);
    smtp.mood = 'never';
    const id = await newInvoice(admin);
    await admin.post(`/api/invoices/${id}/send`, { to: 'nobody@broker.test' });
    expect(await until(id, 'failed')).toMatchObject({
      status: 'failed',
      reason: 'The mail server does not accept this address.',
      attempts: 1,
    });
    const [dead] = await eventually(
      () => jobsIn('failed'),
      (jobs) => jobs.length > 0,
    );
    expect(dead).toMatchObject({
      name: 'send-the-letter',
      state: 'failed',
      failure: 'The mail server does not accept this address.',
    });
    smtp.mood = 'takes';
    await admin.post(`/api/invoices/${id}/send`, { to: 'somebody@broker.test' });
    expect(await letterOf(id)).not.toMatchObject({ status: 'failed' });
    await until(id, 'sent');
    expect(smtp.received.map(({ to }) => to)).toEqual(['somebody@broker.test']);
  });

  it('that cannot even be put together is told as failed, and goes out once when it is tried again', async () => {
    await start(QUICK, [5, 5]);
    const files = path.join(system.settings.dataDir, 'files');
    rmSync(files, { recursive: true, force: true });
    writeFileSync(files, 'not a folder');
    const id = await newInvoice(admin);
    await admin.post(`/api/invoices/${id}/send`, { to: 'pay@broker.test' });
    const failed = await eventually(
      () => letterOf(id),
      (letter) => letter?.status === 'failed',
    );
    expect(failed).toMatchObject({ status: 'failed', reason: 'The e-mail could not be put together.', attempts: 0 });
    rmSync(files);
    await eventually(
      () => jobsIn('failed'),
      (jobs) => jobs.length === 1,
    );
    await admin.post('/api/jobs/retry');
    expect(await until(id, 'sent')).toMatchObject({ status: 'sent', reason: null });
    expect(smtp.received.map(({ to }) => to)).toEqual(['pay@broker.test']);
  });

  it('fails when its tries are over; administrators try all that failed again, each goes out once', async () => {
    await start([5, 5]);
    smtp.mood = 'hangs up';
    const ids = [await newInvoice(admin), await newInvoice(admin), await newInvoice(admin)];
    for (const id of ids) await admin.post(`/api/invoices/${id}/send`, { to: `invoice-${id}@broker.test` });
    for (const id of ids)
      expect(await until(id, 'failed')).toMatchObject({
        status: 'failed',
        reason: 'The mail server does not answer.',
        attempts: 3,
      });
    await eventually(
      () => jobsIn('failed'),
      (jobs) => jobs.length === 3,
    );
    smtp.mood = 'takes';
    const employee = await system.as('employee');
    expect((await employee.post('/api/jobs/retry')).status).toBe(403);
    expect((await admin.post('/api/jobs/retry')).body).toEqual({ retried: 3 });
    for (const id of ids) await until(id, 'sent');
    expect(smtp.received.map(({ to }) => to).sort()).toEqual(ids.map((id) => `invoice-${id}@broker.test`).sort());
    expect(await jobsIn('failed')).toEqual([]);
  });

  it('that a hung mail server keeps holds up no other work', async () => {
    await start(QUICK);
    smtp.mood = 'hangs';
    const invoices = await Promise.all(Array.from({ length: 8 }, () => newInvoice(admin)));
    for (const id of invoices) await admin.post(`/api/invoices/${id}/send`, { to: 'slow@broker.test' });
    await eventually(
      () => Promise.resolve(smtp.tries),
      (tries) => tries >= 4,
    );
    const jobs = system.app.get(Jobs);
    await jobs.add('mark-invoices-overdue-at-night', 'tonight', {});
    await eventually(
      () => jobs.find('tonight'),
      (job) => job?.state === 'completed',
      5_000,
    );
    expect(smtp.received).toEqual([]);
  });

  it('asked for twice under one id goes out once, under an id that no other log has', async () => {
    await start(QUICK);
    const mailer = system.app.get(Mailer);
    const letter = { to: 'once@broker.test', subject: 'Once', html: '<p>Once</p>', text: 'Once', attachments: [] };
    await Promise.all([mailer.send('one-letter', letter), mailer.send('one-letter', letter)]);
    await eventually(
      () => mailer.find('one-letter'),
      (stored) => stored?.status === 'sent',
    );
    await mailer.send('one-letter', letter);
    await mailer.sweep();
    const { rows } = await system.sql<{ id: string }>('SELECT log_id AS id FROM installation');
    expect(smtp.received.map(({ messageId }) => messageId)).toEqual([`<one-letter.${rows[0]?.id ?? ''}@axlebook>`]);
  });

  it('that waits without a job, because its queue lost it, is found and goes out once', async () => {
    await start(QUICK);
    const old = JSON.stringify({
      to: 'lost@broker.test',
      subject: 'Lost',
      html: '<p>Lost</p>',
      text: 'Lost',
      attachments: [],
    });
    await system.sql(
      "INSERT INTO mails (id, letter, status, created_at) VALUES ('lost-1', $1, 'waiting', '2026-01-05'), ('lost-2', $1, 'sent', '2026-01-05')",
      [old],
    );
    await system.app.get(Mailer).sweep();
    await eventually(
      () => system.app.get(Mailer).find('lost-1'),
      (stored) => stored?.status === 'sent',
    );
    await system.app.get(Mailer).sweep();
    expect(smtp.received.map(({ to }) => to)).toEqual(['lost@broker.test']);
  });
});

for (const redisUrl of REDIS ? [REDIS] : []) {
  describe('a letter whose job was on Redis', () => {
    const of = (url: string): string =>
      Object.assign(new URL(url), { pathname: `/${process.env['JEST_WORKER_ID'] ?? '1'}` }).href;
    const redis = new Redis(of(redisUrl));
    const systems: TestSystem[] = [];
    const drops: (() => Promise<void>)[] = [];
    let smtp: SmtpServer;
    beforeAll(async () => (smtp = await SmtpServer.start()));
    afterAll(async () => {
      await smtp.stop();
      await redis.quit();
    });
    beforeEach(() => {
      smtp.mood = 'takes';
      smtp.received.length = 0;
    });
    afterEach(async () => {
      smtp.hangUp();
      for (const system of systems.splice(0)) await system.stop();
      for (const drop of drops.splice(0)) await drop();
    });
    const start = async (pauses: readonly number[], database?: { url: string }): Promise<TestSystem> => {
      const system = await TestSystem.start({
        workers: true,
        over: { smtpUrl: smtp.url, redisUrl: of(redisUrl), jobs: { pauses: { mail: pauses } } },
        ...(database ? { database } : {}),
      });
      systems.push(system);
      return system;
    };
    const letterOf = async (admin: Visitor, id: number) => (await admin.get<Sent>(`/api/invoices/${id}`)).body.letter;

    it('goes out when Redis lost its data while the mail server was away', async () => {
      const system = await start([3_600_000]);
      const admin = await system.as('admin');
      const id = await newInvoice(admin);
      smtp.mood = 'later';
      await admin.post(`/api/invoices/${id}/send`, { to: 'lost@broker.test' });
      await eventually(
        () => letterOf(admin, id),
        (letter) => letter?.attempts === 1,
      );
      await redis.flushdb();
      smtp.mood = 'takes';
      await system.clock.later({ minutes: 2 }, () => system.app.get(Mailer).sweep());
      await eventually(
        () => letterOf(admin, id),
        (letter) => letter?.status === 'sent',
      );
      expect(smtp.received.map(({ to }) => to)).toEqual(['lost@broker.test']);
    });

    it('goes out from a restored log, though Redis has done a job of the same name at the same place', async () => {
      const send = async (system: TestSystem, to: string) => {
        const admin = await system.as('admin');
        const id = await newInvoice(admin);
        await admin.post(`/api/invoices/${id}/send`, { to });
        await eventually(
          () => letterOf(admin, id),
          (letter) => letter?.status === 'sent',
        );
        return system.lastPosition();
      };
      const lived = await start(QUICK);
      const at = await send(lived, 'before@broker.test');
      // as a restore leaves it: another database with the identity of the first, then the documented command
      const database = await createTestDatabase();
      drops.push(() => database.drop());
      const client = await connect({ connectionString: database.url }, 'test');
      await client.query('UPDATE installation SET log_id = $1', [lived.app.get(Installation).logId]);
      expect(await renewLog(client)).not.toBe(lived.app.get(Installation).logId);
      await client.end();
      const restored = await start(QUICK, database);
      await restored.app.get(Demo).people();
      await restored.app.get(ChartSeed).plant(systemContext(restored.clock, 'cli', 'test'));
      expect(await send(restored, 'after@broker.test')).toBe(at);
      expect(smtp.received.map(({ to }) => to)).toEqual(['before@broker.test', 'after@broker.test']);
    });
  });
}

describe('a worker', () => {
  it('writes a line for each try that failed: what, which try, why and where, and nobody’s address', async () => {
    const system = await TestSystem.start();
    const smtp = await SmtpServer.start();
    smtp.mood = 'later';
    const worker = await ProductProcess.start('worker', system.settings.databaseUrl, {
      SMTP_URL: smtp.url,
      LOG_LEVEL: 'error',
    });
    try {
      const admin = await system.as('admin');
      const id = await newInvoice(admin);
      await admin.post(`/api/invoices/${id}/send`, { to: 'secret.person@broker.test' });
      const line = await eventually(
        () => Promise.resolve(worker.said.split('\n').find((text) => text.includes('a try of a job failed'))),
        (found) => found !== undefined,
      );
      expect(JSON.parse(line ?? '')).toMatchObject({
        level: 50,
        job: 'send-the-letter',
        attempt: 1,
        error: { code: 'EENVELOPE', responseCode: 451 },
      });
      expect(worker.said).toContain('stack');
      expect(worker.said).not.toContain('secret.person');
    } finally {
      await worker.end('SIGTERM');
      await smtp.stop();
      await system.stop();
    }
  }, 60_000);
});
