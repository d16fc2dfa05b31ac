import { newClient } from '../../../../../test/support/world/people';
import { TestSystem } from '../../../../../test/support/system';
import type { Visitor } from '../../../../../test/support/world/visitor';
import { systemContext } from '../../../../platform/event-log/commands/context';
import { storeToken, type RecordStore } from '../../../../platform/records/store/record-store';
import { Obligation } from '../obligation';

const DAYS = ['2027-01-15', '2027-02-15', '2027-03-15'];

describe('the day of the next obligation of a client', () => {
  let system: TestSystem;
  let staff: Visitor;
  beforeAll(async () => {
    system = await TestSystem.start();
    staff = await system.as('employee');
  });
  afterAll(() => system.stop());

  const store = () => system.app.get<RecordStore<Obligation>>(storeToken(Obligation));
  const context = () => systemContext(system.clock, 'cli', 'test');
  /** A client with one obligation a day. @returns its id and theirs */
  const planted = async (companyName: string, days = DAYS): Promise<[string, ...string[]]> => {
    const clientId = await newClient(system, { companyName });
    const ids: string[] = [];
    for (const dueDate of days) {
      const text = { title: 'Permit', period: dueDate, basis: 'By hand', source: 'By hand' };
      const values = { clientId, rule: 'permit', dueDate, nominalDate: dueDate, ...text };
      ids.push((await store().add(values, context())).record.id);
    }
    return [clientId, ...ids];
  };
  /** The clients that the desk shows, each with the day under which it stands. */
  const shown = async (): Promise<Record<string, string>> => {
    const { body } = await staff.get<{ clientName: string; dueDate: string }[]>('/api/practice/by-client');
    return Object.fromEntries(body.map(({ clientName, dueDate }) => [clientName, dueDate]));
  };
  it('follows what is done, excused, taken back, removed and restored', async () => {
    const [, first = '', middle = '', last = ''] = await planted('Gravel Bend Freight');
    const move = async (id: string, values: object): Promise<void> =>
      expect((await staff.patch(`/api/obligations/${id}`, values)).status).toBe(200);
    const seen = async (): Promise<string | undefined> => (await shown())['Gravel Bend Freight'];
    expect(await seen()).toBe('2027-01-15');
    await move(middle, { status: 'filed' });
    expect(await seen()).toBe('2027-01-15');
    await move(first, { status: 'not_applicable', reason: 'Sold' });
    expect(await seen()).toBe('2027-03-15');
    await move(last, { status: 'ready' });
    expect(await seen()).toBe('2027-03-15');
    await store().remove(last, context());
    expect(await seen()).toBeUndefined();
    await move(middle, { status: 'open' });
    expect(await seen()).toBe('2027-02-15');
    await store().restore(last, context());
    await move(middle, { status: 'accepted' });
    expect(await seen()).toBe('2027-03-15');
  });
});
