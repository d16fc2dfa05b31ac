import { newClient } from '../../../../../test/support/world/people';
import { TestSystem } from '../../../../../test/support/system';
import type { Visitor } from '../../../../../test/support/world/visitor';

interface Line {
  readonly accountNumber: string;
  readonly date: string;
  readonly debit: string;
  readonly credit: string;
  readonly balance: string | null;
}
type Row = Readonly<Record<string, unknown>>;

/** Before anything is moved, which is done today. */
const UNTIL = '2026-11-20';

describe('the books on both bases', () => {
  let system: TestSystem;
  let staff: Visitor;
  let brokerId: number;
  let clientId: string;
  let invoiceId: string;
  let vehicleId: string;
  let driverId: number;
  const ok = async (call: Promise<{ status: number; body: Row; text: string }>): Promise<Row> => {
    const { status, body, text } = await call;
    expect([status < 300, text]).toEqual([true, text]);
    return body;
  };
  beforeAll(async () => {
    system = await TestSystem.start();
    staff = await system.as('admin');
    clientId = await newClient(system);
    brokerId = Number((await ok(staff.post('/api/brokers', { name: 'Summit Freight' })))['id']);
    const truck = { clientId, unitNumber: '101', vin: '1FUJGLDR9KL100001', licensePlate: 'P101' };
    vehicleId = String((await ok(staff.post('/api/vehicles', truck)))['id']);
    const license = {
      licenseNumber: 'D1',
      licenseState: 'TN',
      licenseClass: 'Class A',
      licenseExpiration: '2027-06-30',
    };
    driverId = Number(
      (await ok(staff.post('/api/drivers', { clientId, firstName: 'Dana', lastName: 'Reyes', ...license })))['id'],
    );
    const load = await ok(
      staff.post('/api/loads', {
        ...{ loadNumber: 'L-1', brokerId, clientId, driverId, vehicleId },
        ...{ pickupLocation: 'Roanoke, VA', dropoffLocation: 'Macon, GA' },
      }),
    );
    const invoice = await ok(
      staff.post('/api/invoices', {
        ...{ brokerId, clientId, loadId: load['id'], issueDate: '2026-09-28' },
        lines: [
          { kind: 'freight', description: 'Freight', amount: '1850.00' },
          { kind: 'detention', description: '3 h', amount: '150.00' },
        ],
      }),
    );
    expect([invoice['vehicleId'], invoice['driverId'], invoice['vehicleUnit']]).toEqual([vehicleId, driverId, '101']);
    invoiceId = String(invoice['id']);
    for (const [amount, paymentDate] of [
      ['700.00', '2026-10-05'],
      ['333.33', '2026-10-20'],
      ['966.67', '2026-11-02'],
    ])
      await ok(staff.post(`/api/invoices/${invoiceId}/payments`, { amount, paymentDate, paymentMethod: 'ach' }));
    await ok(
      staff.post('/api/expenses', {
        ...{ category: 'repair', amount: '80.00', expenseDate: '2026-10-10', paidFrom: 'on_account' },
        ...{ clientId, vehicleId },
      }),
    );
  });
  afterAll(() => system.stop());

  const lines = async (query: string): Promise<Line[]> => {
    const { status, body, text } = await staff.get<Line[]>(
      `/api/ledger/entries?clientId=${clientId}&${query}${query.includes('to=') ? '' : `&to=${UNTIL}`}`,
    );
    expect([status, text]).toEqual([200, text]);
    return body;
  };
  const balances = async (query: string): Promise<Record<string, string>> => {
    const { body } = await staff.get<{ rows: { number: string; debit: string; credit: string }[] }>(
      `/api/ledger/trial-balance?clientId=${clientId}&${query}`,
    );
    return Object.fromEntries(
      body.rows.map(({ number, debit, credit }) => [number, debit === '0.00' ? `-${credit}` : debit]),
    );
  };

  it('count income when it is earned, or when it is paid, line by line to the cent', async () => {
    const paid = await lines('basis=cash&group=revenue');
    expect(paid.map(({ accountNumber, date, credit }) => [date, accountNumber, credit])).toEqual([
      ['2026-11-02', '4000', '894.17'],
      ['2026-11-02', '4050', '72.50'],
      ['2026-10-20', '4000', '308.33'],
      ['2026-10-20', '4050', '25.00'],
      ['2026-10-05', '4000', '647.50'],
      ['2026-10-05', '4050', '52.50'],
    ]);
    const earned = await lines('group=revenue');
    expect(earned.map(({ accountNumber, date, credit }) => [date, accountNumber, credit])).toEqual([
      ['2026-09-28', '4000', '1850.00'],
      ['2026-09-28', '4050', '150.00'],
    ]);
  });

  it('have trial balances that differ by what is open', async () => {
    expect(await balances('to=2026-10-10')).toEqual({
      ...{ '1000': '700.00', '1100': '1300.00', '2000': '-80.00', '4000': '-1850.00', '4050': '-150.00' },
      '5100': '80.00',
    });
    expect(await balances('to=2026-10-10&basis=cash')).toEqual({
      ...{ '1000': '700.00', '4000': '-647.50', '4050': '-52.50' },
    });
    expect(await balances('basis=cash')).toEqual({ '1000': '2000.00', '4000': '-1850.00', '4050': '-150.00' });
    expect(await balances(`basis=cash&position=${await system.lastPosition()}`)).toEqual(await balances('basis=cash'));
  });

  it('tell what stands on an account after each line, on whatever page', async () => {
    const bank = (await lines('account=1000')).map(({ date, balance }) => [date, balance]);
    expect(bank).toEqual([
      ['2026-11-02', '2000.00'],
      ['2026-10-20', '1033.33'],
      ['2026-10-05', '700.00'],
    ]);
    expect((await lines('account=1000&limit=1&page=1')).map(({ balance }) => balance)).toEqual(['1033.33']);
    expect((await lines('account=1000&to=2026-10-06')).map(({ balance }) => balance)).toEqual(['700.00']);
    expect((await lines('account=4050&basis=cash')).map(({ balance }) => balance)).toEqual([
      '150.00',
      '77.50',
      '52.50',
    ]);
    const then = `&position=${await system.lastPosition()}`;
    expect((await lines(`account=4050&basis=cash${then}`)).map(({ balance }) => balance)).toEqual([
      '150.00',
      '77.50',
      '52.50',
    ]);
    expect((await lines(`account=1000&q=INV`)).map(({ balance }) => balance)).toEqual([null, null, null]);
  });

  it('are narrowed to a vehicle, a driver, a broker and the firm’s own', async () => {
    const accounts = async (query: string): Promise<string[]> =>
      (await lines(query)).map(({ accountNumber }) => accountNumber).sort();
    expect(await accounts(`vehicleId=${vehicleId}`)).toEqual(['4000', '4050', '5100']);
    expect(await accounts(`driverId=${driverId}`)).toEqual(['4000', '4050']);
    expect(await accounts(`brokerId=${brokerId}`)).toEqual(['1100', '1100', '1100', '1100', '4000', '4050']);
    const own = await staff.get('/api/ledger/entries?own=true');
    expect([own.status, own.body]).toEqual([200, []]);
    const both = await staff.get(`/api/ledger/entries?own=true&clientId=${clientId}`);
    expect([both.status, both.body['errors']]).toEqual([
      400,
      [{ field: 'own', message: 'Ask for the books of a client or for those of the firm, not for both' }],
    ]);
  });

  it('move to another truck with their invoice', async () => {
    const spare = { clientId, unitNumber: '102', vin: '1FUJGLDR9KL100002', licensePlate: 'P102' };
    const other = String((await ok(staff.post('/api/vehicles', spare)))['id']);
    await ok(staff.patch(`/api/invoices/${invoiceId}`, { vehicleId: other }));
    const net = async (vehicle: string, basis: string): Promise<number> =>
      (await lines(`vehicleId=${vehicle}&basis=${basis}&group=revenue&to=2099-12-31`)).reduce(
        (sum, { debit, credit }) => sum + Math.round((Number(credit) - Number(debit)) * 100),
        0,
      );
    for (const basis of ['accrual', 'cash']) {
      expect([basis, await net(vehicleId, basis), await net(other, basis)]).toEqual([basis, 0, 200_000]);
    }
    await system.verified();
  });
});
