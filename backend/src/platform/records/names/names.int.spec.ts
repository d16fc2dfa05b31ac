import { pdfOf, Sheet } from '../../../../test/reading/paper';
import { allCategories } from '../../event-log/events/event-catalog';
import { categoryOf, idOf } from '../../event-log/events/events';
import { newAgent, newClient } from '../../../../test/support/world/people';
import { closedKinds, ForeignWorld, SIDES } from '../../../../test/support/world/foreign-world';
import { TestSystem } from '../../../../test/support/system';
import type { Visitor } from '../../../../test/support/world/visitor';

/** A purchase that nobody's card is known of: it waits. */
const FUEL = [
  'Card #,Tran Date,Tran Time,Invoice,Unit,Driver Name,Odometer,Location Name,City,State/ Prov,Fees,Item,Unit Price,' +
    'Disc PPU,Disc Cost,Qty,Disc Amt,Disc Type,Amt,DB,Currency',
  '70830,2026-10-05,08:15,987654,12,ANA RUIZ,401233,FJ-TULSA 706,Tulsa,OK,1.50,ULSD,3.999,3.899,0.10,102.34,10.23,,399.02,N,USD/Gallons',
].join('\n');

describe('the names of records', () => {
  let system: TestSystem;
  let staff: Visitor;

  beforeAll(async () => {
    system = await TestSystem.start();
    staff = await system.as('admin');
  });
  afterAll(() => system.stop());

  const broker = async (name: string): Promise<number> =>
    Number((await staff.post('/api/brokers', { name })).body['id']);
  const names = async (address: string, visitor = staff): Promise<unknown> =>
    (await visitor.get(`/api/names/${address}`)).body;

  it('are told by their ids, also of removed ones; what is no record has none', async () => {
    const [first, second] = [await broker('Summit Freight'), await broker('Mesa Lines')];
    expect((await staff.delete(`/api/brokers/${second}`)).status).toBe(204);
    expect(await names(`broker?ids=${first},${second},999999,${first},abc`)).toEqual([
      { id: String(first), name: 'Summit Freight' },
      { id: String(second), name: 'Mesa Lines' },
    ]);
  });

  it('are told of records in sight only, and of kinds that somebody may read', async () => {
    const { visitor, agentId } = await newAgent(system, { canManageClients: true });
    const own = await newClient(system, { companyName: 'Own Haulage', agentId });
    const other = await newClient(system, { companyName: 'Other Haulage' });
    expect(await names(`client?ids=${own},${other}`, visitor)).toEqual([{ id: own, name: 'Own Haulage' }]);
    expect(await names(`user?ids=${own}`, visitor)).toEqual([]);
    expect(await names(`broker?ids=${await broker('Summit Freight')}`, await system.as('employee'))).toHaveLength(1);
  });

  it('are told of every record that a fact can be about', async () => {
    const world = await ForeignWorld.begin(system);
    for (const kind of closedKinds()) await world.of(kind.kind, 'amber');
    for (const side of SIDES) await world.money(side, staff);
    world.end();
    await staff.patch('/api/settings', { phone: '555-0100' });
    const header = {
      form: '1099-nec',
      year: 2025,
      header: 'Recipient Taxpayer ID Number,Box 1 - Nonemployee Compensation',
    };
    expect((await staff.put('/api/tax-forms/template', header)).status).toBe(200);
    const rate = { quarter: '4Q2025', jurisdiction: 'ON', rate: '0.25', source: 'The matrix' };
    expect((await staff.post('/api/ifta/rates', rate)).status).toBe(201);
    const mileage = { state: 'KY', from: '2026-01-01', overPounds: 59_999, rate: '0.0285', source: 'The state' };
    expect((await staff.post('/api/ifta/mileage-rates', mileage)).status).toBe(201);
    const fuel = new FormData();
    fuel.append('provider', 'efs');
    fuel.append('file', new Blob([FUEL]), 'fuel.csv');
    expect([200, 202]).toContain((await staff.upload('/api/fuel-cards/import', fuel)).status);
    const sheet = new FormData();
    sheet.append('file', new Blob(['Company Name,Contact Name,Email,Phone\n']), 'clients.csv');
    expect((await staff.upload('/api/clients/import?wait=0', sheet)).status).toBe(202);
    const paper = new FormData();
    const drawn = await pdfOf(new Sheet().lines('RATE CONFIRMATION', 'Load #: 1', 'Total Rate: $700.00').drawn);
    paper.append('file', new Blob([new Uint8Array(drawn)]), 'confirmation.pdf');
    expect((await staff.upload('/api/documents/read', paper)).status).toBe(200);
    expect((await staff.post('/api/audit/verify')).status).toBe(202);
    const { rows } = await system.sql<{ stream: string }>('SELECT DISTINCT stream_id AS stream FROM facts');
    const results: [stream: string, name: string | undefined][] = [];
    for (const { stream } of rows) {
      const { body } = await staff.get<{ name: string }[]>(`/api/names/${categoryOf(stream)}?ids=${idOf(stream)}`);
      results.push([stream, body[0]?.name]);
    }
    expect(results.filter(([stream, name]) => !name || name === stream || name === idOf(stream))).toEqual([]);
    expect([...new Set(rows.map(({ stream }) => categoryOf(stream)))].sort()).toEqual([...allCategories()].sort());
    const invoices = results.filter(([stream]) => stream.startsWith('invoice-')).map(([, name]) => name);
    expect(invoices.sort()).toEqual(['amber-1', 'birch-1']);
  });

  it.each([
    ['nothing?ids=1', 404],
    ['broker', 400],
    ['broker?ids=', 400],
    ['broker?ids=1;2', 400],
    [`broker?ids=${Array(101).fill(1).join()}`, 400],
  ])('are not told at %s: %i', async (address, status) =>
    expect((await staff.get(`/api/names/${address}`)).status).toBe(status),
  );
});
