import { newAgent, newClient } from './support/world/people';
import { ProductProcess } from './support/processes';
import { eventually, TestSystem } from './support/system';
import type { Answer, Visitor } from './support/world/visitor';

type Row = Record<string, unknown>;
type Cells = Readonly<Record<string, string>>;

const csvOf = (rows: readonly Cells[]): Buffer => {
  const headers = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = [headers, ...rows.map((row) => headers.map((header) => row[header] ?? ''))];
  return Buffer.from(lines.map((line) => line.map((cell) => `"${cell}"`).join(',')).join('\r\n'));
};
const FUEL = { Category: 'Fuel', Amount: '$512.40', Date: '11/2/2026' };

describe('expenses from a sheet', () => {
  let system: TestSystem;
  let staff: Visitor;
  let haul: string;
  let other: string;
  let truck: unknown;
  let dana: unknown;
  beforeAll(async () => {
    system = await TestSystem.start({ workers: true });
    staff = await system.as('employee');
    haul = await newClient(system, { companyName: 'Sheet Haul LLC', dotNumber: '7654321' });
    other = await newClient(system, { companyName: 'Other Haul LLC' });
    await newClient(system, { companyName: 'Twice LLC', dotNumber: '111' });
    await newClient(system, { companyName: 'Twice LLC', dotNumber: '222' });
    truck = await vehicle(haul, '101');
    await vehicle(other, '101');
    await vehicle(other, '909');
    dana = await driver({ clientId: haul, firstName: 'Dana', lastName: 'Reyes', licenseNumber: 'D1' });
    await driver({ clientId: other, firstName: 'Lee', lastName: 'Fox', licenseNumber: 'D2' });
  });
  afterAll(() => system.stop());

  let vins = 0;
  const vehicle = async (clientId: string, unitNumber: string): Promise<unknown> => {
    vins += 1;
    const { status, text, body } = await staff.post('/api/vehicles', {
      clientId,
      unitNumber,
      vin: `1FUJGLDR9KL1000${10 + vins}`,
      licensePlate: `P${vins}`,
    });
    expect([status, text]).toEqual([201, text]);
    return body['id'];
  };
  const driver = async (over: object): Promise<unknown> => {
    const license = { licenseState: 'TN', licenseClass: 'Class A', licenseExpiration: '2027-06-30' };
    const { status, text, body } = await staff.post('/api/drivers', { ...license, ...over });
    expect([status, text]).toEqual([201, text]);
    return body['id'];
  };
  const send = (rows: readonly Cells[], clientId?: string, visitor = staff, name = 'expenses.csv'): Promise<Answer> => {
    const form = new FormData();
    if (clientId) form.append('clientId', clientId);
    form.append('file', new Blob([new Uint8Array(csvOf(rows))]), name);
    return visitor.upload('/api/expenses/import', form, {});
  };
  const of = async (vendor: string): Promise<Row[]> =>
    (await staff.get<Row[]>(`/api/expenses?q=${encodeURIComponent(vendor)}&sort=amount`)).body;
  const linesOf = async (id: unknown): Promise<unknown[]> => {
    const { body } = await staff.get<Row[]>(`/api/ledger/entries?q=EXP-${String(id)}&limit=100`);
    return body.map((line) => [line['accountNumber'], line['debit'], line['credit'], line['date']]).sort();
  };

  it('have a template with every column', async () => {
    const answer = await fetch(`${system.address}/api/expenses/import/template`, { headers: { cookie: staff.cookie } });
    expect([answer.headers.get('content-disposition'), (await answer.text()).trim()]).toEqual([
      'attachment; filename="expense_import_template.csv"',
      'Category,Amount,Date,Vendor,Description,Client,Vehicle,Driver,Load,Paid From,Location,Gallons,Fuel Type,Jurisdiction,Tax Paid,Mileage,Receipt Number,Notes',
    ]);
  });

  it('have every column where it belongs, records by what they are called, and are booked as from the form', async () => {
    const { body } = await send([
      {
        ...FUEL,
        Vendor: 'Whole Row Pilot',
        Client: 'sheet  haul llc',
        Vehicle: '101',
        Driver: 'dana reyes',
        'Paid From': 'Fuel card',
        Location: 'Amarillo, TX',
        Gallons: '128.1',
        'Fuel Type': 'Diesel',
        Jurisdiction: 'tx',
        'Tax Paid': 'No',
        Mileage: '812',
        'Receipt Number': 'R-1',
        Description: 'Fill-up',
        Notes: 'Pump 4',
        Color: 'red',
      },
    ]);
    expect(body).toMatchObject({ success: 1, failed: 0, total: 1, errors: [] });
    expect((await staff.get<Row>(`/api/batches/${String(body['jobId'])}`)).body['unread']).toEqual(['Color']);
    const [expense] = await of('Whole Row Pilot');
    expect(expense).toMatchObject({
      category: 'fuel',
      amount: '512.40',
      expenseDate: '2026-11-02',
      clientId: haul,
      vehicleId: truck,
      driverId: dana,
      paidFrom: 'fuel_card',
      location: 'Amarillo, TX',
      gallons: '128.1',
      fuelType: 'diesel',
      jurisdiction: 'TX',
      taxPaid: false,
      mileage: '812',
      reference: 'R-1',
      description: 'Fill-up',
      notes: 'Pump 4',
    });
    expect(await linesOf(expense?.['id'])).toEqual([
      ['2050', '0.00', '512.40', '2026-11-02'],
      ['5000', '512.40', '0.00', '2026-11-02'],
    ]);
  });

  it('mean the client’s own where the firm has one of that name, too', async () => {
    const firms = await staff.post('/api/vehicles', {
      unitNumber: '101',
      vin: '1FUJGLDR9KL100999',
      licensePlate: 'P999',
    });
    expect(firms.status).toBe(201);
    const { body } = await send([
      { ...FUEL, Client: 'Sheet Haul LLC', Vehicle: '101', Vendor: 'Own And Firm', Amount: '1.00' },
      { ...FUEL, Client: '111', Vehicle: '101', Vendor: 'Own And Firm', Amount: '2.00' },
    ]);
    expect(body).toMatchObject({ success: 2, errors: [] });
    expect((await of('Own And Firm')).map(({ vehicleId }) => vehicleId)).toEqual([truck, firms.body['id']]);
    expect((await staff.delete(`/api/vehicles/${String(firms.body['id'])}`)).status).toBe(204);
  });

  it('know a client by its USDOT or MC number however people write it', async () => {
    const docket = await newClient(system, { companyName: 'Docket Haul LLC', mcNumber: '654321' });
    // the docket of this one is the USDOT number of another
    const duplicate = await newClient(system, { companyName: 'Docket Twin LLC', mcNumber: '7654321' });
    const texts = ['DOT 7654321', 'usdot# 7654321', 'US DOT: 7654321', 'MC-654321', 'mc 654321'];
    const { body } = await send(
      texts.map((Client, index) => ({ ...FUEL, Client, Vendor: 'Numbered Pilot', Amount: `${index + 1}.00` })),
    );
    expect(body).toMatchObject({ success: 5, failed: 0 });
    expect((await of('Numbered Pilot')).map(({ clientId }) => clientId)).toEqual([haul, haul, haul, docket, docket]);
    const refused = await send(['DOT 654321', 'MC 111'].map((Client) => ({ ...FUEL, Client })));
    expect(refused.body['errors']).toEqual([
      { row: 2, error: 'No client is called “DOT 654321”' },
      { row: 3, error: 'No client is called “MC 111”' },
    ]);
    expect((await (await system.as('admin')).delete(`/api/clients/${duplicate}`)).status).toBe(204);
  });

  it('say of each row why it was not taken, in the words of the form', async () => {
    const { body } = await send([
      { ...FUEL, Vendor: 'Some Good', Client: '7654321' },
      { Category: 'dinner', Amount: '0', Vendor: 'Some Good' },
      { Category: 'Toll', Amount: '', Vendor: 'Some Good' },
      { ...FUEL, Client: 'Nobody LLC' },
      { ...FUEL, Client: 'Twice LLC' },
      { ...FUEL, Client: 'Sheet Haul LLC', Vehicle: '909' },
      { ...FUEL, Client: 'Sheet Haul LLC', Driver: 'Lee Fox', Jurisdiction: 'XX' },
      { ...FUEL, Vehicle: '101' },
      { ...FUEL, Client: '222', Vendor: 'Some Good' },
    ]);
    expect(body).toMatchObject({ success: 2, failed: 7, total: 9 });
    expect(body['errors']).toEqual([
      {
        row: 3,
        error: 'Category must be one of fuel, meal, entertainment, repair, toll, other; Amount must be more than 0',
      },
      { row: 4, error: 'Amount is required' },
      { row: 5, error: 'No client is called “Nobody LLC”' },
      { row: 6, error: 'Several clients are called “Twice LLC”. Use the DOT number or MC number instead.' },
      { row: 7, error: 'The vehicle “909” is another client’s' },
      {
        row: 8,
        error: expect.stringMatching(/^The driver “Lee Fox” is another client’s; .*(Jurisdiction|state)/i) as string,
      },
      { row: 9, error: 'Several vehicles are called “101”. Use the VIN instead.' },
    ]);
    expect(await of('Some Good')).toHaveLength(2);
  });

  it('are of the chosen client where they name none, and two equal ones are two', async () => {
    const stop = { ...FUEL, Vendor: 'Twice A Day' };
    const { body } = await send([stop, stop, { ...stop, Client: 'Other Haul LLC' }, { ...stop, Vehicle: '101' }], haul);
    expect(body).toMatchObject({ success: 4, errors: [] });
    const clients = (await of('Twice A Day')).map(({ clientId }) => clientId);
    expect(clients.filter((id) => id === haul)).toHaveLength(3);
    expect(clients.filter((id) => id === other)).toHaveLength(1);
  });

  it('with a receipt number are there once for a client, vendor and day', async () => {
    const receipt = { ...FUEL, Vendor: 'Numbered', 'Receipt Number': 'A-17' };
    const { body } = await send([
      receipt,
      receipt,
      { ...receipt, Vendor: 'Numbered Two' },
      { ...receipt, Date: '11/3/2026' },
    ]);
    expect(body).toMatchObject({ success: 3, errors: [{ row: 3, error: 'The same as row 2' }] });
    expect((await send([receipt, { ...receipt, Client: 'Other Haul LLC' }])).body).toMatchObject({
      success: 1,
      errors: [{ row: 2, error: 'This expense is there already' }],
    });
  });

  it('are there once when the same sheet comes twice at once', async () => {
    const rows = Array.from({ length: 40 }, (_, at) => ({
      ...FUEL,
      'Receipt Number': `ONCE-${at}`,
      Vendor: 'Twice At Once',
    }));
    const outcomes = await Promise.all([send(rows, haul), send(rows, haul)]);
    expect(outcomes.map(({ status }) => status)).toEqual([200, 200]);
    expect(outcomes.reduce((sum, { body }) => sum + Number(body['success']), 0)).toBe(40);
    const { rows: stored } = await system.sql<{ n: number }>(
      "SELECT count(*)::int AS n FROM expenses WHERE vendor = 'Twice At Once'",
    );
    expect(stored[0]?.n).toBe(40);
  });

  it('of an agent are of its own clients alone', async () => {
    const { visitor: agent, agentId } = await newAgent(system, { canAccessAccounting: true });
    const admin = await system.as('admin');
    const mine = await newClient(system, { companyName: 'Agent Haul LLC' });
    expect((await admin.patch(`/api/clients/${mine}`, { agentId })).status).toBe(200);
    const row = { ...FUEL, Vendor: 'By An Agent' };
    const { status, body } = await send(
      [{ ...row, Client: 'Agent Haul LLC' }, { ...row, Client: 'Sheet Haul LLC' }, { ...row, Client: haul }, row],
      undefined,
      agent,
    );
    expect([status, body['success'], body['errors']]).toEqual([
      200,
      1,
      [
        { row: 3, error: 'No client is called “Sheet Haul LLC”' },
        { row: 4, error: 'This client does not exist' },
        { row: 5, error: 'Choose a client' },
      ],
    ]);
    expect((await send([row], haul, agent)).body['errors']).toEqual([
      { field: 'clientId', message: 'This client does not exist' },
    ]);
    expect((await send([row], mine, agent)).body).toMatchObject({ success: 1 });
    const at = `/api/expenses/import/${String(body['jobId'])}`;
    expect((await agent.get<Row>(at)).body).toMatchObject({ status: 'done', success: 1, failed: 3 });
    expect((await staff.get(at)).status).toBe(200);
    const { body: foreign } = await send([row]);
    expect((await agent.get(`/api/expenses/import/${String(foreign['jobId'])}`)).status).toBe(404);
    const { visitor: stranger } = await newAgent(system, { canViewReports: true });
    expect((await send([row], undefined, stranger)).status).toBe(403);
  });
});

/** Real workers of the built product; one is killed in the middle of a sheet. */
describe('expenses from a sheet whose worker is killed', () => {
  const ROWS = 2_000;
  let system: TestSystem;
  const workers: ProductProcess[] = [];
  beforeAll(async () => {
    system = await TestSystem.start();
  });
  afterAll(async () => {
    await Promise.all(workers.map((one) => one.end('SIGTERM')));
    await system.stop();
  }, 60_000);
  const started = async (): Promise<ProductProcess> => {
    const files = { AXLEBOOK_DATA_DIR: system.settings.dataDir };
    const worker = await ProductProcess.start('worker', system.settings.databaseUrl, files);
    workers.push(worker);
    return worker;
  };
  const count = async (): Promise<number> =>
    (await system.sql<{ n: number }>('SELECT count(*)::int AS n FROM expenses')).rows[0]?.n ?? 0;

  it('are there once, whoever goes on with it, and so are their entries; books and log agree', async () => {
    const staff = await system.as('employee');
    const rows = Array.from({ length: ROWS }, (_, nr) => ({ ...FUEL, Amount: `${nr + 1}.00`, Vendor: 'Broken Off' }));
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(csvOf(rows))]), 'expenses.csv');
    const { status, body } = await staff.upload('/api/expenses/import?wait=0', form, {});
    expect(status).toBe(202);
    const first = await started();
    await eventually(count, (n) => n >= ROWS / 10, 30_000);
    await first.end('SIGKILL');
    expect(await count()).toBeLessThan(ROWS);
    await Promise.all([started(), started()]);
    const batch = async () => (await staff.get<Row>(`/api/batches/${String(body['jobId'])}`)).body;
    expect(await eventually(batch, ({ status: now }) => now === 'done', 120_000)).toMatchObject({
      success: ROWS,
      failed: 0,
      total: ROWS,
    });
    // 1 + 2 + … + 2,000 dollars
    const { rows: sums } = await system.sql(`SELECT count(*)::int AS n, sum(amount)::int AS cents FROM expenses`);
    expect(sums).toEqual([{ n: ROWS, cents: 200_100_000 }]);
    const { rows: events } = await system.sql("SELECT count(*)::int AS n FROM facts WHERE type = 'ExpenseAdded'");
    expect(events).toEqual([{ n: ROWS }]);
    const { rows: books } = (await staff.get<{ rows: Row[] }>('/api/ledger/trial-balance')).body;
    expect(
      books
        .filter(({ debit, credit }) => debit !== '0.00' || credit !== '0.00')
        .map(({ number, debit, credit }) => [number, debit, credit]),
    ).toEqual([
      ['1000', '0.00', '2001000.00'],
      ['5000', '2001000.00', '0.00'],
    ]);
    await system.verified();
  }, 240_000);
});
