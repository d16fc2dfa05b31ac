import { TestSystem } from '../../../../../test/support/system';
import { newAgent, newClient } from '../../../../../test/support/world/people';
import type { Visitor } from '../../../../../test/support/world/visitor';
import { EventStore } from '../../../../platform/event-log/store/event-store';
import { PostRecurringEntries } from '../reactions/post-recurring-entries';

type Row = Record<string, unknown>;

const RENT = [
  { accountNumber: '6200', debit: '1200.00' },
  { accountNumber: '1000', credit: '1200.00' },
];
const NULLS = { debit: null, credit: null, description: null, loadId: null, vehicleId: null, driverId: null };

describe('templates of entries', () => {
  let system: TestSystem;
  let staff: Visitor;
  beforeEach(async () => {
    system = await TestSystem.start();
    system.clock.travel('2027-01-29T15:00:00Z');
    staff = await system.as('admin');
  });
  afterEach(() => system.stop());

  const add = (over: Row = {}, visitor = staff) =>
    visitor.post<Row>('/api/entry-templates', { name: 'Rent', description: 'Rent of the yard', lines: RENT, ...over });
  const monthly = async (over: Row = {}): Promise<string> => {
    const { status, body, text } = await add({ every: 'month', nextOn: '2027-01-31', ...over });
    if (status !== 201) throw new Error(text);
    return String(body['id']);
  };
  const change = (id: string, changes: Row) => staff.patch<Row>(`/api/entry-templates/${id}`, changes);
  const stored = async (id: string): Promise<Row> => (await staff.get<Row>(`/api/entry-templates/${id}`)).body;
  const nightOf = async (day: string): Promise<void> => {
    system.clock.travel(`${day}T06:00:00Z`);
    staff = await system.as('admin');
    await system.app.get(PostRecurringEntries).post('test');
  };
  const posted = async (id: string): Promise<string[]> => {
    const { rows } = await system.sql<{ day: string }>(
      `SELECT entry_date::text AS day FROM journal_lines WHERE source_kind = 'entrytemplate' AND source_id = $1
       AND line = 0 ORDER BY entry_date`,
      [id],
    );
    return rows.map(({ day }) => day);
  };
  const said = ({ status, body }: { status: number; body: Row }) => [status, body['errors']];

  it('say what an entry is made of; what a line leaves out is null', async () => {
    const { status, body } = await add();
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...{ name: 'Rent', description: 'Rent of the yard', clientId: null, every: null, nextOn: null },
      lines: [
        { ...NULLS, accountNumber: '6200', debit: '1200.00' },
        { ...NULLS, accountNumber: '1000', credit: '1200.00' },
      ],
    });
    expect(body).not.toHaveProperty('anchorDay');
    await nightOf('2027-03-01');
    expect(await posted(String(body['id']))).toEqual([]);
  });

  it('are posted for every night that was missed, each on its own day; the 31st is the last of a shorter month', async () => {
    const id = await monthly();
    const daily = ['2027-02-26', '2027-02-27', '2027-02-28'];
    const others = await Promise.all(daily.map((nextOn) => monthly({ nextOn })));
    await nightOf('2027-01-30');
    expect(await posted(id)).toEqual([]);
    // nobody was there on January 31 and in the three nights from February 26 on
    await nightOf('2027-03-01');
    expect(await posted(id)).toEqual(['2027-01-31', '2027-02-28']);
    expect(await Promise.all(others.map(posted))).toEqual(daily.map((day) => [day]));
    expect(await stored(id)).toMatchObject({ nextOn: '2027-03-31', lastOn: '2027-02-28', failure: null });
    await nightOf('2027-03-31');
    expect(await posted(id)).toEqual(['2027-01-31', '2027-02-28', '2027-03-31']);
    const { rows } = await system.sql<{ used: boolean }>("SELECT used FROM accounts WHERE id = '6200'");
    expect(rows).toEqual([{ used: true }]);
  });

  it('are posted once when the job runs twice, and when several run at once, here and in another process', async () => {
    const ids = await Promise.all(['2027-01-31', '2027-02-14'].map((nextOn) => monthly({ nextOn })));
    system.clock.travel('2027-06-01T06:00:00Z');
    const job = system.app.get(PostRecurringEntries);
    const other = await TestSystem.start({ database: { url: system.settings.databaseUrl } });
    other.clock.travel('2027-06-01T06:00:00Z');
    await Promise.all([job.post('one'), job.post('two'), other.app.get(PostRecurringEntries).post('other process')]);
    await other.stop({ verify: false });
    expect(await job.post('three')).toEqual({ posted: 0 });
    expect(await Promise.all(ids.map(posted))).toEqual([
      ['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31'],
      ['2027-02-14', '2027-03-14', '2027-04-14', '2027-05-14'],
    ]);
    const { rows } = await system.sql<{ n: number; references: number }>(
      `SELECT count(DISTINCT entry_id)::int AS n, count(DISTINCT reference)::int AS references FROM journal_lines
       WHERE source_kind = 'entrytemplate'`,
    );
    expect(rows).toEqual([{ n: 9, references: 9 }]);
  });

  it.each(['before', 'after'] as const)(
    'are neither lost nor posted twice when the job is cut off %s a commit',
    async (when) => {
      const ids = [await monthly(), await monthly({ name: 'Another' })];
      system.clock.travel('2027-05-01T06:00:00Z');
      const store = system.app.get(EventStore);
      const append = store.append.bind(store);
      let commits = 0;
      const cut = jest.spyOn(store, 'append').mockImplementation(async (unit) => {
        commits += 1;
        const isCut = commits === 2 || commits === 4;
        if (isCut && when === 'before') throw new Error('cut off');
        const position = await append(unit);
        if (isCut) throw new Error('cut off');
        return position;
      });
      await expect(system.app.get(PostRecurringEntries).post('cut off')).rejects.toThrow('cut off');
      cut.mockRestore();
      expect((await Promise.all(ids.map(posted))).flat().length).toBeLessThan(8);
      await system.app.get(PostRecurringEntries).post('again');
      const days = ['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30'];
      expect(await Promise.all(ids.map(posted))).toEqual([days, days]);
    },
  );

  it('end with their last day', async () => {
    const id = await monthly({ every: 'quarter', until: '2027-04-30' });
    await nightOf('2028-01-01');
    expect(await posted(id)).toEqual(['2027-01-31', '2027-04-30']);
    expect((await change(id, { until: '2027-07-31' })).status).toBe(200);
    await nightOf('2028-01-02');
    expect(await posted(id)).toEqual(['2027-01-31', '2027-04-30', '2027-07-31']);
  });

  it('keep why they could not be posted, the others go on, and what was missed comes after', async () => {
    const { status } = await staff.post('/api/ledger/accounts', {
      ...{ number: '6250', name: 'Parking', type: 'expenses', subtype: 'administrative-expenses' },
    });
    expect(status).toBe(201);
    const parking = [
      { accountNumber: '6250', debit: '1.00' },
      { accountNumber: '1000', credit: '1.00' },
    ];
    const [broken, fine] = [await monthly({ lines: parking }), await monthly({ name: 'Rent of the yard' })];
    await staff.patch('/api/ledger/accounts/6250', { active: false });
    await nightOf('2027-03-01');
    await nightOf('2027-03-02');
    expect([await posted(broken), await posted(fine)]).toEqual([[], ['2027-01-31', '2027-02-28']]);
    const failed = { nextOn: '2027-01-31', failure: '6250 Parking is not active', version: 2 };
    expect(await stored(broken)).toMatchObject(failed);
    const { rows } = await system.sql<{ n: number }>('SELECT last_value::int AS n FROM entry_numbers');
    expect(rows).toEqual([{ n: 2 }]);
    await staff.patch('/api/ledger/accounts/6250', { active: true });
    await nightOf('2027-03-03');
    expect(await posted(broken)).toEqual(['2027-01-31', '2027-02-28']);
    expect(await stored(broken)).toMatchObject({ nextOn: '2027-03-31', failure: null });
  });

  it('wait with an entry of a closed month until somebody chooses another day', async () => {
    const clientId = await newClient(system, { companyName: 'Blue Ridge Haulers' });
    const id = await monthly({ clientId });
    system.clock.travel('2027-03-01T06:00:00Z');
    staff = await system.as('admin');
    const closed = await staff.post('/api/ledger/periods/2027-01/close', { clientId, reason: 'Done' });
    expect(closed.status).toBe(200);
    await nightOf('2027-03-02');
    expect(await stored(id)).toMatchObject({
      failure: 'January 2027 is closed in the books of Blue Ridge Haulers; the first open day is 02/01/2027',
    });
    expect((await change(id, { nextOn: '2027-02-01' })).body).toMatchObject({ failure: null, nextOn: '2027-02-01' });
    await nightOf('2027-03-03');
    expect(await posted(id)).toEqual(['2027-02-01', '2027-03-01']);
  });

  it('make entries that are reversed like those by hand', async () => {
    const id = await monthly();
    await nightOf('2027-02-01');
    const [line] = (await staff.get<Row[]>('/api/ledger/entries')).body;
    expect(line).toMatchObject({ reference: 'JE-000001', source: { kind: 'entrytemplate', id }, date: '2027-01-31' });
    const reversed = await staff.post<Row>(`/api/ledger/entries/${String(line?.['entryId'])}/reverse`, {
      reason: 'Paid twice',
    });
    expect([reversed.status, reversed.body['reverses'], reversed.body['source']]).toEqual([
      201,
      line?.['entryId'],
      null,
    ]);
  });

  it('are refused with the field that is wrong', async () => {
    const vehicle = await staff.post('/api/vehicles', {
      ...{ unitNumber: 'T-12', vin: '1FUJGLDR5CLBP8834', licensePlate: 'P100', clientId: await newClient(system) },
    });
    const foreign = RENT.map((line) => ({ ...line, vehicleId: vehicle.body['id'] }));
    const at = (field: string, message: string) => [400, [{ field, message }]];
    const refused: [Row, unknown[]][] = [
      [{ lines: RENT.slice(0, 1) }, at('lines', 'A journal entry needs at least two lines')],
      [
        { lines: [RENT[0], { accountNumber: '1000', credit: '1199.99' }] },
        at('lines', 'Debits must equal credits: the credits are $0.01 less'),
      ],
      [{ every: 'month' }, at('nextOn', 'Choose the date of the next entry')],
      [{ nextOn: '2027-02-01' }, at('every', 'Choose how often it is posted, or clear the day of its next entry')],
      [{ until: '2027-02-01' }, at('until', 'A template that is not posted automatically has no end date')],
      [
        { every: 'year', nextOn: '2027-02-01', until: '2027-01-31' },
        at('until', 'Until cannot be before the first entry'),
      ],
      [{ every: 'month', nextOn: '2026-01-28' }, at('nextOn', 'The next entry is at most one year back')],
      [
        {
          lines: [
            { accountNumber: '1100', debit: '1.00' },
            { accountNumber: '1000', credit: '1.00' },
          ],
        },
        at('lines.0.accountNumber', '1100 Accounts receivable is kept by invoices and payments, not by entries'),
      ],
      [
        { clientId: await newClient(system), lines: foreign },
        [404, [{ field: 'lines.0.vehicleId', message: 'This vehicle does not exist' }]],
      ],
    ];
    for (const [over, answer] of refused) expect(said(await add(over))).toEqual(answer);
    const id = await monthly();
    expect(
      said(
        await change(id, {
          lines: [
            { accountNumber: '9999', debit: '1.00' },
            { accountNumber: '1000', credit: '1.00' },
          ],
        }),
      ),
    ).toEqual(at('lines.0.accountNumber', 'There is no account 9999'));
    expect((await change(id, { every: null, nextOn: null })).body).toMatchObject({ every: null, nextOn: null });
  });

  it('are of the clients of an agent alone', async () => {
    const agent = await newAgent(system, { canAccessAccounting: true, accessLevel: 'standard' });
    const [own, foreign] = [await newClient(system, { agentId: agent.agentId }), await newClient(system)];
    expect((await add({ clientId: own }, agent.visitor)).status).toBe(201);
    for (const clientId of [foreign, null]) {
      const { status } = await add({ clientId }, agent.visitor);
      expect([clientId, status < 300]).toEqual([clientId, false]);
    }
    const hidden = await monthly({ clientId: foreign });
    const seen = await agent.visitor.get<Row[]>('/api/entry-templates');
    expect(seen.body.map(({ clientId }) => clientId)).toEqual([own]);
    expect((await agent.visitor.get(`/api/entry-templates/${hidden}`)).status).toBe(404);
  });
});
