import { newAccount } from '../../../../../test/support/world/people';
import { eventually, TestSystem } from '../../../../../test/support/system';
import type { Visitor } from '../../../../../test/support/world/visitor';
import { Jobs } from '../../../../platform/infrastructure/jobs/jobs';
import { INTEGRITY_JOB } from '../index';

type Check = Record<string, unknown> & { readonly id: string; readonly status: string };

describe('the integrity check', () => {
  let system: TestSystem;
  let admin: Visitor;

  beforeEach(async () => {
    system = await TestSystem.start({ workers: true });
    admin = await system.as('admin');
    const { body: broker } = await admin.post<{ id: number }>('/api/brokers', { name: 'Summit Freight Brokers' });
    await admin.post('/api/invoices', { brokerId: broker.id, amount: '100.00' });
  });
  afterEach(() => system.stop({ verify: false }));

  const until = async (check: (found: readonly Check[]) => boolean): Promise<readonly Check[]> => {
    for (let tries = 0; tries < 300; tries += 1) {
      const { body } = await admin.get<Check[]>('/api/integrity-checks');
      if (check(body)) return body;
      await new Promise((over) => setTimeout(over, 100));
    }
    throw new Error('The check did not come to an end');
  };
  const ordered = async (): Promise<Check> => {
    const { status, body } = await admin.post<{ id: string }>('/api/audit/verify');
    expect(status).toBe(202);
    const found = await until((all) => all.some(({ id, status: at }) => id === body.id && at !== 'waiting'));
    return found.find(({ id }) => id === body.id)!;
  };
  const last = async (): Promise<Record<string, unknown>> =>
    (await admin.get<Record<string, unknown>>('/api/audit/verify')).body;

  it('was never made at first, then finds a log whole with its head, and changes nothing in it but its own result', async () => {
    expect(await last()).toEqual({
      facts: 0,
      streams: 0,
      differences: 0,
      sealedTo: null,
      head: null,
      ok: null,
      checkedAt: null,
      findings: [],
    });
    const check = await ordered();
    const { rows } = await system.sql<{ facts: number; streams: number; stream: string; at: number }>(
      `SELECT count(*)::int AS facts, count(DISTINCT stream_id)::int AS streams, max(position)::int AS at,
         (SELECT stream_id FROM facts ORDER BY position DESC LIMIT 1) AS stream FROM facts
           WHERE type <> 'IntegrityConfirmed'`,
    );
    const { facts: events, streams, at } = rows[0]!;
    expect(check).toMatchObject({
      status: 'whole',
      facts: events,
      streams,
      position: at,
      differences: 0,
      findings: [],
    });
    expect(check['name']).toBe('Check for Alex Morgan');
    expect(await last()).toMatchObject({ ok: true, facts: events, streams, head: { position: at }, sealedTo: null });
    await system.verified();
  });

  it('names the table that says something else than the log, not what it says', async () => {
    await system.asOwner((owner) => owner.query('UPDATE invoices SET paid = paid + 1'));
    expect(await ordered()).toMatchObject({
      status: 'faulty',
      differences: 2,
      findings: ['2 rows of invoices differ from the log'],
    });
    expect(await last()).toMatchObject({ ok: false, differences: 2 });
    const told = async (who: 'admin' | 'employee'): Promise<string[]> =>
      (await (await system.as(who)).get<{ items: { title: string; text: string }[] }>('/api/notifications')).body.items
        .filter(({ title }) => title.startsWith('The integrity check'))
        .map(({ title, text }) => `${title}: ${text}`);
    const faults = 'The integrity check found faults: Check for Alex Morgan: 2 rows of invoices differ from the log';
    expect([await told('admin'), await told('employee')]).toEqual([[faults], []]);
    // one that is still under way says nothing yet
    await system.asOwner((owner) =>
      owner.query(`INSERT INTO integrity_checks SELECT (jsonb_populate_record(c,
        '{"id": "ffffffff-ffff-7fff-bfff-ffffffffffff", "status": "waiting"}')).* FROM integrity_checks c`),
    );
    expect(await told('admin')).toEqual([faults]);
    await system.asOwner((owner) =>
      owner.query("UPDATE invoices SET paid = paid - 1; DELETE FROM integrity_checks WHERE status = 'waiting'"),
    );
    expect(await ordered()).toMatchObject({ status: 'whole' });
    expect(await told('admin')).toEqual([]);
  });

  const letters = async (): Promise<{ to: string; text: string }[]> =>
    (
      await system.sql<{ letter: { to: string; text: string } }>(
        `SELECT letter FROM mails WHERE letter->>'subject' LIKE 'The integrity check found faults%'
          ORDER BY letter->>'to'`,
      )
    ).rows.map(({ letter }) => letter);

  it('that finds faults is told to each administrator in one letter, a whole one to nobody', async () => {
    const second = await newAccount(system, 'admin');
    const gone = await newAccount(system, 'admin');
    await newAccount(system, 'employee');
    expect((await admin.patch(`/api/users/${gone.userId}`, { isActive: false })).status).toBe(200);

    expect(await ordered()).toMatchObject({ status: 'whole' });
    await system.asOwner((owner) => owner.query('UPDATE invoices SET paid = paid + 1'));
    expect(await ordered()).toMatchObject({ status: 'faulty' });
    const sent = await eventually(letters, ({ length }) => length >= 2);
    expect(sent.map(({ to }) => to)).toEqual(['admin@axlebook.test', second.email].sort());
    for (const { text } of sent) {
      expect(text).toContain('Check for Alex Morgan');
      expect(text).toContain('2 rows of invoices differ from the log');
      expect(text).toContain('/audit/integrity');
    }
    expect(await ordered()).toMatchObject({ status: 'faulty' });
    expect(await eventually(letters, ({ length }) => length >= 4)).toHaveLength(4);
  });

  it('tells that a fact is missing', async () => {
    await system.asOwner((owner) =>
      owner.query(`ALTER TABLE facts DISABLE TRIGGER facts_are_final; DELETE FROM facts WHERE type = 'BrokerAdded';
        ALTER TABLE facts ENABLE TRIGGER facts_are_final`),
    );
    const { status, findings } = await ordered();
    expect([status, String(findings)]).toEqual([
      'faulty',
      expect.stringMatching(/the fact at position \d+ is missing/),
    ]);
  });

  it('is made once a night, however often its job runs', async () => {
    await system.app.get(Jobs).add(INTEGRITY_JOB, 'night-1', {});
    await until((all) => all.length === 1 && all[0]?.status === 'whole');
    await system.app.get(Jobs).add(INTEGRITY_JOB, 'night-2', {});
    await new Promise((over) => setTimeout(over, 1_000));
    const found = await until(() => true);
    expect(found.map(({ name }) => name)).toEqual([expect.stringMatching(/^Nightly check of \d\d\/\d\d\/\d{4}$/)]);
  });

  it('is not for those who may not read the audit', async () => {
    const employee = await system.as('employee');
    expect((await employee.post('/api/audit/verify')).status).toBe(403);
    expect((await employee.get('/api/audit/verify')).status).toBe(403);
  });
});
