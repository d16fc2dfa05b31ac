import { TestSystem } from '../../../../../test/support/system';
import { newClient } from '../../../../../test/support/world/people';
import { made, PayWorld } from '../../../../../test/support/world/pay-world';

type Row = Record<string, unknown>;

/** What settlements count for in the totals of contractors. */
describe('a settlement of a driver who is a contractor', () => {
  let system: TestSystem;
  let world: PayWorld;
  let count = 0;
  beforeAll(async () => {
    system = await TestSystem.start();
    world = await PayWorld.of(system);
    await world.travel('2026-12-30');
  });
  afterAll(() => system.stop());

  const contractor = async (driverId: number, over: object = {}): Promise<string> => {
    count += 1;
    const who = { name: `Owner ${count}`, type: 'driver', taxIdType: 'ssn', taxId: `2234567${10 + count}`, driverId };
    return String((await made(world.admin.post('/api/contractors', { ...who, ...over })))['id']);
  };
  const year = async (id: string, asked: number): Promise<Row> =>
    made(world.admin.get(`/api/contractors/${id}/payments?year=${asked}`));

  it('counts its gross in the year of the payment, without what is given back and before what is taken', async () => {
    const driverId = await world.driver();
    await world.payRule(driverId, 'percent_linehaul', '70');
    await world.payRule(driverId, 'detention_share', '50');
    await world.deduction(driverId, 'escrow', '100', { priority: 1 });
    await world.deduction(driverId, 'insurance', '187.50');
    const lines = [
      { kind: 'fuel_surcharge', description: 'Fuel', amount: 300 },
      { kind: 'detention', description: 'Dock', amount: 150 },
    ];
    const loadId = await world.delivered(driverId, { rate: 2_400, lines });
    const spent = { category: 'other', amount: 120, driverId, description: 'Lumper', paidFrom: 'driver', loadId };
    await made(world.admin.post('/api/expenses', spent));
    const id = await contractor(driverId);
    const draft = await world.prepare(driverId, '2026-12-28', '2026-12-30');
    expect(draft).toMatchObject({ gross: '1755.00', reimbursements: '120.00' });
    await world.step(draft.id, 'approve');
    expect(await year(id, 2026)).toMatchObject({ paid: '0.00', payments: [], years: [] });
    await world.travel('2027-01-04');
    await world.step(draft.id, 'pay', { paidOn: '2027-01-04', method: 'ach' });
    const source = { sourceKind: 'settlement', sourceId: String(draft.id), text: `Settlement ${draft.number}` };
    expect(await year(id, 2027)).toMatchObject({
      paid: '1755.00',
      years: [2027],
      payments: [{ ...source, paidOn: '2027-01-04', amount: '1755.00', withheld: '0.00', box: 'nec1', way: 'ach' }],
      leftOut: [{ amount: '1755.00' }],
    });
    expect(await year(id, 2026)).toMatchObject({ paid: '0.00' });
    await world.step(draft.id, 'payment/reverse', { reason: 'Returned by the bank' });
    expect(await year(id, 2027)).toMatchObject({ paid: '0.00', years: [], payments: [] });
  });

  it('counts by the account of its lines, and by card it is left out', async () => {
    const driverId = await world.driver();
    await world.payRule(driverId, 'flat', '2400');
    await world.delivered(driverId);
    const id = await contractor(driverId);
    const today = await world.today();
    const draft = await world.prepare(driverId, today, today);
    const rent = { kind: 'earning', text: 'Truck rent', amount: 2_400, accountNumber: '6200', reason: 'Leased' };
    await made(world.admin.patch(`/api/settlements/${draft.id}`, { lines: [rent] }));
    await world.step(draft.id, 'approve');
    await world.step(draft.id, 'pay', { method: 'check' });
    const payments = (await year(id, Number(today.slice(0, 4))))['payments'] as Row[];
    expect(payments.map(({ box, amount }) => [box, amount]).sort()).toEqual([
      ['misc1', '2400.00'],
      ['nec1', '2400.00'],
    ]);
    await world.step(draft.id, 'payment/reverse', { reason: 'By card instead' });
    await world.step(draft.id, 'pay', { method: 'card' });
    expect((await year(id, Number(today.slice(0, 4))))['leftOut']).toEqual([
      { reason: 'Paid by card or by a third party, which tells the IRS itself (1099-K)', amount: '4800.00' },
    ]);
  });

  it('counts in the book that paid it alone', async () => {
    const driverId = await world.driver();
    await world.payRule(driverId, 'flat', '700');
    await world.delivered(driverId);
    const other = await contractor(driverId, { clientId: await newClient(system) });
    const today = await world.today();
    const { id } = await world.prepare(driverId, today, today);
    await world.step(id, 'approve');
    await world.step(id, 'pay');
    expect(await year(other, Number(today.slice(0, 4)))).toMatchObject({ paid: '0.00' });
  });
});
