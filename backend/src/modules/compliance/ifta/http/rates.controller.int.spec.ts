import { newClient, newPortalUser } from '../../../../../test/support/world/people';
import { TestSystem } from '../../../../../test/support/system';
import type { Visitor } from '../../../../../test/support/world/visitor';

type Row = Record<string, unknown>;

describe('fuel tax rates', () => {
  let system: TestSystem;
  let staff: Visitor;
  beforeAll(async () => {
    system = await TestSystem.start();
    staff = await system.as('employee');
  });
  afterAll(() => system.stop());

  const rates = async (query: string): Promise<Map<string, Row>> => {
    const { status, body } = await staff.get<Row[]>(`/api/ifta/rates${query}`);
    expect(status).toBe(200);
    return new Map(body.map((row) => [String(row['jurisdiction']), row]));
  };
  const ONTARIO = { quarter: '4Q2025', jurisdiction: 'ON', rate: '0.2513', source: 'The matrix of 4Q2025' };

  it('of a quarter name each member, its surcharge and where they are from', async () => {
    const found = await rates('?quarter=3Q2026');
    expect([found.size, found.has('DC'), found.has('AK')]).toEqual([58, false, false]);
    expect(found.get('KY')).toMatchObject({
      ...{ rate: '0.2200', surcharge: '0.1050', unit: 'usd_per_gallon', preliminary: false, missing: false },
      source: expect.stringContaining('https://www.iftach.org/taxmatrix/charts/3Q2026.csv') as string,
    });
    expect(found.get('OR')).toMatchObject({
      ...{ rate: null, missing: false },
      reason: expect.stringContaining('weight and miles') as string,
    });
    expect((await rates('?quarter=3Q2026&units=metric')).get('ON')).toMatchObject({
      ...{ rate: '0.0900', unit: 'cad_per_liter' },
    });
    expect((await rates('?quarter=4Q2026')).get('TX')).toMatchObject({ preliminary: true });
    expect((await rates('?quarter=3Q2026&fuelType=propane')).get('TX')).toMatchObject({ rate: null, missing: true });
  });

  it('that are missing are entered with their source, corrected and taken back', async () => {
    expect((await rates('?quarter=4Q2025')).get('ON')).toMatchObject({ rate: null, missing: true, entered: [] });
    const entered = await staff.post('/api/ifta/rates', ONTARIO);
    expect([entered.status, entered.body]).toEqual([201, expect.objectContaining({ ...ONTARIO, fuelType: 'diesel' })]);
    const id = String(entered.body['id']);
    expect((await rates('?quarter=4Q2025')).get('ON')).toMatchObject({
      ...{ rate: '0.2513', missing: false, source: 'The matrix of 4Q2025' },
      entered: [{ id, kind: 'tax', source: 'The matrix of 4Q2025' }],
    });
    const twice = await staff.post('/api/ifta/rates', ONTARIO);
    expect([twice.status, twice.body['message']]).toEqual([409, 'A rate of ON in 4Q2025 was entered already']);
    expect((await staff.patch(`/api/ifta/rates/${id}`, { rate: '0.2514' })).status).toBe(200);
    expect((await rates('?quarter=4Q2025')).get('ON')).toMatchObject({ rate: '0.2514' });
    expect((await staff.delete(`/api/ifta/rates/${id}`)).status).toBe(204);
    expect((await rates('?quarter=4Q2025')).get('ON')).toMatchObject({ rate: null, missing: true });
  });

  it.each<[object, string, string]>([
    [{ rate: '12.5' }, 'rate', 'Rate must be a number of at least 0 below 10 with at most 4 places'],
    [{ rate: '-0.1' }, 'rate', 'Rate must be a number of at least 0 below 10 with at most 4 places'],
    [{ rate: '0.12345' }, 'rate', 'Rate must be a number of at least 0 below 10 with at most 4 places'],
    [{ jurisdiction: 'DC' }, 'jurisdiction', 'DC is not a member of IFTA'],
    [{ jurisdiction: 'XX' }, 'jurisdiction', 'State must be a US state or Canadian province code'],
    [{ kind: 'surcharge' }, 'kind', 'ON has no surcharge in the tax matrix'],
    [{ quarter: '5Q2026' }, 'quarter', 'Quarter must be a quarter and its year, such as 3Q2026'],
    [{ source: '' }, 'source', 'Say where you found the rate: a web address, or a notice and its date'],
  ])('refuse %j', async (wrong, field, sentence) => {
    const { status, body } = await staff.post('/api/ifta/rates', { ...ONTARIO, ...wrong });
    expect([status, body['errors']]).toEqual([400, [{ field, message: sentence }]]);
  });

  it('are read by clients, who enter none', async () => {
    const { visitor } = await newPortalUser(system, await newClient(system));
    expect((await visitor.get('/api/ifta/rates?quarter=3Q2026')).status).toBe(200);
    expect((await visitor.post('/api/ifta/rates', ONTARIO)).status).toBe(403);
  });
});

describe('a return that is only worked out', () => {
  let system: TestSystem;
  let staff: Visitor;
  beforeAll(async () => {
    system = await TestSystem.start();
    staff = await system.as('employee');
  });
  afterAll(() => system.stop());
  const line = (jurisdiction: string, totalMiles: number | string, taxPaidGallons: number | string, more = {}) => ({
    ...{ jurisdiction, totalMiles: String(totalMiles), taxPaidGallons: String(taxPaidGallons) },
    ...more,
  });
  const ASKED = {
    ...{ quarter: 'Q3', year: 2026, fuelType: 'diesel' },
    lines: [
      line('VA', 1_500, 150),
      line('KY', 900, 0),
      line('OH', 2_400, 400),
      line('OR', 700, 100),
      line('DC', 40, 0),
    ],
  };

  it('has the lines and sums of its paper, also of one that is late', async () => {
    const { status, body } = await staff.post('/api/ifta/returns/preview', { ...ASKED, filedOn: '2026-12-10' });
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({
        ...{ period: '3Q2026', dueDate: '2026-11-02', totalMiles: 5_540, totalGallons: 650, fleetMpg: '8.52' },
        penalty: '50.00',
        totals: {
          ...{ tax: '-23.40', surcharge: '36.30', interest: '1.03', penalty: '50.00', previousCredit: '0.00' },
          due: '63.93',
        },
      }),
    ]);
    expect(body['lines']).toContainEqual({
      ...{ jurisdiction: 'VA', kind: 'tax', rate: '0.3360', reason: null, totalMiles: 1_500, taxableMiles: 1_500 },
      ...{ taxableGallons: 176, taxPaidGallons: 150, netTaxableGallons: 26, tax: '8.74', interest: '0.51' },
      ...{ total: '9.25', rateSource: expect.stringContaining('iftach.org') as string },
    });
  });

  it('splits the miles of vehicles with two fuels by gallons', async () => {
    const lines = [line('TX', 10_000, 750)];
    const otherFuels = [{ fuelType: 'propane', gallons: '250' }];
    const { body } = await staff.post('/api/ifta/returns/preview', { ...ASKED, lines, otherFuels });
    expect([body['totalMiles'], body['fleetMpg']]).toEqual([7_500, '10.00']);
  });

  it.each<[object, string, string]>([
    [{ lines: [line('TX', 1, 1), line('tx', 2, 2)] }, 'lines', 'TX is there twice'],
    [{ lines: [line('TX', 1, 1, { taxableMiles: '2' })] }, 'lines', 'More miles are taxable in TX than were driven'],
    [{ totalMiles: 10 }, 'totalMiles', 'Total miles are fewer than those of the lines'],
    [{ totalGallons: 10 }, 'totalGallons', 'Total gallons are fewer than those of the lines'],
    [{ mpg: '0' }, 'mpg', 'MPG must be a number of more than 0 below 1,000 with at most 2 places'],
  ])('refuses %j', async (wrong, field, sentence) => {
    const { status, body } = await staff.post('/api/ifta/returns/preview', { ...ASKED, ...wrong });
    expect([status, body['errors']]).toEqual([400, [{ field, message: sentence }]]);
  });
});
