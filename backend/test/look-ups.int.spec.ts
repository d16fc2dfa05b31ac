import { DataSource } from 'typeorm';
import { poolOf } from '../src/platform/event-log/projections/read-tables';
import { TestSystem } from './support/system';
import type { Answer, Visitor } from './support/world/visitor';

const LONGEST_MS = 5_000;
const AT_ONCE_MS = 2_000;

const timed = async (asked: Promise<Answer>): Promise<Answer & { took: number }> => {
  const begun = performance.now();
  return { ...(await asked), took: performance.now() - begun };
};

describe('a look-up by key', () => {
  let system: TestSystem;
  let staff: Visitor;
  let brokerId: number;
  let loadId: number;

  beforeAll(async () => {
    system = await TestSystem.start();
    staff = await system.as('employee');
    brokerId = Number((await staff.post('/api/brokers', { name: 'Summit Freight Brokers' })).body['id']);
    const load = { loadNumber: 'L-1', brokerId, pickupLocation: 'Dallas, TX', dropoffLocation: 'Tulsa, OK' };
    loadId = Number((await staff.post('/api/loads', load)).body['id']);
  });
  afterAll(() => system.stop());

  it('that waits for a table is given up in time; others do not wait for it, and its connection comes back', async () => {
    await system.asOwner(async (holder) => {
      await holder.query('BEGIN; LOCK TABLE loads IN ACCESS EXCLUSIVE MODE');
      const held = Array.from({ length: 3 }, () => timed(staff.get(`/api/loads/${loadId}`)));
      const others = await Promise.all([
        timed(staff.get(`/api/brokers/${brokerId}`)),
        timed(staff.post('/api/brokers', { name: 'Needs an id' })),
        timed(staff.post('/api/brokers', { name: 'Has a key' }, { 'idempotency-key': 'beside-a-lock' })),
      ]);
      expect(others.map(({ status }) => status)).toEqual([200, 201, 201]);
      expect(Math.max(...others.map(({ took }) => took))).toBeLessThan(AT_ONCE_MS);
      for (const { status, body, took } of await Promise.all(held)) {
        expect([status, body]).toEqual([503, expect.objectContaining({ code: 'UNAVAILABLE' }) as unknown]);
        expect(took).toBeGreaterThan(LONGEST_MS - 100);
        expect(took).toBeLessThan(LONGEST_MS + AT_ONCE_MS);
      }
      await holder.query('ROLLBACK');
    });
    const after = await Promise.all(Array.from({ length: 24 }, () => staff.get(`/api/loads/${loadId}`)));
    expect(after.map(({ status }) => status)).toEqual(Array<number>(24).fill(200));
  });

  it('of many names at once gives each its own: a page of loads names every carrier', async () => {
    const names = Array.from({ length: 30 }, (_, n) => `Carrier ${String(n).padStart(2, '0')}`);
    const ids = await Promise.all(
      names.map(async (name) => Number((await staff.post('/api/brokers', { name })).body['id'])),
    );
    await Promise.all(
      ids.map((id, n) =>
        staff.post('/api/loads', {
          loadNumber: `M-${n}`,
          brokerId: id,
          pickupLocation: 'Dallas, TX',
          dropoffLocation: 'Tulsa, OK',
        }),
      ),
    );
    const { body } = await staff.get<{ loadNumber: string; brokerName: string }[]>('/api/loads?limit=100&q=M-');
    expect(Object.fromEntries(body.map(({ loadNumber, brokerName }) => [loadNumber, brokerName]))).toEqual(
      Object.fromEntries(names.map((name, n) => [`M-${n}`, name])),
    );
  });

  it('of one wish about many is one trip: the ids of a check over several invoices, the carriers of reminders', async () => {
    const carriers = await Promise.all(
      ['ap@one.test', 'ap@two.test', 'ap@three.test'].map(async (contactEmail) =>
        Number((await staff.post('/api/brokers', { name: contactEmail, contactEmail })).body['id']),
      ),
    );
    const invoices = await Promise.all(
      carriers.map(async (id) => Number((await staff.post('/api/invoices', { brokerId: id, amount: 50 })).body['id'])),
    );
    const asked = jest.spyOn(poolOf(system.app.get(DataSource)), 'query');
    const trips = (name: string): unknown[] =>
      asked.mock.calls
        .map(([statement]) => statement as unknown as { name?: string; values?: unknown[] })
        .flatMap((statement) => (statement.name === name ? [statement.values] : []));
    try {
      const check = await staff.post('/api/payments', {
        checkNumber: '1044',
        amount: 30,
        onePayer: true,
        shares: invoices.map((invoiceId) => ({ invoiceId, amount: 10 })),
      });
      expect(check.status).toBe(201);
      expect(trips('take-ids')).toEqual([['payment_ids', 3]]);
      asked.mockClear();
      const reminded = await staff.post('/api/invoices/bulk', { ids: invoices, action: 'remind' });
      expect(reminded.body).toEqual({ done: invoices, refused: [] });
      expect(trips('by-id:brokers').filter((values) => String(values).includes(String(carriers[0])))).toHaveLength(1);
    } finally {
      asked.mockRestore();
    }
  });
});
