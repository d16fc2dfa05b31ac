import { newClient } from '../../../../../test/support/world/people';
import { TestSystem } from '../../../../../test/support/system';
import type { Visitor } from '../../../../../test/support/world/visitor';

type Row = Record<string, unknown>;

describe('journal entries by hand', () => {
  let system: TestSystem;
  let staff: Visitor;
  let clientId: string;
  let vehicleId: string;
  beforeAll(async () => {
    system = await TestSystem.start();
    staff = await system.as('admin');
    clientId = await newClient(system, { companyName: 'Ridgeline Carriers LLC' });
    const vehicle = await staff.post('/api/vehicles', {
      unitNumber: 'T-12',
      vin: '1FUJGLDR5CLBP8834',
      licensePlate: 'P100',
      clientId,
    });
    vehicleId = String(vehicle.body['id']);
  });
  afterAll(() => system.stop());

  const RENT = [
    { accountNumber: '6200', debit: '1200.00' },
    { accountNumber: '1000', credit: '1200.00' },
  ];
  const write = (over: Row = {}) =>
    staff.post('/api/ledger/entries', {
      entryDate: '2026-11-01',
      description: 'Rent of November',
      lines: RENT,
      ...over,
    });
  const get = async (id: unknown) => (await staff.get<Row>(`/api/ledger/entries/${String(id)}`)).body;

  it('are written with any number of lines, a number of their own, and what each line is about', async () => {
    const lines = [
      { accountNumber: '5100', description: 'Brakes', debit: '700.10', vehicleId },
      { accountNumber: '5100', description: 'Labor', debit: '299.90', vehicleId },
      { accountNumber: '2000', credit: '1000.00' },
    ];
    const { status, body } = await write({ clientId, description: 'Brakes of T-12', lines });
    expect([status, body]).toMatchObject([
      201,
      {
        ...{ entryDate: '2026-11-01', description: 'Brakes of T-12', clientName: 'Ridgeline Carriers LLC' },
        ...{ total: '1000.00', source: null, reversedOn: null, reference: body['reference'] },
        lines: [
          {
            accountNumber: '5100',
            account: 'Repairs',
            description: 'Brakes',
            debit: '700.10',
            credit: '0.00',
            vehicleUnit: 'T-12',
          },
          { accountNumber: '5100', description: 'Labor', debit: '299.90' },
          { accountNumber: '2000', description: 'Brakes of T-12', debit: '0.00', credit: '1000.00', vehicleId: null },
        ],
      },
    ]);
    expect(body['reference']).toMatch(/^JE-\d{6}$/);
    expect(await get(body['id'])).toEqual(body);
  });

  it('are written once when the request is repeated', async () => {
    const send = () =>
      staff.post(
        '/api/ledger/entries',
        { entryDate: '2026-11-03', description: 'Once', lines: RENT },
        { 'idempotency-key': 'rent-of-november' },
      );
    const [first, second] = [await send(), await send()];
    expect([first.status, second.status, second.body['id']]).toEqual([201, 201, first.body['id']]);
    const { rows } = await system.sql("SELECT 1 FROM journal_lines WHERE description = 'Once'");
    expect(rows).toHaveLength(2);
  });

  it('are reversed on a date, once, and what was reversed stays', async () => {
    const { body: entry } = await write();
    const path = `/api/ledger/entries/${String(entry['id'])}/reverse`;
    const both = await Promise.all([
      staff.post(path, { reason: 'Paid twice', entryDate: '2026-11-20' }),
      staff.post(path, { reason: 'Paid twice', entryDate: '2026-11-20' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    const [reversal = both[1]] = both.filter(({ status }) => status === 201);
    expect(reversal.body).toMatchObject({
      ...{ entryDate: '2026-11-20', reverses: entry['id'], reference: entry['reference'] },
      lines: [
        { accountNumber: '6200', debit: '0.00', credit: '1200.00' },
        { accountNumber: '1000', debit: '1200.00', credit: '0.00' },
      ],
    });
    expect(await get(entry['id'])).toMatchObject({
      reversedBy: reversal.body['id'],
      reversedOn: '2026-11-20',
      lines: entry['lines'],
    });
    expect((await staff.post(path, { reason: 'Again' })).body['message']).toBe(
      'This entry was reversed on 11/20/2026 already',
    );
    expect(
      (await staff.post(`/api/ledger/entries/${String(reversal.body['id'])}/reverse`, { reason: 'Back' })).body[
        'message'
      ],
    ).toBe('An entry that reverses another stays');
  });

  it('are not reversed where a record posted them', async () => {
    const broker = await staff.post('/api/brokers', { name: 'Summit Freight' });
    await staff.post('/api/invoices', { brokerId: broker.body['id'], clientId, amount: '100.00' });
    const { rows } = await system.sql<{ id: string }>(
      "SELECT entry_id AS id FROM journal_lines WHERE account_number = '1100'",
    );
    const { status, body } = await staff.post(`/api/ledger/entries/${String(rows[0]?.id)}/reverse`, {
      reason: 'Wrong',
    });
    expect([status, body['message']]).toEqual([
      409,
      'This entry was posted for INV-000001; correct or void that instead',
    ]);
  });

  const line = (over: Row) => ({ accountNumber: '6200', ...over });
  it.each<[string, Row, string, string]>([
    [
      'sides that differ',
      { lines: [line({ debit: '10.00' }), line({ credit: '9.99' })] },
      'lines',
      'Debits must equal credits: the credits are $0.01 less',
    ],
    ['one line', { lines: [line({ debit: '10.00' })] }, 'lines', 'A journal entry needs at least two lines'],
    [
      'both sides of a line',
      { lines: [line({ debit: '1.00', credit: '1.00' }), line({ debit: '1.00' })] },
      'lines.0.credit',
      'A line has either a debit or a credit, not both',
    ],
    [
      'a line of nothing',
      { lines: [line({}), line({ debit: '1.00' })] },
      'lines.0.debit',
      'A line needs a debit or a credit, more than 0',
    ],
    [
      '201 lines',
      { lines: Array.from({ length: 201 }, () => line({ debit: '1.00' })) },
      'lines',
      'A journal entry has at most 200 lines',
    ],
    [
      'more than eleven digits',
      { lines: [line({ debit: '9999999999.00' }), line({ credit: '1.00' })] },
      'lines.0.debit',
      expect.any(String),
    ],
    ['a date over a year ahead', { entryDate: '2028-01-01' }, 'entryDate', 'An entry is at most one year ahead'],
    ['no description', { description: '' }, 'description', 'Description is required'],
    [
      'receivables, which invoices keep',
      { lines: [line({ debit: '1.00', accountNumber: '1100' }), line({ credit: '1.00' })] },
      'lines.0.accountNumber',
      '1100 Accounts receivable is kept by invoices and payments, not by entries',
    ],
    [
      'retained earnings',
      { lines: [line({ debit: '1.00' }), line({ credit: '1.00', accountNumber: '3100' })] },
      'lines.1.accountNumber',
      '3100 Retained earnings is kept by the income of earlier years, not by entries',
    ],
    [
      'a client that does not exist',
      { clientId: '00000000-0000-7000-8000-000000000000' },
      'clientId',
      'This client does not exist',
    ],
    [
      'a load that does not exist',
      { lines: [line({ debit: '1.00', loadId: 999_999 }), line({ credit: '1.00' })] },
      'lines.0.loadId',
      'This load does not exist',
    ],
    ['a document that does not exist', { documentId: 999_999 }, 'documentId', 'This document does not exist'],
  ])('refuse %s, and nothing is posted', async (_, over, field, message) => {
    const before = await system.lastPosition();
    const { status, body } = await write(over);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(body['errors']).toEqual([{ field, message }]);
    expect(await system.lastPosition()).toBe(before);
  });

  it('refuse the vehicle of another client as if there were none', async () => {
    const other = await newClient(system, { companyName: 'Other Inc.' });
    const { status, body } = await write({
      clientId: other,
      lines: [line({ debit: '1.00', vehicleId }), line({ credit: '1.00' })],
    });
    expect([status, body['message']]).toEqual([404, 'This vehicle does not exist']);
  });
});
