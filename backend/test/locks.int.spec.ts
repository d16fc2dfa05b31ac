import { Client, Pool } from 'pg';
import { DataSource } from 'typeorm';
import { bounded, clientConfig } from '../src/platform/event-log/projections/read-tables';
import { exclusively } from '../src/platform/database/exclusively';
import { eventually, TestSystem } from './support/system';
import type { Answer, Visitor } from './support/world/visitor';

const maintenance = (): string =>
  Object.assign(new URL(process.env['TEST_PG_URL'] ?? ''), { pathname: '/postgres' }).href;
const UNAVAILABLE = { statusCode: 503, code: 'UNAVAILABLE' };

/** Two processes on one log, while somebody else holds a row or a table. */
describe('while somebody holds', () => {
  let one: TestSystem;
  let two: TestSystem;
  let staff: readonly [Visitor, Visitor];
  let count = 0;

  beforeAll(async () => {
    one = await TestSystem.start();
    two = await TestSystem.start({ database: { url: one.settings.databaseUrl } });
    staff = [await one.as('employee'), await two.as('employee')];
  });
  afterAll(async () => {
    await two.stop({ verify: false });
    await one.stop();
  });

  const added = async (name: string): Promise<number> =>
    (await staff[0].post<{ id: number }>('/api/brokers', { name })).body.id;
  const timed = async (asked: Promise<Answer>): Promise<{ status: number; ms: number; answer: Answer }> => {
    const started = performance.now();
    const answer = await asked;
    return { status: answer.status, ms: performance.now() - started, answer };
  };
  const whileHeld = async <Result>(statement: string, work: (letGo: () => Promise<unknown>) => Promise<Result>) => {
    const holder = new Client(clientConfig(one.settings.databaseUrl, null));
    await holder.connect();
    try {
      await holder.query('BEGIN');
      await holder.query(statement);
      return await work(() => holder.query('ROLLBACK'));
    } finally {
      await holder.end();
    }
  };
  const waits = (): Promise<unknown> =>
    eventually(
      () =>
        one.asOwner((owner) =>
          owner.query("SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"),
        ),
      ({ rowCount }) => rowCount !== 0,
    );
  /** Writes of every kind in both processes; how long the slowest of them took. */
  const others = async (asks: readonly ((visitor: Visitor, nr: number) => Promise<Answer>)[]): Promise<number> => {
    const answers = await Promise.all(staff.flatMap((visitor) => asks.map((ask) => timed(ask(visitor, (count += 1))))));
    expect(answers.map(({ status }) => [200, 201].includes(status))).toEqual(answers.map(() => true));
    return Math.max(...answers.map(({ ms }) => ms));
  };
  const aBroker = (visitor: Visitor, nr: number) => visitor.post('/api/brokers', { name: `Broker ${nr}` });
  const anInvoice = (brokerId: number) => (visitor: Visitor) =>
    visitor.post('/api/invoices', { brokerId, amount: '10.00' });
  const change = (id: number) => (visitor: Visitor, nr: number) =>
    visitor.patch(`/api/brokers/${id}`, { contactPhone: `555 ${nr}` });

  it('the row of one record, only what changes that record waits: it is told to come back', async () => {
    const [held, free] = [await added('Held'), await added('Free')];
    const concerned = await whileHeld(`SELECT 1 FROM brokers WHERE id = ${held} FOR UPDATE`, async () => {
      const waiting = staff.map((visitor) => timed(change(held)(visitor, 0)));
      await waits();
      expect(await others([aBroker, anInvoice(held), anInvoice(free), change(free)])).toBeLessThan(3_000);
      return Promise.all(waiting);
    });
    for (const { answer, ms } of concerned) {
      expect(answer.body).toMatchObject(UNAVAILABLE);
      expect(answer.headers.get('retry-after')).toBe('1');
      expect(ms).toBeLessThan(6_000);
    }
    expect((await staff[0].get(`/api/brokers/${held}`)).body).toMatchObject({ contactPhone: null });
    expect((await change(held)(staff[1], 1)).status).toBe(200);
  });

  it('the row of one record for a moment, what changes it waits for that moment', async () => {
    const held = await added('Held for a moment');
    const changed = await whileHeld(`SELECT 1 FROM brokers WHERE id = ${held} FOR UPDATE`, async (letGo) => {
      const waiting = change(held)(staff[0], 7);
      await waits();
      await letGo();
      return waiting;
    });
    expect([changed.status, changed.body['contactPhone']]).toEqual([200, '555 7']);
  });

  it('a table, only what writes to it waits', async () => {
    const free = await added('Not an invoice');
    const ask = anInvoice(free);
    const concerned = await whileHeld('LOCK TABLE invoices IN SHARE MODE', async () => {
      const waiting = staff.flatMap((visitor) => [timed(ask(visitor)), timed(ask(visitor))]);
      await waits();
      expect(await others([aBroker, aBroker, change(free)])).toBeLessThan(3_000);
      return Promise.all(waiting);
    });
    expect(concerned.map(({ status }) => status)).toEqual(concerned.map(() => 503));
    expect(Math.max(...concerned.map(({ ms }) => ms))).toBeLessThan(6_000);
    expect((await Promise.all(staff.map((visitor) => ask(visitor)))).map(({ status }) => status)).toEqual([201, 201]);
  });

  it('a row that invoices share, everything else is written', async () => {
    const free = await added('Shares nothing');
    await anInvoice(free)(staff[0]);
    const concerned = await whileHeld('SELECT 1 FROM invoice_totals FOR UPDATE', async () => {
      const waiting = timed(anInvoice(free)(staff[0]));
      await waits();
      expect(await others([aBroker, change(free)])).toBeLessThan(3_000);
      return waiting;
    });
    expect([concerned.status, concerned.ms < 7_000]).toEqual([503, true]);
  });
});

describe('a pool', () => {
  it('lends four connections for work that is done exclusively; only work for the same key, and a fifth, wait', async () => {
    const pool = new Pool({ ...clientConfig(maintenance(), null), max: 12 });
    const begun: string[] = [];
    const ends: (() => void)[] = [];
    const work = (key: string, name: string): Promise<void> =>
      exclusively(pool, key, async () => {
        begun.push(name);
        await new Promise<void>((end) => ends.push(end));
      });
    const all = ['a 1', 'a 2', 'b 1', 'c 1', 'd 1', 'e 1'].map((name) => work(name.charAt(0), name));
    await eventually(
      () => Promise.resolve(ends.length),
      (n) => n === 4,
    );
    expect([...begun].sort()).toEqual(['a 1', 'b 1', 'c 1', 'd 1']);
    ends.forEach((end) => end());
    await eventually(
      () => Promise.resolve(ends.length),
      (n) => n === 6,
    );
    ends.forEach((end) => end());
    await Promise.all(all);
    await pool.end();
  });

  it('refuses at once whom it will not serve in time, and goes on', async () => {
    const pool = new Pool({ ...clientConfig(maintenance(), null), max: 1 });
    bounded({ driver: { master: pool } } as unknown as DataSource, 1);
    const taken = await pool.connect();
    const waiting = pool.query<{ n: number }>('SELECT 1 AS n');
    await expect(pool.query('SELECT 2')).rejects.toThrow('Too many wait for a connection');
    await expect(pool.connect()).rejects.toThrow('Too many wait for a connection');
    taken.release();
    expect((await waiting).rows).toEqual([{ n: 1 }]);
    await pool.end();
  });
});
