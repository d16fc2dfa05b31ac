import { Client } from 'pg';
import { newClient } from '../../../../test/support/people';
import { eventually, TestSystem } from '../../../../test/support/system';
import type { Visitor } from '../../../../test/support/visitor';
import { systemContext } from '../../../platform/commands/context';
import { clientConfig } from '../../../platform/database/database';
import { storeToken, type RecordStore } from '../../../platform/records/record-store';
import { Obligation } from '../obligation';

const DAYS = ['2027-01-15', '2027-02-15', '2027-03-15'];

describe('the day of the next obligation of a client', () => {
  let system: TestSystem;
  let second: TestSystem;
  let staff: Visitor;
  beforeAll(async () => {
    system = await TestSystem.start();
    second = await TestSystem.start({ database: { url: system.settings.databaseUrl } });
    staff = await system.as('employee');
  });
  afterAll(async () => {
    await second.stop({ verify: false });
    // replays the log beside what is kept
    await system.stop();
  });

  const storeOf = (of: TestSystem) => of.app.get<RecordStore<Obligation>>(storeToken(Obligation));
  const context = () => systemContext(system.clock, 'cli', 'test');
  /** A client with one obligation a day. @returns its id and theirs */
  const planted = async (companyName: string, days = DAYS): Promise<[string, ...string[]]> => {
    const clientId = await newClient(system, { companyName });
    const ids: string[] = [];
    for (const dueDate of days) {
      const text = { title: 'Permit', period: dueDate, basis: 'By hand', source: 'By hand' };
      const values = { clientId, rule: 'permit', dueDate, nominalDate: dueDate, ...text };
      ids.push((await storeOf(system).add(values, context())).record.id);
    }
    return [clientId, ...ids];
  };
  /** The clients that the desk shows, each with the day under which it stands. */
  const shown = async (): Promise<Record<string, string>> => {
    const { body } = await staff.get<{ clientName: string; dueDate: string }[]>('/api/practice/by-client');
    return Object.fromEntries(body.map(({ clientName, dueDate }) => [clientName, dueDate]));
  };
  const kept = async (clientId: string): Promise<string | null | undefined> =>
    (
      await system.sql<{ day: string | null }>(
        'SELECT due_date::text AS day FROM next_obligations WHERE client_id = $1',
        [clientId],
      )
    ).rows[0]?.day;

  it('follows what is done, excused, taken back, removed and restored', async () => {
    const [clientId, first = '', middle = '', last = ''] = await planted('Gravel Bend Freight');
    const move = async (id: string, values: object): Promise<void> =>
      expect((await staff.patch(`/api/obligations/${id}`, values)).status).toBe(200);
    const seen = async (): Promise<[string | undefined, string | null | undefined]> => [
      (await shown())['Gravel Bend Freight'],
      await kept(clientId),
    ];
    expect(await seen()).toEqual(['2027-01-15', '2027-01-15']);
    await move(middle, { status: 'filed' });
    expect(await seen()).toEqual(['2027-01-15', '2027-01-15']);
    await move(first, { status: 'not_applicable', reason: 'Sold' });
    expect(await seen()).toEqual(['2027-03-15', '2027-03-15']);
    await move(last, { status: 'ready' });
    expect(await seen()).toEqual(['2027-03-15', '2027-03-15']);
    await storeOf(system).remove(last, context());
    expect(await seen()).toEqual([undefined, null]);
    await move(middle, { status: 'open' });
    expect(await seen()).toEqual(['2027-02-15', '2027-02-15']);
    await storeOf(system).restore(last, context());
    await move(middle, { status: 'accepted' });
    expect(await seen()).toEqual(['2027-03-15', '2027-03-15']);
  });

  it('is right though two processes do the two next ones at the same moment', async () => {
    const [clientId, first = '', middle = ''] = await planted('Hollow Creek Lines');
    const holder = new Client(clientConfig(system.settings.databaseUrl, null));
    await holder.connect();
    const waiting = (): Promise<number> =>
      system.asOwner(async (client) => {
        const { rows } = await client.query<{ n: number }>(
          "SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'axlebook lane' AND wait_event_type = 'Lock'",
        );
        return rows[0]?.n ?? 0;
      });
    try {
      await holder.query('BEGIN');
      await holder.query('SELECT 1 FROM next_obligations WHERE client_id = $1 FOR UPDATE', [clientId]);
      const done = [
        storeOf(system).change(first, { status: 'filed' }, context()),
        storeOf(second).change(middle, { status: 'filed' }, context()),
      ];
      await eventually(waiting, (n) => n === 2);
      await holder.query('COMMIT');
      await Promise.all(done);
    } finally {
      await holder.end();
    }
    expect(await kept(clientId)).toBe('2027-03-15');
    expect((await shown())['Hollow Creek Lines']).toBe('2027-03-15');
  });
});
