import { TestSystem } from '../../../../../test/support/system';
import { newClient } from '../../../../../test/support/world/people';
import { made, PayWorld } from '../../../../../test/support/world/pay-world';
import { ObligationBook } from '../commands/obligation-book';
import { WorkOutObligations } from '../reactions/work-out-obligations';

type Row = Record<string, unknown>;

/** The days of forms 1099 on the practice desk. */
describe('a payer with contractors', () => {
  let system: TestSystem;
  let world: PayWorld;
  let nr = 0;
  beforeAll(async () => {
    system = await TestSystem.start();
    world = await PayWorld.of(system);
    await world.travel('2026-12-01');
  });
  afterAll(() => system.stop());

  const contractor = async (clientId: string | null, over: object = {}): Promise<string> => {
    nr += 1;
    const who = { name: `Ana ${nr}`, type: 'mechanic', taxIdType: 'ssn', taxId: `2234567${10 + nr}`, clientId };
    const home = { address: '2 Oak Ave', city: 'Reno', state: 'NV', zipCode: '89501' };
    return String((await made(world.admin.post('/api/contractors', { ...who, ...home, ...over })))['id']);
  };
  const duties = async (clientId: string | null): Promise<unknown[][]> => {
    await system.app.get(ObligationBook).catchUp([clientId], 'test');
    const { rows } = await system.sql<Row>(
      `SELECT rule, period, due_date::text AS due, nominal_date::text AS nominal, missing, status FROM obligations
        WHERE client_id IS NOT DISTINCT FROM $1 AND rule LIKE 'form_1099%' ORDER BY due_date, rule`,
      [clientId],
    );
    return rows.map(({ rule, period, due, nominal, missing, status }) => [rule, period, due, nominal, missing, status]);
  };

  it('files for the year by the rolled days, those of rents where there are some', async () => {
    const clientId = await newClient(system);
    expect(await duties(clientId)).toEqual([]);
    const ana = await contractor(clientId);
    const missing = [`W-9 of Ana ${nr}`];
    expect(await duties(clientId)).toEqual([['form_1099_nec', '2026', '2027-02-01', '2027-01-31', missing, 'open']]);
    await made(world.admin.patch(`/api/contractors/${ana}`, { w9ReceivedOn: '2026-11-30', box: 'misc1' }));
    expect(await duties(clientId)).toEqual([
      ['form_1099_misc', '2026', '2027-02-01', '2027-01-31', [], 'open'],
      ['form_1099_nec', '2026', '2027-02-01', '2027-01-31', [], 'open'],
      ['form_1099_misc_irs', '2026', '2027-03-31', '2027-03-31', [], 'open'],
    ]);
  });

  it('is found at night, the firm itself, too', async () => {
    await contractor(null);
    const clientId = await newClient(system);
    await contractor(clientId);
    await system.app.get(WorkOutObligations).atNight('test');
    const { rows } = await system.sql<{ n: number }>(
      `SELECT count(*)::int AS n FROM obligations WHERE rule = 'form_1099_nec' AND (client_id = $1
        OR client_id IS NULL)`,
      [clientId],
    );
    expect(rows).toEqual([{ n: 2 }]);
  });

  it('is done when the last of its forms is filed', async () => {
    const clientId = await newClient(system, { address: '1 Main St, Dallas, TX 75201' });
    await made(world.admin.patch(`/api/clients/${clientId}`, { taxId: '12-3456789' }));
    const id = await contractor(clientId, { w9ReceivedOn: '2026-11-30' });
    const spent = { category: 'repair', amount: 2_500, expenseDate: '2026-05-05', paidBy: 'check', clientId };
    await made(world.admin.post('/api/expenses', { ...spent, contractorId: id }));
    await world.travel('2027-01-12');
    const { prepared } = await made<{ prepared: { id: string }[] }>(
      world.admin.post('/api/tax-forms/generate', { year: 2026, clientId }),
    );
    expect((await duties(clientId))[0]?.at(-1)).toBe('open');
    await made(world.admin.post(`/api/tax-forms/${prepared[0]?.id}/file`, { filedOn: '2027-01-11' }));
    expect((await duties(clientId))[0]?.at(-1)).toBe('accepted');
  });
});
