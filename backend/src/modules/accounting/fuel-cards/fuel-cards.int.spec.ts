import { newAgent, newClient } from '../../../../test/support/world/people';
import { TestSystem } from '../../../../test/support/system';
import type { Answer, Visitor } from '../../../../test/support/world/visitor';

type Row = Record<string, unknown>;

describe('fuel cards', () => {
  let system: TestSystem;
  let staff: Visitor;
  beforeAll(async () => {
    system = await TestSystem.start();
    staff = await system.as('admin');
  });
  afterAll(() => system.stop());

  const fuel = async (clientId: string | null, amount: string, over: object = {}): Promise<void> => {
    const bought = { category: 'fuel', paidFrom: 'fuel_card', clientId, amount, expenseDate: '2026-10-05', ...over };
    const { status, text } = await staff.post('/api/expenses', bought);
    expect([status, text]).toEqual([201, text]);
  };
  const pay = (clientId: string | null, amount: string, over: object = {}, visitor = staff): Promise<Answer> =>
    visitor.post('/api/fuel-cards/payments', { clientId, amount, ...over });
  const owed = async (clientId: string | null): Promise<unknown> =>
    (await staff.get<Row[]>('/api/fuel-cards/owed')).body.find((card) => card['clientId'] === clientId)?.['owed'];

  it('owe what was bought, in each book by itself, until it is paid', async () => {
    const clientId = await newClient(system, { companyName: 'Blue Ridge Haulers' });
    await fuel(clientId, '512.40');
    await fuel(null, '80.00');
    expect([await owed(clientId), await owed(null)]).toEqual(['512.40', '80.00']);
    const { status, body } = await pay(clientId, '300.00', { paidOn: '2026-10-20', reference: 'ACH 4471' });
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({
        ...{ id: `${clientId}-1`, clientId, clientName: 'Blue Ridge Haulers', nr: 1, amount: '300.00' },
        ...{ paidOn: '2026-10-20', reference: 'ACH 4471', bookedOn: null, status: 'paid' },
      }),
    ]);
    expect([await owed(clientId), await owed(null)]).toEqual(['212.40', '80.00']);
    expect((await pay(null, '80.00')).body).toMatchObject({ id: 'firm-1', clientId: null });
    expect([await owed(clientId), await owed(null)]).toEqual(['212.40', undefined]);
    const ledger = await staff.get<Row[]>(`/api/ledger/entries?account=1000&clientId=${clientId}`);
    expect(ledger.body.map((line) => [line['reference'], line['credit'], line['date']])).toEqual([
      ['FC-1', '300.00', '2026-10-20'],
    ]);
  });

  it('are not paid more than is owed, also when two pay at once', async () => {
    const clientId = await newClient(system);
    await fuel(clientId, '100.00');
    const { status, body } = await pay(clientId, '100.01');
    expect([status, body['code'], body['message'], body['errors']]).toEqual([
      409,
      'MORE_THAN_OWED',
      '$100.00 is owed on the fuel card: $100.01 cannot be paid',
      [{ field: 'amount', message: '$100.00 is owed on the fuel card' }],
    ]);
    const answers = await Promise.all([pay(clientId, '60.00'), pay(clientId, '60.00'), pay(clientId, '60.00')]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409, 409]);
    expect(await owed(clientId)).toBe('40.00');
  });

  it('owe again what is reversed, once', async () => {
    const clientId = await newClient(system);
    await fuel(clientId, '100.00');
    const id = String((await pay(clientId, '100.00', { paidOn: '2026-10-20' })).body['id']);
    const reverse = (body: object): Promise<Answer> => staff.post(`/api/fuel-cards/payments/${id}/reverse`, body);
    expect((await reverse({})).status).toBe(400);
    expect((await reverse({ reason: 'Returned', reversedOn: '2026-10-19' })).body['errors']).toEqual([
      { field: 'reversedOn', message: 'It cannot be reversed before it was booked, 10/20/2026' },
    ]);
    expect((await reverse({ reason: 'Returned' })).body).toMatchObject({ status: 'reversed', reason: 'Returned' });
    expect((await reverse({ reason: 'Returned' })).body['code']).toBe('PAYMENT_REVERSED');
    expect(await owed(clientId)).toBe('100.00');
    const list = async (status: string): Promise<Row[]> =>
      (await staff.get<Row[]>(`/api/fuel-cards/payments?clientId=${clientId}&status=${status}`)).body;
    expect([(await list('paid')).length, (await list('reversed')).length]).toEqual([0, 1]);
    expect((await staff.post('/api/fuel-cards/payments/firm-99/reverse', { reason: 'x' })).status).toBe(404);
  });

  it('are paid on an open day', async () => {
    const clientId = await newClient(system, { companyName: 'Cedar Transport' });
    await fuel(clientId, '100.00');
    await staff.post('/api/ledger/periods/2026-10/close', { clientId, reason: 'Month end' });
    const paidOn = '2026-10-20';
    const message = 'October 2026 is closed in the books of Cedar Transport; the first open day is 11/01/2026';
    expect((await pay(clientId, '10.00', { paidOn })).body['errors']).toEqual([{ field: 'paidOn', message }]);
    expect((await pay(clientId, '10.00', { paidOn, bookedOn: '2026-11-01' })).body).toMatchObject({
      bookedOn: '2026-11-01',
    });
  });

  it('charge an owner-operator for its fuel: no expense, and owed by the driver', async () => {
    const clientId = await newClient(system);
    const driver = { firstName: 'Ada', lastName: 'Boone', clientId, dateOfBirth: '1980-02-03', licenseNumber: 'D77' };
    const license = { licenseState: 'TN', licenseClass: 'Class A', licenseExpiration: '2029-01-01' };
    const driverId = (await staff.post('/api/drivers', { ...driver, ...license })).body['id'];
    await fuel(clientId, '90.00', { chargedTo: 'driver', driverId });
    const balance = await staff.get<{ rows: Row[] }>(`/api/ledger/trial-balance?clientId=${clientId}`);
    const text = JSON.stringify(balance.body);
    expect([text.includes('1300'), text.includes('2050'), text.includes('5000')]).toEqual([true, true, false]);
    const refused = await staff.post('/api/expenses', { category: 'fuel', amount: 5, chargedTo: 'driver', driverId });
    expect(refused.body['errors']).toEqual([
      { field: 'chargedTo', message: 'Only what was bought on the fuel card can be charged to the driver' },
    ]);
  });

  it('of other books are none of an agent', async () => {
    const clientId = await newClient(system);
    await fuel(clientId, '50.00');
    const { visitor } = await newAgent(system, { canAccessAccounting: true });
    expect((await visitor.get<Row[]>('/api/fuel-cards/owed')).body).toEqual([]);
    expect((await pay(clientId, '5.00', {}, visitor)).status).toBeGreaterThanOrEqual(400);
    expect((await pay(null, '5.00', {}, visitor)).status).toBeGreaterThanOrEqual(400);
    expect(await owed(clientId)).toBe('50.00');
    await system.verified();
  });
});
