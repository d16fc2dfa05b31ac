import { utils, write } from '@e965/xlsx';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { TestSystem } from '../../../../../test/support/system';
import { FuelDesk } from '../../../../../test/support/world/fuel-desk';
import type { Visitor } from '../../../../../test/support/world/visitor';
import { FuelSources } from '../commands/fuel-sources';
import { EFS_HEADER } from '../domain/fuel-sheets.fixture';
import type { WireItem, WireTransaction } from '../domain/rules/wire';
import { FuelSimulatorServer } from './fuel-simulator-server';
import { FuelWire, WireSession } from './fuel-wire';

type Row = Record<string, unknown>;

/** A provider that says what it is told to say. */
class Told extends FuelWire {
  readonly name = 'told';
  said: readonly WireTransaction[] = [];
  login(): Promise<string> {
    return Promise.resolve('session');
  }
  transactions(): Promise<readonly WireTransaction[]> {
    return Promise.resolve(this.said);
  }
}

const ITEM = { category: 'ULSD', quantity: '102.34', ppu: '3.899', amount: '399.02' };
/** Diesel, reefer fuel, exhaust fluid and cash, with a fee of 1.50: 695.44 in all. */
const WHOLE: readonly WireItem[] = [
  ITEM,
  { category: 'ULSR', quantity: '30.00', ppu: '3.731', amount: '111.93' },
  { category: 'DEFD', quantity: '10.00', ppu: '3.299', amount: '32.99' },
  { category: 'CADV', quantity: '1.00', ppu: '150.00', amount: '150.00' },
];
const bought = (card: string, nr: number, over: Partial<WireTransaction> = {}): WireTransaction => ({
  ...{ transactionId: `${card}-${nr}`, transactionDate: '10/05/2026', transactionTime: '14:20', cardNumber: card },
  ...{ invoice: String(900_000 + nr), locationName: 'FJ-TULSA 706', locationCity: 'Tulsa', locationState: 'OK' },
  ...{ carrierFee: '1.50', billingCurrency: 'USD', infos: { UNIT: 'T-07', NAME: 'Dana Reyes', ODRD: '401233' } },
  ...{ lineItems: [ITEM], ...over },
});
/** One line of the transaction report of EFS for each line of the purchases. */
const cellsOf = (purchases: readonly WireTransaction[]): string[][] =>
  purchases.flatMap(({ infos, lineItems, ...said }) =>
    lineItems.map(({ category, quantity, ppu, amount }, at) => [
      ...[said.cardNumber, said.transactionDate, said.transactionTime, said.invoice, infos['UNIT'] ?? ''],
      ...[infos['NAME'] ?? '', infos['ODRD'] ?? '', said.locationName, said.locationCity, said.locationState],
      ...[at === 0 ? said.carrierFee : '0.00', category, ppu, ppu, '0', quantity, '0', '', amount, 'N'],
      said.billingCurrency,
    ]),
  );
const HEADERS = EFS_HEADER.split(',');
const csv = (purchases: readonly WireTransaction[]): string =>
  [HEADERS, ...cellsOf(purchases)].map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\r\n');
const book = (purchases: readonly WireTransaction[], bookType: 'xlsx' | 'biff8'): Uint8Array => {
  const made = utils.book_new();
  utils.book_append_sheet(made, utils.aoa_to_sheet([HEADERS, ...cellsOf(purchases)]), 'Transactions');
  return new Uint8Array(write(made, { type: 'buffer', bookType }) as Buffer);
};

const SOURCES = ['CSV', 'XLSX', 'XLS', 'folder', 'provider in the process', 'provider over HTTP'] as const;
type Source = (typeof SOURCES)[number];

describe('purchases say and book the same, wherever they come from', () => {
  let system: TestSystem;
  let staff: Visitor;
  let desk: FuelDesk;
  let folder: string;
  let server: FuelSimulatorServer;
  const there = new Told();
  const here = new Told();
  let wires: Readonly<Record<'here' | 'there', WireSession | null>>;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'fuel-'));
    server = await FuelSimulatorServer.start(there, 'token');
    const over = { fuelProvider: { url: server.url, token: 'token' }, fuelFolder: folder };
    system = await TestSystem.start({ workers: true, over });
    staff = await system.as('admin');
    desk = new FuelDesk(system, staff);
    wires = { here: new WireSession(here, () => 0), there: system.app.get(FuelSources).wire };
  });
  afterAll(async () => {
    await system.stop();
    await server.stop();
    await rm(folder, { recursive: true });
  });

  const synced = async (wire: WireSession | null): Promise<Row> => {
    const replaced = jest.replaceProperty(system.app.get(FuelSources), 'wire', wire);
    try {
      const { status, text, body } = await staff.post('/api/fuel-cards/sync', {});
      expect([status, text]).toEqual([200, text]);
      const [id] = body['imports'] as string[];
      return (await staff.get<Row>(`/api/fuel-cards/import/${id}`)).body;
    } finally {
      replaced.restore();
    }
  };
  const BRING: Readonly<Record<Source, (purchases: readonly WireTransaction[]) => Promise<Row>>> = {
    CSV: (purchases) => desk.sent(csv(purchases)),
    XLSX: (purchases) => desk.sent(book(purchases, 'xlsx')),
    XLS: (purchases) => desk.sent(book(purchases, 'biff8')),
    folder: async (purchases) => {
      await writeFile(path.join(folder, 'fuel.csv'), csv(purchases));
      return synced(null);
    },
    'provider in the process': (purchases) => {
      here.said = purchases;
      return synced(wires.here);
    },
    'provider over HTTP': (purchases) => {
      there.said = purchases;
      return synced(wires.there);
    },
  };
  let cards = 0;
  const card = (): string => `70830599${String((cards += 1)).padStart(8, '0')}`;
  const told = (outcome: Row): unknown => {
    const { status, transactionsImported, duplicates, setAside, rejectedLines } = outcome;
    return [status, transactionsImported, duplicates, setAside, rejectedLines];
  };
  const reasons = (outcome: Row, of: 'aside' | 'rejected'): unknown[] =>
    (outcome[of] as Row[]).map((one) => one['reason']);

  describe.each(SOURCES)('%s', (source) => {
    const bring = (...purchases: WireTransaction[]): Promise<Row> => BRING[source](purchases);

    it('brings a purchase with diesel, reefer fuel, exhaust fluid, cash and a fee into the books', async () => {
      const number = card();
      const { clientId, vehicleId, cardId } = await desk.fleet(number);
      expect(told(await bring(bought(number, 1, { lineItems: WHOLE })))).toEqual(['done', 4, 0, 0, 0]);
      const rows = (await desk.expensesOf(clientId)).map((one) =>
        ['category', 'amount', 'fuelUse', 'gallons', 'taxPaid', 'cardFee', 'jurisdiction'].map((name) => one[name]),
      );
      expect(rows.toSorted((one, other) => Number(other[1]) - Number(one[1]))).toEqual([
        ['fuel', '399.02', 'road', '102.34', true, '1.50', 'OK'],
        ['fuel', '111.93', 'reefer', '30', false, null, 'OK'],
        ['fuel', '32.99', 'def', '10', false, null, 'OK'],
      ]);
      expect((await desk.expensesOf(clientId))[0]).toMatchObject({ vehicleId, cardId });
      expect(await desk.balances(clientId)).toMatchObject({
        ...{ '6050': ['1.50', '0.00'], '1300': ['150.00', '0.00'], '2050': ['0.00', '695.44'] },
      });
    });

    it('brings each purchase once: again, in another order, overlapping, and late', async () => {
      const number = card();
      const { clientId } = await desk.fleet(number);
      const [first, second] = [bought(number, 1), bought(number, 2, { transactionDate: '10/06/2026' })];
      const late = bought(number, 3, { transactionDate: '10/04/2026' });
      expect(told(await bring(first, second))).toEqual(['done', 2, 0, 0, 0]);
      expect(told(await bring(first, second))).toEqual(['done', 0, 2, 0, 0]);
      expect(told(await bring(second, late, first))).toEqual(['done', 1, 2, 0, 0]);
      expect(await desk.expensesOf(clientId)).toHaveLength(3);
    });

    it('says of each line that cannot be taken why', async () => {
      const number = card();
      await desk.fleet(number);
      const wrong = (nr: number, item: Partial<WireItem>, over: Partial<WireTransaction> = {}): WireTransaction =>
        bought(number, nr, { lineItems: [{ ...ITEM, ...item }], ...over });
      const outcome = await bring(
        wrong(1, { quantity: 'ten' }),
        wrong(2, { quantity: '1e9' }),
        wrong(3, { quantity: '-5' }),
        wrong(4, { amount: '=cmd' }),
        wrong(5, {}, { transactionDate: '13/45/2026' }),
        wrong(6, {}, { transactionDate: '12/31/2090' }),
        wrong(7, {}, { billingCurrency: 'EUR' }),
        wrong(8, {}),
      );
      expect(told(outcome)).toEqual(['done', 1, 0, 0, 7]);
      expect(reasons(outcome, 'rejected')).toEqual([
        'The quantity “ten” is not valid',
        'The quantity “1e9” is not valid',
        'Quantity and amount have different signs',
        'The amount “=cmd” is not valid',
        'The date “13/45/2026” is not valid',
        'The day is in the future',
        'The currency “EUR” is not known',
      ]);
    });

    it('sets aside what nobody knows, and guesses nothing', async () => {
      const [number, stranger] = [card(), card()];
      await desk.fleet(number);
      const outcome = await bring(
        bought(stranger, 1),
        bought(number, 2, { infos: { UNIT: 'T-99' } }),
        bought(number, 3, { locationState: 'XX' }),
        bought(number, 4, { billingCurrency: 'CAD' }),
        bought(number, 5, { lineItems: [{ ...ITEM, quantity: '-5', amount: '-20.00' }] }),
      );
      expect(told(outcome)).toEqual(['done', 0, 0, 5, 0]);
      expect(reasons(outcome, 'aside')).toEqual([
        `The card that ends in ${stranger.slice(-4)} is not known. The unit “T-07” is not in the fleet`,
        'The unit “T-99” is not in the fleet',
        '“XX” is not a known state or province',
        'No exchange rate is known for Canadian dollars',
        'A credit of 20.00: take back the purchase that it belongs to',
      ]);
    });

    it('keeps no card number, and a formula is a text', async () => {
      const number = card();
      const { clientId } = await desk.fleet(number);
      const infos = { UNIT: 'T-07', NAME: `card ${number}` };
      expect(told(await bring(bought(number, 1, { infos, invoice: '=cmd|calc' })))).toEqual(['done', 1, 0, 0, 0]);
      expect(await desk.expensesOf(clientId)).toEqual([expect.objectContaining({ reference: '=cmd|calc' })]);
      const { rows } = await system.sql<{ n: number }>(
        `SELECT count(*)::int AS n FROM facts WHERE data::text LIKE '%${number}%'
          OR data::text LIKE '%${number.slice(4)}%'`,
      );
      expect(rows).toEqual([{ n: 0 }]);
    });
  });

  it('and what came as CSV adds nothing as XLSX, as XLS or in the folder', async () => {
    const number = card();
    const { clientId } = await desk.fleet(number);
    const purchases = [bought(number, 1, { lineItems: WHOLE }), bought(number, 2, { invoice: '900002' })];
    expect(told(await BRING.CSV(purchases))).toEqual(['done', 5, 0, 0, 0]);
    for (const source of ['XLSX', 'XLS', 'folder'] as const)
      expect(told(await BRING[source](purchases))).toEqual(['done', 0, 5, 0, 0]);
    // by another way they wait for somebody, and are not booked twice
    expect(told(await BRING['provider over HTTP'](purchases))).toEqual(['done', 0, 0, 5, 0]);
    expect(told(await BRING['provider in the process'](purchases))).toEqual(['done', 0, 5, 0, 0]);
    expect(await desk.expensesOf(clientId)).toHaveLength(4);
    await system.verified();
  });

  it('and a provider that fails is said to, in a sentence; nothing is taken in by halves', async () => {
    there.said = [bought(card(), 1)];
    server.troubles.push('no purchases');
    const before = await system.sql("SELECT count(*) FROM facts WHERE type = 'FuelImportAdded'");
    const failed = await staff.post('/api/fuel-cards/sync', {});
    expect([failed.status, failed.body['code'], failed.body['message']]).toEqual([
      409,
      'FUEL_PROVIDER_FAILED',
      'The provider answered with something else than purchases',
    ]);
    const after = await system.sql("SELECT count(*) FROM facts WHERE type = 'FuelImportAdded'");
    expect(after.rows).toEqual(before.rows);
    expect((await staff.get('/api/fuel-cards/status')).body).toMatchObject({ source: 'provider' });
  });
});
