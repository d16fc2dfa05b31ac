import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { newAgent, newClient } from '../../../../test/support/world/people';
import { TestSystem } from '../../../../test/support/system';
import { FuelDesk } from '../../../../test/support/world/fuel-desk';
import type { Visitor } from '../../../../test/support/world/visitor';
import { EFS_PURCHASE, EFS_WIDE_FILE, efsFile, PILOT_FILE } from './domain/fuel-sheets.fixture';

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

describe('files of fuel cards', () => {
  let system: TestSystem;
  let staff: Visitor;
  let desk: FuelDesk;
  beforeAll(async () => {
    system = await TestSystem.start({ workers: true });
    staff = await system.as('admin');
    desk = new FuelDesk(system, staff);
  });
  afterAll(() => system.stop());

  const fleet = (card?: string) => desk.fleet(card);
  const send: FuelDesk['send'] = (...sent) => desk.send(...sent);
  const sent: FuelDesk['sent'] = (...file) => desk.sent(...file);
  const balances = (clientId: string): Promise<Row> => desk.balances(clientId);
  const expensesOf = (clientId: string): Promise<Row[]> => desk.expensesOf(clientId);

  it('become expenses by what was bought, a fee once, and an advance of the driver', async () => {
    const { clientId, vehicleId, cardId, driverId } = await fleet();
    const answer = await sent(efsFile());
    expect(answer).toMatchObject({
      ...{ status: 'done', provider: 'efs', transactionsImported: 4, duplicates: 0, setAside: 0, rejectedLines: 0 },
    });
    const told = (await expensesOf(clientId)).map((one) =>
      ['category', 'amount', 'fuelUse', 'gallons', 'taxPaid', 'cardFee', 'jurisdiction'].map((name) => one[name]),
    );
    expect(told.sort((one, other) => Number(other[1]) - Number(one[1]))).toEqual([
      ['fuel', '399.02', 'road', '102.34', true, '1.50', 'OK'],
      ['fuel', '111.93', 'reefer', '30', false, null, 'OK'],
      ['fuel', '32.99', 'def', '10', false, null, 'OK'],
    ]);
    expect((await expensesOf(clientId))[0]).toMatchObject({
      ...{ vehicleId, cardId, driverId, paidFrom: 'fuel_card', fuelCardSynced: true, reference: '987654' },
      ...{ vendor: 'FJ-TULSA 706', location: 'Tulsa, OK', mileage: '401233', expenseDate: '2026-10-05' },
    });
    expect(await balances(clientId)).toMatchObject({
      '5000': ['543.94', '0.00'],
      '6050': ['1.50', '0.00'],
      '1300': ['150.00', '0.00'],
      '2050': ['0.00', '695.44'],
    });
    const quarter = (await staff.get(`/api/reports/ifta?clientId=${clientId}&on=2026-10-05`)).body;
    expect(quarter['rows']).toEqual([
      expect.objectContaining({ jurisdiction: 'OK', gallons: '102.34', taxPaidGallons: '102.34', amount: '543.94' }),
    ]);
    expect((await staff.get(`/api/fuel-cards/${String(cardId)}`)).body['lastSyncDate']).toBe('2026-10-05');
    const ties = (await staff.get<Row[]>(`/api/ledger/tie-outs?clientId=${clientId}`)).body;
    expect(ties.filter(({ ok }) => ok !== true)).toEqual([]);
    const facts = JSON.stringify((await staff.get<Row[]>('/api/audit/facts?limit=200')).body);
    expect(facts).not.toContain('7083051234561234');
  });

  it('bring nothing twice: again, cut off, in another order, and as another layout of the same purchases', async () => {
    const { clientId } = await fleet('7083051234565678');
    const own = (text: string): string => text.replaceAll('7083051234561234', '7083051234565678');
    expect(await sent(own(efsFile(EFS_PURCHASE.slice(0, 2))))).toMatchObject({ transactionsImported: 2 });
    expect(await sent(own(efsFile(EFS_PURCHASE.toReversed())))).toMatchObject({
      ...{ transactionsImported: 2, duplicates: 2 },
    });
    expect(await sent(own(efsFile()))).toMatchObject({ transactionsImported: 0, duplicates: 4 });
    expect(await sent(own(EFS_WIDE_FILE))).toMatchObject({ provider: 'efs_wide', duplicates: 4 });
    expect(await sent(own(efsFile([...EFS_PURCHASE, EFS_PURCHASE[0] ?? ''])))).toMatchObject({
      ...{ transactionsImported: 1, duplicates: 4 },
    });
    expect(await expensesOf(clientId)).toHaveLength(4);
    const two = await Promise.all(
      [1, 2].map(() => sent(own(efsFile([EFS_PURCHASE[1] ?? '']).replace('30.00', '31.00')))),
    );
    expect(two.map((each) => Number(each['transactionsImported'])).sort()).toEqual([0, 1]);
    await system.verified();
  });

  it.each([1, 2, 3])('end in the same rows whatever history brings them (%s)', async (seed) => {
    const numbers = [`708305123457${seed}001`, `708305123457${seed}002`] as const;
    const [whole, torn] = [await fleet(numbers[0]), await fleet(numbers[1])];
    let state = seed * 7_919;
    const dice = (sides: number): number => {
      state = (state * 48_271) % 2_147_483_647;
      return state % sides;
    };
    const lines = Array.from({ length: 14 }, () => {
      const [day, cents] = [String(1 + dice(4)).padStart(2, '0'), 100 + dice(2)];
      return (EFS_PURCHASE[dice(3)] ?? '')
        .replace('10/05/2026', `10/${day}/2026`)
        .replace('.02,N', `.${cents % 100},N`);
    });
    const fileOf = (number: string, rows: readonly string[]): string =>
      efsFile(rows).replaceAll('7083051234561234', number);
    await sent(fileOf(numbers[0], lines));
    for (let nr = 0; nr < 4; nr += 1) {
      const cut = lines.slice(0, 1 + dice(lines.length));
      const part = dice(2) === 0 ? cut : cut.toReversed();
      await Promise.all(
        dice(2) === 0
          ? [send(fileOf(numbers[1], part)), send(fileOf(numbers[1], lines))]
          : [send(fileOf(numbers[1], part))],
      );
    }
    await sent(fileOf(numbers[1], lines.toReversed()));
    const rowsOf = async ({ clientId }: { clientId: string }): Promise<unknown[]> =>
      (await expensesOf(clientId))
        .map(({ expenseDate, amount, gallons, fuelUse }) => [expenseDate, amount, gallons, fuelUse].join(' '))
        .sort();
    expect(await rowsOf(torn)).toEqual(await rowsOf(whole));
    expect(await rowsOf(whole)).toHaveLength(14);
    expect((await balances(torn.clientId))['2050']).toEqual((await balances(whole.clientId))['2050']);
  });

  it('end each line with what became of it, and why', async () => {
    await fleet('7083051234569999');
    const rows = [
      (EFS_PURCHASE[0] ?? '').replace('7083051234561234', '7083051234560000'),
      (EFS_PURCHASE[0] ?? '').replace('7083051234561234', '7083051234569999').replace(',T-07,', ',T-99,'),
      (EFS_PURCHASE[0] ?? '').replace('7083051234561234', '7083051234569999').replace(',OK,', ',XX,'),
      (EFS_PURCHASE[0] ?? '').replace('102.34', 'ten'),
      (EFS_PURCHASE[0] ?? '').replace('7083051234561234', '7083051234569999').replace('10/05/2026', '12/31/2090'),
    ];
    const { aside, rejected } = await sent(efsFile(rows));
    expect([aside, rejected]).toEqual([
      [
        {
          line: 2,
          reason: 'The card that ends in 0000 is not known. The unit “T-07” is not in the fleet',
        },
        { line: 3, reason: 'The unit “T-99” is not in the fleet' },
        { line: 4, reason: '“XX” is not a known state or province' },
      ],
      [
        { line: 5, reason: 'The quantity “ten” is not valid' },
        { line: 6, reason: 'The day is in the future' },
      ],
    ]);
  });

  it('are shown before they are taken in, and asked about where their columns are not known', async () => {
    const { clientId } = await fleet('7083051234563333');
    const preview = await sent(efsFile(), { dryRun: 'true' });
    expect(preview).toMatchObject({ id: null, status: 'preview', provider: 'efs', transactionsImported: 0 });
    expect((preview['preview'] as Row)['lines']).toHaveLength(4);
    expect(JSON.stringify(preview)).not.toContain('7083051234561234');
    const odd = 'Tag;Staat;Was;Menge;Summe;Wagen\n05.10.2026;OK;Diesel;100,5;350,00;T-07\n';
    const unknown = await send(odd, { clientId });
    expect([unknown.status, unknown.body['code']]).toEqual([400, 'MAPPING_NEEDED']);
    const columns = { Tag: 'date', Staat: 'jurisdiction', Was: 'product', Menge: 'quantity', Wagen: 'unit' };
    const how = { dateFormat: 'day_first', decimalMark: 'comma' };
    const half = await send(odd, { clientId, mapping: JSON.stringify({ columns, ...how }) });
    expect([half.status, half.body['errors']]).toEqual([
      400,
      [{ field: 'mapping', message: 'Choose the column with the amount' }],
    ]);
    const whole = { ...how, columns: { ...columns, Summe: 'amount' } };
    expect(await sent(odd, { clientId, mapping: JSON.stringify(whole) })).toMatchObject({ transactionsImported: 1 });
    const again = odd.replace('05.10.', '06.10.');
    expect(await sent(again, { clientId })).toMatchObject({ provider: 'other', transactionsImported: 1 });
    const kept = (await staff.get<Row[]>(`/api/fuel-cards/mappings?clientId=${clientId}`)).body;
    expect(kept).toEqual([expect.objectContaining({ provider: 'other', ...how, unit: 'gallons', currency: 'USD' })]);
  });

  it('in litres and Canadian dollars are kept as bought, with the rate that was used', async () => {
    const { clientId } = await fleet('7083051234564444');
    const row = (EFS_PURCHASE[0] ?? '')
      .replace('7083051234561234', '7083051234564444')
      .replace('USD/Gallons', 'CAD/Liters');
    const bought = row
      .replace(',OK,', ',ON,')
      .replace('102.34', '400.00')
      .replace('399.02', '675.60')
      .replace(',1.50,', ',0,');
    expect(await sent(efsFile([bought]))).toMatchObject({
      aside: [{ line: 2, reason: 'No exchange rate is known for Canadian dollars' }],
    });
    const other = bought.replace('987654', '987655');
    expect(await sent(efsFile([other]), { exchangeRate: '0.7314' })).toMatchObject({ transactionsImported: 1 });
    expect(await expensesOf(clientId)).toEqual([
      expect.objectContaining({
        ...{ quantity: '400', quantityUnit: 'litres', gallons: '105.669', currency: 'CAD', originalAmount: '675.60' },
        ...{ exchangeRate: '0.7314', amount: '494.13', jurisdiction: 'ON' },
      }),
    ]);
  });

  it('of Pilot name no state: it is asked for', async () => {
    await fleet('561234');
    expect(await sent(PILOT_FILE)).toMatchObject({ provider: 'pilot', setAside: 2 });
  });

  it('that are no such file are refused with a sentence', async () => {
    const refused = async (content: string | Uint8Array, fields = {}): Promise<unknown> => {
      const { status, body } = await send(content, fields);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      return (body['errors'] as Row[])[0];
    };
    expect(await refused('')).toMatchObject({ field: 'file' });
    expect(await refused(Buffer.from('%PDF-1.7'))).toMatchObject({ field: 'file' });
    expect(await refused('a,b\n1,2')).toMatchObject({ field: 'mapping' });
    expect(await refused(efsFile(), { provider: 'shell' })).toMatchObject({ field: 'provider' });
    expect(await refused(efsFile(), { clientId: 'x' })).toEqual({
      field: 'clientId',
      message: 'This client does not exist',
    });
    expect(await refused(efsFile(), { mapping: '{' })).toMatchObject({ field: 'mapping' });
    expect(await refused(efsFile(), { exchangeRate: '-1' })).toMatchObject({ field: 'exchangeRate' });
    expect(await refused(efsFile([]))).toEqual({ field: 'file', message: 'The file has no lines' });
  });

  it('that name what nobody knows wait for somebody, who is asked once', async () => {
    const { clientId, cardId, vehicleId } = await fleet('7083051234561111');
    const unknown = (EFS_PURCHASE[0] ?? '').replace('7083051234561234', '7083051234562222').replace(',T-07,', ',77,');
    const own = { clientId };
    const answer = await sent(efsFile([unknown]), own);
    expect(answer).toMatchObject({ transactionsImported: 0, setAside: 1 });
    const waiting = (await staff.get<Row[]>(`/api/fuel-cards/transactions?clientId=${clientId}&status=set_aside`)).body;
    expect(waiting).toEqual([
      expect.objectContaining({
        ...{ cardLast4: '2222', unit: '77', vehicleId: null, amount: '399.02', productClass: 'diesel' },
        reasons: ['The card that ends in 2222 is not known', 'The unit “77” is not in the fleet'],
      }),
    ]);
    expect((await staff.get(`/api/fuel-cards/review?clientId=${clientId}`)).body).toEqual({ total: 1, findings: [] });
    const at = `/api/fuel-cards/transactions/${String(waiting[0]?.['id'])}`;
    const early = await staff.post(`${at}/book`, { cardId });
    expect(early.body['errors']).toEqual([{ field: 'vehicleId', message: 'Choose the vehicle' }]);
    const booked = await staff.post(`${at}/book`, { cardId, vehicleId });
    expect([booked.status, booked.body]).toEqual([
      200,
      expect.objectContaining({ status: 'imported', cardId, vehicleId, expenseId: expect.any(Number) as number }),
    ]);
    expect((await staff.post(`${at}/book`, { cardId, vehicleId })).body['code']).toBe('NOT_SET_ASIDE');
    expect((await staff.post(`${at}/dismiss`, { reason: 'x' })).body['code']).toBe('NOT_SET_ASIDE');
    expect(await expensesOf(clientId)).toEqual([
      expect.objectContaining({ amount: '399.02', cardFee: '1.50', vehicleId, cardId }),
    ]);
    const next = unknown.replace('987654', '987655');
    expect(await sent(efsFile([next]), own)).toMatchObject({ transactionsImported: 1, setAside: 0 });
    const credit = unknown.replace('102.34', '-5').replace('399.02', '(20.00)');
    expect(await sent(efsFile([credit]), own)).toMatchObject({
      aside: [{ line: 2, reason: 'A credit of 20.00: take back the purchase that it belongs to' }],
    });
    const [aside] = (await staff.get<Row[]>(`/api/fuel-cards/transactions?clientId=${clientId}&status=set_aside`)).body;
    const left = await staff.post(`/api/fuel-cards/transactions/${String(aside?.['id'])}/dismiss`, {
      reason: 'Corrected by hand',
    });
    expect(left.body).toMatchObject({ status: 'dismissed', dismissedFor: 'Corrected by hand', amount: '-20.00' });
    await system.verified();
  });

  it('are odd over the tank, and as reefer fuel without a reefer; the vehicle is named', async () => {
    const { clientId, vehicleId } = await fleet('7083051234568888');
    const day = system.clock.now().toISOString().slice(0, 10).split('-');
    const bought = EFS_PURCHASE.slice(0, 2).map((row) =>
      row.replace('7083051234561234', '7083051234568888').replace('10/05/2026', `${day[1]}/${day[2]}/${day[0]}`),
    );
    await sent(efsFile(bought));
    const findings = async (): Promise<unknown[]> => {
      const { body } = await staff.get<{ findings: Row[] }>(`/api/fuel-cards/review?clientId=${clientId}`);
      return body.findings.map((one) => [one['rule'], one['vehicleId'], one['sentence']]).sort();
    };
    expect(await findings()).toEqual([]);
    const truck = { tankCapacity: 100, hasReefer: false };
    expect((await staff.patch(`/api/vehicles/${String(vehicleId)}`, truck)).status).toBe(200);
    expect(await findings()).toEqual([
      ['no_reefer', vehicleId, 'Reefer fuel for T-07, which has no reefer'],
      ['over_tank', vehicleId, '102.34 gallons at once; the tanks of T-07 hold 100'],
    ]);
    await staff.patch(`/api/vehicles/${String(vehicleId)}`, { tankCapacity: 240, hasReefer: true });
    expect(await findings()).toEqual([]);
  });

  it('of other clients are none of an agent', async () => {
    const { clientId } = await fleet('7083051234567777');
    const rows = efsFile([(EFS_PURCHASE[0] ?? '').replace('7083051234561234', '7083051234567777')]);
    const { visitor } = await newAgent(system, { canAccessAccounting: true });
    const { body } = await send(rows, {}, visitor);
    const reason = 'The card that ends in 7777 is not known. The unit “T-07” is not in the fleet';
    expect(body).toMatchObject({ transactionsImported: 0, rejected: [{ line: 2, reason }] });
    expect((await send(rows, { clientId }, visitor)).body['errors']).toEqual([
      { field: 'clientId', message: 'This client does not exist' },
    ]);
    expect((await visitor.get<Row[]>('/api/fuel-cards/transactions')).body).toEqual([]);
  });

  it('come by themselves only where a provider is set up', async () => {
    const { status, body } = await staff.post('/api/fuel-cards/sync', {});
    expect([status, body['code']]).toEqual([409, 'NO_FUEL_PROVIDER']);
    expect((await staff.get('/api/fuel-cards/status')).body).toMatchObject({ source: null });
  });
});

describe('the sync of fuel cards', () => {
  it('asks the provider for the last two weeks, each purchase once, and takes in the files of a folder', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'fuel-'));
    const system = await TestSystem.start({
      workers: true,
      over: { fuelProvider: 'simulator', fuelFolder: folder },
    });
    try {
      const staff = await system.as('admin');
      const clientId = await newClient(system);
      const truck = { clientId, unitNumber: 'T-1', vin: '1FUJGLDR9KL100001', licensePlate: 'P1' };
      const vehicleId = (await staff.post('/api/vehicles', truck)).body['id'];
      const card = { provider: 'efs', cardNumber: '7083051234561234', clientId, vehicleId };
      expect((await staff.post('/api/fuel-cards', card)).status).toBe(201);
      await writeFile(path.join(folder, 'a.csv'), efsFile([(EFS_PURCHASE[0] ?? '').replace(',T-07,', ',T-1,')]));
      await writeFile(path.join(folder, 'b.csv'), 'nothing,known\n1,2');
      const first = await staff.post('/api/fuel-cards/sync', {});
      expect([first.status, first.body]).toEqual([200, expect.objectContaining({ running: 0, setAside: 0 })]);
      expect(Number(first.body['transactionsImported'])).toBeGreaterThanOrEqual(4);
      const again = await staff.post('/api/fuel-cards/sync', {});
      expect(again.body).toMatchObject({ transactionsImported: 0, setAside: 0 });
      expect(Number(again.body['duplicates'])).toBeGreaterThanOrEqual(3);
      expect([(await readdir(folder)).sort(), await readdir(path.join(folder, 'done'))]).toEqual([
        ['done', 'refused'],
        ['a.csv'],
      ]);
      const { body } = await staff.get('/api/fuel-cards/status');
      expect(body).toMatchObject({ source: 'simulator', cards: 1, activeCards: 1, setAside: 0 });
      expect(body['lastSyncAt']).toEqual(expect.any(String));
    } finally {
      await system.stop();
      await rm(folder, { recursive: true });
    }
  });
});
