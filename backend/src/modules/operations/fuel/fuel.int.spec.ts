import { newAgent, newClient } from '../../../../test/support/world/people';
import { TestSystem } from '../../../../test/support/system';
import type { Visitor } from '../../../../test/support/world/visitor';

type Row = Record<string, unknown>;

describe('fuel cards of clients', () => {
  let system: TestSystem;
  let staff: Visitor;
  beforeAll(async () => {
    system = await TestSystem.start();
    staff = await system.as('admin');
  });
  afterAll(() => system.stop());

  it('keep the last four digits of their numbers, and nothing else of them', async () => {
    const clientId = await newClient(system);
    const added = await staff.post('/api/fuel-cards', {
      provider: 'efs',
      cardNumber: '7083 0512-3456 71234',
      clientId,
    });
    expect([added.status, added.body]).toEqual([
      201,
      expect.objectContaining({ provider: 'efs', cardNumber: '*****1234', isActive: true, lastSyncDate: null }),
    ]);
    const at = `/api/fuel-cards/${String(added.body['id'])}`;
    expect((await staff.patch(at, { cardNumber: '*****1234', isActive: false })).body).toMatchObject({
      cardNumber: '*****1234',
      isActive: false,
    });
    const again = { provider: 'efs', cardNumber: '70830512345671234', clientId };
    const { status, body } = await staff.post('/api/fuel-cards', again);
    expect([status, body['errors']]).toEqual([
      409,
      [{ field: 'cardNumber', message: 'A card of these books has this number already' }],
    ]);
    const facts = JSON.stringify((await staff.get<Row[]>('/api/audit/facts?limit=200')).body);
    expect(facts).not.toContain('70830512345671234');
    expect(facts).not.toContain('7083 0512');
    const { visitor } = await newAgent(system, { canAccessAccounting: true });
    expect((await visitor.get(at)).status).toBe(404);
    expect((await visitor.get<Row[]>('/api/fuel-cards')).body).toEqual([]);
  });

  it('are refused with a number that is none', async () => {
    const { status, body } = await staff.post('/api/fuel-cards', { provider: 'efs', cardNumber: 'abc' });
    expect([status, body['errors']]).toEqual([
      400,
      [{ field: 'cardNumber', message: 'A card number has four to 19 digits' }],
    ]);
  });
});
