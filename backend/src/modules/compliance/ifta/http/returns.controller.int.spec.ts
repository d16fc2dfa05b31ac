import { newClient } from '../../../../../test/support/world/people';
import { TestSystem } from '../../../../../test/support/system';
import { uploadPaper } from '../../../../../test/support/world/papers';
import type { Visitor } from '../../../../../test/support/world/visitor';
import { textOfPdf } from '../../../../../test/support/pdf-text';
import { filesInZip } from '../../../../../test/support/unzip';

type Row = Record<string, unknown>;

describe('fuel tax returns', () => {
  let system: TestSystem;
  let staff: Visitor;
  let admin: Visitor;
  beforeAll(async () => {
    system = await TestSystem.start();
    staff = await system.as('employee');
    admin = await system.as('admin');
  });
  afterAll(() => system.stop());

  const made = async (path: string, body: object): Promise<Row> => {
    const { status, text, body: answer } = await staff.post(path, body);
    expect([status, text]).toEqual([201, text]);
    return answer;
  };
  const vehicleOf = async (clientId: string, unitNumber: string, over: object = {}): Promise<string> => {
    const vin = `1FUJGLDR5CL${String(100_000 + Math.floor(Number(`0.${Buffer.from(unitNumber).readUInt16BE()}`) * 1e5))}`;
    const given = { clientId, unitNumber, vin, licensePlate: 'P1', fuelType: 'diesel', weight: 80_000, axles: 5 };
    return String((await made('/api/vehicles', { ...given, ...over }))['id']);
  };
  const drive = (clientId: string, vehicleId: string, date: string, legs: [string, string][]) =>
    made('/api/ifta/trips', {
      ...{ clientId, vehicleId, date, origin: 'Roanoke, VA', destination: 'Columbus, OH' },
      legs: legs.map(([jurisdiction, miles]) => ({ jurisdiction, miles })),
    });
  const fuel = (clientId: string, vehicleId: string | null, jurisdiction: string, gallons: string, over: object = {}) =>
    made('/api/expenses', {
      ...{ category: 'fuel', clientId, vehicleId, jurisdiction, gallons, amount: '400.00' },
      ...{ expenseDate: '2026-08-05', vendor: 'Pilot', ...over },
    });

  /** The golden quarter of five jurisdictions, in trips and purchases. */
  const quarter = async (): Promise<{ clientId: string; truck: string }> => {
    const clientId = await newClient(system);
    const truck = await vehicleOf(clientId, 'T-101');
    await drive(clientId, truck, '2026-07-10', [
      ['VA', '1000.0'],
      ['KY', '900.0'],
      ['OH', '1200.0'],
    ]);
    await drive(clientId, truck, '2026-08-11', [
      ['VA', '500.0'],
      ['OH', '1200.0'],
      ['DC', '40.0'],
    ]);
    await drive(clientId, truck, '2026-09-12', [['OR', '700.0']]);
    await fuel(clientId, truck, 'VA', '150');
    await fuel(clientId, truck, 'OH', '400');
    await fuel(clientId, truck, 'OR', '100');
    return { clientId, truck };
  };
  const drafted = async (clientId: string): Promise<string> =>
    String((await made('/api/ifta/returns', { clientId, year: 2026, quarter: 'Q3' }))['id']);
  let steps = 0;
  /** With a key of its own, as the web app sends it: one used up by another record would answer for the step. */
  const step = (id: string, name: string, body: object = {}, as = staff) =>
    as.post<Row>(`/api/ifta/returns/${id}/${name}`, body, { 'idempotency-key': `step-${(steps += 1)}-${id}` });
  const balance = async (clientId: string, account: string): Promise<unknown> => {
    const { body } = await admin.get<{ rows: Row[] }>(`/api/ledger/trial-balance?clientId=${clientId}`);
    const row = body.rows.find((each) => each['number'] === account);
    return row ? [row['debit'], row['credit']] : ['0.00', '0.00'];
  };

  it('are worked out of trips and fuel, reviewed, filed and paid, and moved in the books and the portal’s list', async () => {
    const { clientId, truck } = await quarter();
    // what does not count: a light vehicle, reefer fuel, another quarter
    const pickup = await vehicleOf(clientId, 'P-1', { weight: 9_000, axles: 2 });
    await drive(clientId, pickup, '2026-08-01', [['TX', '300.0']]);
    await fuel(clientId, truck, 'VA', '50', { fuelUse: 'reefer' });
    await fuel(clientId, truck, 'VA', '77', { expenseDate: '2026-10-01' });
    const id = await drafted(clientId);
    const { body } = await staff.get<Row>(`/api/ifta/returns/${id}`);
    expect(body).toMatchObject({
      ...{ period: '3Q2026', status: 'draft', dueDate: '2026-11-02', totalMiles: 5_540, totalGallons: 650 },
      ...{
        due: '12.90',
        open: '12.90',
        trips: 4,
        fuelRows: 3,
        isCurrent: true,
        warnings: [],
        changes: [],
        entries: [],
      },
      totals: { tax: '-23.40', surcharge: '36.30', due: '12.90' },
    });
    expect(body['vehicles']).toEqual([
      expect.objectContaining({
        unit: 'P-1',
        miles: '300.0',
        leftOut: 'Not a qualified vehicle: two axles and at most 26,000 lb',
      }),
      expect.objectContaining({ unit: 'T-101', miles: '5540.0', gallons: '650.000', leftOut: null }),
    ]);
    const twice = await staff.post('/api/ifta/returns', { clientId, year: 2026, quarter: 'Q3' });
    expect([twice.status, twice.body['message']]).toEqual([
      409,
      'There is a return of this client for that quarter already',
    ]);

    expect((await step(id, 'file', { filedOn: '2026-10-20' })).body['message']).toBe(
      'A fuel tax return that is draft cannot be filed',
    );
    expect((await step(id, 'review')).body).toMatchObject({ status: 'reviewed', score: 95 });
    const filed = await step(id, 'file', { filedOn: '2026-10-20', reference: 'VA-77' });
    expect([filed.status, filed.body]).toEqual([
      200,
      expect.objectContaining({
        status: 'filed',
        filing: 1,
        filedOn: '2026-10-20',
        reference: 'VA-77',
        due: '12.90',
      }),
    ]);
    const { body: processes } = await staff.get<Row[]>(`/api/ifta-processes?clientId=${clientId}`);
    expect(processes).toMatchObject([
      { quarter: 'Q3', status: 'processed', submittedDate: '2026-10-20', totalMiles: '5540', taxOwed: '12.90' },
    ]);
    expect([await balance(clientId, '5450'), await balance(clientId, '2200')]).toEqual([
      ['12.90', '0.00'],
      ['0.00', '12.90'],
    ]);
    const paid = await step(id, 'pay', { paidOn: '2026-10-21' }, admin);
    expect(paid.body).toMatchObject({ status: 'paid', open: '0.00' });
    const { entries } = (await staff.get<{ entries: Row[] }>(`/api/ifta/returns/${id}`)).body;
    expect(entries).toMatchObject([
      { entryDate: '2026-10-20', amount: '12.90' },
      { entryDate: '2026-10-21', amount: '12.90' },
    ]);
    for (const entry of entries) {
      const { body: booked } = await admin.get<Row>(`/api/ledger/entries/${String(entry['id'])}`);
      expect(booked).toMatchObject({ source: { kind: 'iftareturn', id }, reference: '3Q2026' });
    }
    expect(await balance(clientId, '2200')).toEqual(['0.00', '0.00']);
  });

  it('say what changed since they were filed, and are amended by the difference', async () => {
    const { clientId, truck } = await quarter();
    const id = await drafted(clientId);
    await step(id, 'review');
    await step(id, 'file', { filedOn: '2026-10-20' });
    // a receipt of Virginia that came late: 20 gallons at the rate of 0.3360, and less miles per gallon for all
    await fuel(clientId, truck, 'VA', '20', { expenseDate: '2026-09-15', vendor: 'Flying J' });
    const { body } = await staff.get<Row>(`/api/ifta/returns/${id}`);
    expect(body).toMatchObject({ isCurrent: false, due: '12.90' });
    expect(body['changes']).toContainEqual({
      ...{ fuelType: 'diesel', jurisdiction: 'VA', kind: 'tax', what: 'gallons', filed: '150', now: '170' },
    });
    // 5,540 ÷ 670 = 8.27: VA 181 − 170 = 11 × 0.3360 = 3.70 and 181 × 0.1430 = 25.88; KY 109 × 0.2200 = 23.98 and
    // 109 × 0.1050 = 11.45; OH 290 − 400 = −110 × 0.4700 = −51.70
    const amended = await step(id, 'amend', { reason: 'A late receipt of Virginia', filedOn: '2026-10-25' });
    expect([amended.status, amended.body]).toEqual([
      200,
      expect.objectContaining({ status: 'filed', filing: 2, due: '13.31', open: '13.31' }),
    ]);
    expect(await balance(clientId, '2200')).toEqual(['0.00', '13.31']);
    const { body: history } = await staff.get<{ items?: Row[] }>(`/api/audit/records/iftareturn/${id}`);
    expect(JSON.stringify(history)).toContain(': A late receipt of Virginia');
  });

  it('are not filed while a rate is missing, until it is entered with its source', async () => {
    const clientId = await newClient(system);
    const truck = await vehicleOf(clientId, 'T-7');
    for (const [month, legs] of [
      ['10', [['ON', '1200.0']]],
      ['11', [['MI', '400.0']]],
      ['12', [['MI', '400.0']]],
    ] as [string, [string, string][]][])
      await drive(clientId, truck, `2025-${month}-10`, legs);
    await fuel(clientId, truck, 'MI', '300', { expenseDate: '2025-11-11' });
    const id = String((await made('/api/ifta/returns', { clientId, year: 2025, quarter: 'Q4' }))['id']);
    const { body } = await staff.get<Row>(`/api/ifta/returns/${id}`);
    expect(body).toMatchObject({
      due: null,
      warnings: [{ code: 'RATE_MISSING', message: 'No rate for Ontario in 4Q2025', jurisdiction: 'ON', blocks: true }],
    });
    await step(id, 'review');
    const filedOn = '2026-02-02';
    const refused = await step(id, 'file', { filedOn });
    expect([refused.status, refused.body['message']]).toEqual([
      409,
      'It cannot be filed: No rate for Ontario in 4Q2025',
    ]);
    await made('/api/ifta/rates', {
      quarter: '4Q2025',
      jurisdiction: 'ON',
      rate: '0.2500',
      source: 'The matrix of 4Q2025',
    });
    expect((await step(id, 'file', { filedOn })).body['message']).toContain('changed since the return was calculated');
    expect((await step(id, 'draft')).body).toMatchObject({ status: 'draft', due: '-46.26' });
    await step(id, 'review');
    expect((await step(id, 'file', { filedOn })).body).toMatchObject({ status: 'filed', due: '-46.26' });
    // a refund: 1000 is debited when it comes in
    expect(await balance(clientId, '2200')).toEqual(['46.26', '0.00']);
  });

  it('are filed by one of two who file at once', async () => {
    const { clientId } = await quarter();
    const id = await drafted(clientId);
    await step(id, 'review');
    const both = await Promise.all([1, 2].map(() => step(id, 'file', { filedOn: '2026-10-20' })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await balance(clientId, '2200')).toEqual(['0.00', '12.90']);
  });

  it('are filed once by a request that is sent twice under one key, also where no filing was opened before', async () => {
    const { clientId } = await quarter();
    const id = await drafted(clientId);
    await step(id, 'review');
    const send = () =>
      staff.post<Row>(`/api/ifta/returns/${id}/file`, { filedOn: '2026-10-20' }, { 'idempotency-key': `file-${id}` });
    const [first, second] = [await send(), await send()];
    expect([first.status, first.body]).toEqual([200, expect.objectContaining({ id, status: 'filed', due: '12.90' })]);
    expect([second.status, second.body]).toEqual([200, first.body]);
    expect(await balance(clientId, '2200')).toEqual(['0.00', '12.90']);
  });

  it('print in the order of the columns of their paper, as PDF and CSV', async () => {
    const { clientId } = await quarter();
    const id = await drafted(clientId);
    const csv = await staff.get<string>(`/api/ifta/returns/${id}/csv`);
    expect(csv.text).toContain(
      'Jurisdiction,Rate,Total miles,Taxable miles,Taxable gallons,Paid gallons,Net gallons,Tax,Interest,Total',
    );
    expect(csv.text).toContain('VA Virginia,0.3360,1500,1500,176,150,26,8.74,0.00,8.74');
    const pdf = await staff.get(`/api/ifta/returns/${id}/pdf`);
    expect([pdf.status, pdf.text.slice(0, 5)]).toEqual([200, '%PDF-']);
  });

  it('are packed for an auditor: return, trips, fuel with its receipts, rates and history', async () => {
    const { clientId, truck } = await quarter();
    const bought = await fuel(clientId, truck, 'VA', '1', { vendor: '../Pilot' });
    const receipt = await uploadPaper(staff, `/api/expenses/${String(bought['id'])}`, { documentType: 'receipt' });
    expect(receipt.status).toBe(201);
    const id = await drafted(clientId);
    const answer = await fetch(`${system.address}/api/ifta/returns/${id}/audit-pack`, {
      headers: { cookie: staff.cookie },
    });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
    const entries = filesInZip(Buffer.from(await answer.arrayBuffer()));
    expect([...entries.keys()].toSorted()).toEqual(
      [
        ...['fuel', 'history', 'rates', 'return', 'trips'].flatMap((name) => [`${name}.csv`, `${name}.xlsx`]),
        ...['read-me.txt', 'return.pdf', `receipts/2026-08-05_VA_1-gal_expense-${String(bought['id'])}-1.pdf`],
      ]
        .map((name) => `3Q2026/${name}`)
        .toSorted(),
    );
    const textOf = (name: string): string => entries.get(`3Q2026/${name}`)?.toString('utf8') ?? '';
    expect(textOf('trips.csv')).toContain('2026-07-10,T-101,"Roanoke, VA","Columbus, OH",KY,900.0,900.0');
    expect(textOf('fuel.csv')).toContain(`_VA_1-gal_expense-${String(bought['id'])}-1.pdf`);
    expect(textOf('rates.csv')).toContain('diesel,VA,surcharge,0.1430,');
    expect(textOf('read-me.txt')).toContain('are the same as when it was calculated');

    const pdf = await fetch(`${system.address}/api/ifta/returns/${id}/audit-pack/pdf`, {
      headers: { cookie: staff.cookie },
    });
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const said = await textOfPdf(Buffer.from(await pdf.arrayBuffer()));
    const { body: trips } = await staff.get<Row[]>(`/api/ifta/trips?clientId=${clientId}`);
    for (const trip of trips) expect(said).toContain(`trip ${String(trip['id'])}`);
    expect(said).toContain('In all 5540.0 miles, with those of vehicles that are left out:');
    expect(said).toContain('DC 40.0 KY 900.0 OH 2400.0 OR 700.0 VA 1500.0');
    expect(said).toContain('In all 651.000 gallons for the road:');
    expect(said).toContain(`2026-08-05_VA_1-gal_expense-${String(bought['id'])}-1.pdf`);
    expect(said).toContain('Rates');
    expect(said).toContain('Page 1 of 7');
    // amounts stand on one line each
    expect(said).toContain('KY Kentucky surcharge 0.1050 0 0 106 0 106 $11.13 $0.00 $11.13');
  });

  it('are told as they stood, drafted, reviewed, filed and amended; a replay, which ends every spec, comes to the same', async () => {
    const { clientId, truck } = await quarter();
    const id = await drafted(clientId);
    const told: [number, Row][] = [];
    const look = async (): Promise<void> => {
      told.push([await system.lastPosition(), (await staff.get<Row>(`/api/ifta/returns/${id}`)).body]);
    };
    await look();
    // what comes after the draft is seen by it as a change
    await drive(clientId, truck, '2026-09-20', [['OH', '100.0']]);
    await look();
    await step(id, 'draft');
    await look();
    await step(id, 'review');
    await look();
    await step(id, 'file', { filedOn: '2026-10-20' });
    await look();
    await fuel(clientId, truck, 'VA', '20', { expenseDate: '2026-09-15', vendor: 'Flying J' });
    await step(id, 'amend', { reason: 'A late receipt of Virginia', filedOn: '2026-10-25' });
    await look();
    expect(told.map(([, body]) => [body['status'], body['filing'], body['isCurrent'], body['due']])).toEqual([
      ['draft', 0, true, '12.90'],
      ['draft', 0, false, '12.90'],
      ['draft', 0, true, expect.any(String)],
      ['reviewed', 0, true, expect.any(String)],
      ['filed', 1, true, expect.any(String)],
      ['filed', 2, true, expect.any(String)],
    ]);
    for (const [position, body] of told) {
      const then = await staff.get<Row>(`/api/ifta/returns/${id}?position=${position}`);
      expect([then.status, then.body]).toEqual([200, body]);
    }
  });

  it('come to the same whatever the order of their facts, and however trips are parted', async () => {
    const [one, other] = [await newClient(system), await newClient(system)];
    const facts = (clientId: string, truck: string): (() => Promise<unknown>)[] => [
      () =>
        drive(clientId, truck, '2026-07-10', [
          ['VA', '1500.0'],
          ['KY', '900.0'],
          ['OH', '1200.0'],
        ]),
      () =>
        drive(clientId, truck, '2026-08-11', [
          ['OH', '1200.0'],
          ['DC', '40.0'],
          ['OR', '700.0'],
        ]),
      () => fuel(clientId, truck, 'VA', '150'),
      () => fuel(clientId, truck, 'OH', '400'),
      () => fuel(clientId, truck, 'OR', '100'),
    ];
    for (const fact of facts(one, await vehicleOf(one, 'T-301'))) await fact();
    const truck = await vehicleOf(other, 'T-302');
    for (const fact of facts(other, truck).slice(2).toReversed()) await fact();
    // the same miles in more trips, the last first
    for (const legs of [
      [['OR', '700.0']],
      [
        ['DC', '40.0'],
        ['OH', '2400.0'],
      ],
      [['KY', '900.0']],
      [['VA', '600.4']],
      [['VA', '899.6']],
    ])
      await drive(other, truck, '2026-08-12', legs as [string, string][]);
    const made = await Promise.all(
      [one, other].map(async (clientId) => (await staff.get<Row>(`/api/ifta/returns/${await drafted(clientId)}`)).body),
    );
    expect(made[1]?.['sections']).toEqual(made[0]?.['sections']);
    expect(made[1]?.['totals']).toEqual(made[0]?.['totals']);
    expect(made[0]?.['due']).toBe('12.90');
  });

  it('of another client are as if absent', async () => {
    const { clientId } = await quarter();
    const id = await drafted(clientId);
    const other = await system.as('agent');
    expect((await other.get(`/api/ifta/returns/${id}`)).status).not.toBe(200);
  });
});
