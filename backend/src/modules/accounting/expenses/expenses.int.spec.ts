import { uploadPaper } from '../../../../test/support/world/papers';
import { newAccount, newClient, signIn } from '../../../../test/support/world/people';
import { TestSystem } from '../../../../test/support/system';
import type { Answer, Visitor } from '../../../../test/support/world/visitor';

type Row = Record<string, unknown>;

describe('expenses', () => {
  let system: TestSystem;
  let staff: Visitor;
  beforeAll(async () => {
    system = await TestSystem.start();
    staff = await system.as('employee');
  });
  afterAll(() => system.stop());

  const add = (over: object): Promise<Answer> =>
    staff.post('/api/expenses', { category: 'toll', amount: 12.5, ...over });
  const linesOf = async (id: unknown): Promise<[string, unknown, unknown, unknown][]> => {
    const { body } = await staff.get<Row[]>(`/api/ledger/entries?q=EXP-${String(id)}&limit=100`);
    return body
      .map((line): [string, unknown, unknown, unknown] => [
        String(line['accountNumber']),
        line['debit'],
        line['credit'],
        line['date'],
      ])
      .sort((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));
  };

  it('are kept as they are sent: numbers, an instant for the day, today when there is none', async () => {
    proves('API-041', 'RUL-343..RUL-346');
    const { status, body } = await staff.post('/api/expenses', {
      category: 'fuel',
      amount: 512.4,
      description: 'Fill-up',
      vendor: 'Pilot',
      expenseDate: '2026-11-02T15:00:00.000Z',
      location: 'Amarillo, TX',
      gallons: 128.1,
      mileage: null,
    });
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({
        category: 'fuel',
        amount: '512.40',
        expenseDate: '2026-11-02',
        gallons: '128.1',
        mileage: null,
        taxPaid: true,
        paidFrom: 'bank',
        receiptUrl: null,
        fuelCardSynced: false,
      }),
    ]);
    const today = (await add({})).body['expenseDate'];
    expect(today).toBe(new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(new Date()));
  });

  it.each([
    ['amount', undefined, 'Amount is required'],
    ['amount', 0, 'Amount must be more than 0'],
    ['category', 'dinner', 'Category must be one of fuel, meal, entertainment, repair, toll, other'],
    ['jurisdiction', 'XX', expect.stringMatching(/^Jurisdiction|state/i) as string],
  ])('are refused with %s %s', async (field, value, message) => {
    proves('RUL-341', 'RUL-342');
    const { status, body } = await add({ [field]: value });
    expect([status, body['errors']]).toEqual([400, [{ field, message }]]);
  });

  it.each([
    ['fuel', 'bank', '5000', '1000'],
    ['toll', 'on_account', '5050', '2000'],
    ['repair', 'fuel_card', '5100', '2050'],
    ['meal', 'driver', '5500', '2100'],
    ['entertainment', 'bank', '5550', '1000'],
    ['other', 'bank', '5900', '1000'],
  ])('for %s paid from %s are booked in their own commit', async (category, paidFrom, account, against) => {
    const { body } = await add({ category, paidFrom, amount: '80.00', expenseDate: '2026-10-05' });
    expect(await linesOf(body['id'])).toEqual(
      [
        [against, '0.00', '80.00', '2026-10-05'],
        [account, '80.00', '0.00', '2026-10-05'],
      ].sort((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b))),
    );
  });

  it('that are corrected, removed and restored are turned and booked anew; notes book nothing', async () => {
    const { id } = (await add({ category: 'repair', amount: '300.00', expenseDate: '2026-09-01' })).body;
    const at = `/api/expenses/${String(id)}`;
    const net = async (): Promise<Row> => {
      const sums: Record<string, number> = {};
      for (const [account, debit, credit] of await linesOf(id))
        sums[account] = (sums[account] ?? 0) + Number(debit) - Number(credit);
      return sums;
    };
    await staff.patch(at, { notes: 'Brake pads' });
    expect(await linesOf(id)).toHaveLength(2);
    await staff.patch(at, { amount: '320.00', category: 'other' });
    expect(await linesOf(id)).toHaveLength(6);
    expect(await net()).toEqual({ '1000': -320, '5100': 0, '5900': 320 });
    expect((await staff.delete(at)).status).toBe(204);
    expect(await net()).toEqual({ '1000': 0, '5100': 0, '5900': 0 });
    await staff.post(`${at}/restore`, {});
    expect(await net()).toEqual({ '1000': -320, '5100': 0, '5900': 320 });
    // what is turned, and what comes back, is booked on the day that it happens; a correction is booked again on the
    // day of the expense
    const days = (await linesOf(id)).map(([, , , day]) => day);
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(system.clock.now());
    expect(days.sort()).toEqual([...Array<string>(4).fill('2026-09-01'), ...Array<string>(6).fill(today)]);
    await system.verified();
  });

  it('that are corrected late in the evening are booked on the day it is where the firm is', async () => {
    const { id } = (await add({ amount: '30.00', expenseDate: '2026-09-01' })).body;
    await system.clock.later({}, async () => {
      // half past eleven on November 9 in New York
      system.clock.travel('2027-11-10T04:30:00.000Z');
      const late = await system.as('employee');
      expect((await late.patch(`/api/expenses/${String(id)}`, { amount: '31.00' })).status).toBe(200);
    });
    const booked = (await linesOf(id)).filter(([account]) => account === '5050');
    expect(booked).toEqual([
      ['5050', '0.00', '30.00', '2027-11-09'],
      ['5050', '30.00', '0.00', '2026-09-01'],
      ['5050', '31.00', '0.00', '2026-09-01'],
    ]);
  });

  it('are found by vendor, description and category', async () => {
    proves('RUL-241');
    const clientId = await newClient(system);
    await add({ clientId, category: 'toll', amount: '4.00', vendor: 'Ohio Turnpike', description: 'Exit 64' });
    await add({ clientId, category: 'meal', amount: '9.00', vendor: 'Diner', description: 'Lunch' });
    const found = async (words: string): Promise<unknown[]> =>
      (await staff.get<Row[]>(`/api/expenses?clientId=${clientId}&q=${words}`)).body.map(({ vendor }) => vendor);
    expect([await found('TURNPIKE'), await found('lunch'), await found('toll'), await found('fuel')]).toEqual([
      ['Ohio Turnpike'],
      ['Diner'],
      ['Ohio Turnpike'],
      [],
    ]);
  });

  it('are listed, and summed for the cards and the dashboard, for one client alone where asked', async () => {
    proves('API-040', 'RUL-240');
    const clientId = await newClient(system);
    const today = (await add({ clientId, amount: '10.00' })).body['expenseDate'];
    await add({ clientId, category: 'fuel', amount: '90.00' });
    const month = String(today).slice(0, 7);
    const lastOfBefore = new Date(Date.parse(`${month}-01`) - 86_400_000).toISOString().slice(0, 10);
    await add({ clientId, category: 'fuel', amount: '500.00', expenseDate: lastOfBefore });
    const firstOfNext = nextMonth(month);
    await add({ clientId, category: 'fuel', amount: '7000.00', expenseDate: firstOfNext });
    const lastOf = new Date(Date.parse(firstOfNext) - 86_400_000).toISOString().slice(0, 10);
    await add({ clientId, amount: '1.00', expenseDate: `${month}-01` });
    await add({ clientId, amount: '2.00', expenseDate: lastOf });
    expect((await staff.get(`/api/expenses/summary?clientId=${clientId}`)).body).toEqual({
      total: '7603.00',
      fuel: '7590.00',
      owed: '0.00',
      thisMonth: '103.00',
    });
    const span = `expenseDateFrom=${month}-01&expenseDateTo=${lastOf}`;
    const listed = (await staff.get<Row[]>(`/api/expenses?category=fuel&${span}&limit=1000`)).body;
    const sum = listed.reduce((total, { amount }) => total + Number(amount), 0);
    expect((await staff.get('/api/dashboard/stats')).body['fuelExpenses']).toBe(`$${Math.round(sum)}`);
  });
});

/** The first day of the month after one: 2026-12 → 2027-01-01. */
const nextMonth = (month: string): string => {
  const [year = 0, nr = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, nr, 1)).toISOString().slice(0, 10);
};

describe('the expenses of a driver', () => {
  let system: TestSystem;
  let admin: Visitor;
  let driver: Visitor;
  let clientId: string;
  const driverOf = async (over: object): Promise<number> => {
    const license = { licenseState: 'TN', licenseClass: 'Class A', licenseExpiration: '2027-06-30' };
    const { status, body } = await admin.post('/api/drivers', {
      firstName: 'Dana',
      lastName: 'Reyes',
      ...license,
      ...over,
    });
    expect(status).toBe(201);
    return Number(body['id']);
  };
  let own: number;
  let colleague: number;
  beforeAll(async () => {
    system = await TestSystem.start();
    admin = await system.as('admin');
    clientId = await newClient(system);
    own = await driverOf({ clientId, licenseNumber: 'D1' });
    colleague = await driverOf({ clientId, licenseNumber: 'D2' });
    const account = await newAccount(system, 'driver');
    await admin.patch(`/api/users/${account.userId}`, { driverId: own });
    driver = await signIn(account);
  });
  afterAll(() => system.stop());
  const TOLL = { category: 'toll', amount: '14.00', paidFrom: 'driver' };

  it('are its own and stand in the books of the client it drives for, whatever it leaves out', async () => {
    const { status, body } = await driver.post('/api/expenses', TOLL);
    expect([status, body['driverId'], body['clientId']]).toEqual([201, own, clientId]);
    const lines = await admin.get<Row[]>(`/api/ledger/entries?q=EXP-${String(body['id'])}&clientId=${clientId}`);
    expect(lines.body.map((line) => line['accountNumber']).sort()).toEqual(['2100', '5050']);
    const seen = (await driver.get<Row[]>('/api/expenses')).body;
    expect(seen.map(({ id }) => id)).toContain(body['id']);
    expect(seen.filter(({ driverId }) => driverId !== own)).toEqual([]);
    await admin.post('/api/expenses', { ...TOLL, clientId, driverId: colleague, amount: '99.00' });
    const sumOf = (rows: readonly Row[]): string =>
      rows.reduce((sum, { amount }) => sum + Number(amount), 0).toFixed(2);
    expect((await driver.get('/api/expenses/summary')).body).toEqual({
      total: sumOf(seen),
      fuel: sumOf(seen.filter(({ category }) => category === 'fuel')),
      owed: '0.00',
      thisMonth: sumOf(seen),
    });
  });

  it('are never somebody else’s', async () => {
    const other = await newClient(system);
    expect((await driver.post('/api/expenses', { ...TOLL, driverId: colleague })).body['errors']).toEqual([
      { field: 'driverId', message: 'This driver does not exist' },
    ]);
    expect((await driver.post('/api/expenses', { ...TOLL, clientId: other })).body['errors']).toEqual([
      { field: 'clientId', message: 'This client does not exist' },
    ]);
    const foreign = (
      await admin.post('/api/loads', {
        loadNumber: 'F-1',
        brokerId: (await admin.post('/api/brokers', { name: 'Far Broker' })).body['id'],
        clientId: other,
        pickupLocation: 'Roanoke, VA',
        dropoffLocation: 'Macon, GA',
      })
    ).body['id'];
    expect((await driver.post('/api/expenses', { ...TOLL, loadId: foreign })).body['errors']).toEqual([
      { field: 'loadId', message: 'This load does not exist' },
    ]);
  });

  it('are of the vehicle that runs the load they are named for, and of another where it says so', async () => {
    const truck = async (unitNumber: string) => {
      const { status, body } = await admin.post('/api/vehicles', {
        clientId,
        unitNumber,
        vin: `1FUJGLDR9KL1000${unitNumber}`,
        licensePlate: `P${unitNumber}`,
      });
      expect(status).toBe(201);
      return body['id'];
    };
    const [mine, spare] = [await truck('01'), await truck('02')];
    const { body: load } = await admin.post('/api/loads', {
      loadNumber: 'V-1',
      brokerId: (await admin.post('/api/brokers', { name: 'Near Broker' })).body['id'],
      clientId,
      driverId: own,
      vehicleId: mine,
      pickupLocation: 'Roanoke, VA',
      dropoffLocation: 'Macon, GA',
    });
    const spent = async (over: object) => {
      const { status, text, body } = await driver.post('/api/expenses', { ...TOLL, category: 'fuel', ...over });
      expect([status, text]).toEqual([201, text]);
      return [body['vehicleId'], body['taxPaid']];
    };
    expect(await spent({ loadId: load['id'], taxPaid: false })).toEqual([mine, false]);
    expect(await spent({ loadId: load['id'], vehicleId: spare })).toEqual([spare, true]);
    expect(await spent({})).toEqual([null, true]);
  });

  it('get their receipts from it, and are corrected by the office alone', async () => {
    const { body } = await driver.post('/api/expenses', TOLL);
    const at = `/api/expenses/${String(body['id'])}`;
    expect((await uploadPaper(driver, at, { documentType: 'receipt' })).status).toBe(201);
    const { receiptUrl } = (await driver.get(at)).body;
    expect((await driver.get(String(receiptUrl))).status).toBe(200);
    expect((await driver.patch(at, { amount: '1.00' })).status).toBe(403);
    expect((await driver.delete(at)).status).toBe(403);
  });

  it('wait until the office has linked its sign-in to a driver', async () => {
    const unlinked = await signIn(await newAccount(system, 'driver'));
    const { status, body } = await unlinked.post('/api/expenses', TOLL);
    expect([status, body['message']]).toEqual([409, 'The office has not linked your sign-in to a driver yet']);
  });
});
