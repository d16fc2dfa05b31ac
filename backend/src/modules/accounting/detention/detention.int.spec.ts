import { textOfPdf } from '../../../../test/support/pdf-text';
import { TestSystem } from '../../../../test/support/system';
import { newClient } from '../../../../test/support/world/people';
import type { Visitor } from '../../../../test/support/world/visitor';

type Row = Record<string, unknown>;
const LINE = { kind: 'detention', description: 'Detention at Elko, NV, 90 minutes', amount: '75.00' };
const TERMS = {
  ...{ source: 'paper', line: 'Detention $50/hr after 2 hours free, billed per half hour, max $400' },
  ...{ detentionRate: 50, detentionFreeMinutes: 120, detentionIncrementMinutes: 30, detentionCap: 400, claimHours: 48 },
};

/** What a load earned for waiting: on its invoice, in the books, in a letter. */
describe('detention of a load', () => {
  let system: TestSystem;
  let staff: Visitor;
  let brokerId: unknown;
  let clientId: string;
  let count = 0;
  beforeAll(async () => {
    system = await TestSystem.start();
    staff = await system.as('employee');
    clientId = await newClient(system, { companyName: 'Red Mesa', mcNumber: '123456' });
    brokerId = (await staff.post('/api/brokers', { name: 'Summit Freight', address: '1 Main St' })).body['id'];
  });
  afterAll(() => system.stop());

  const made = async (path: string, body: object): Promise<Row> => {
    const answer = await staff.post<Row>(path, body);
    expect([path, answer.status, answer.text]).toEqual([path, 201, answer.text]);
    return answer.body;
  };
  /** A load whose truck waited 200 minutes. */
  const waited = async (over: object = {}): Promise<{ at: string; id: number; loadNumber: string }> => {
    const loadNumber = `W-${(count += 1)}`;
    const places = { pickupLocation: 'Elko, NV', dropoffLocation: 'Omaha, NE' };
    const id = Number((await made('/api/loads', { loadNumber, brokerId, clientId, rate: 1_000, ...places }))['id']);
    const at = `/api/loads/${id}`;
    const stop = {
      kind: 'pickup',
      place: 'Elko, NV',
      arrivedAt: '2026-11-10T20:00:00Z',
      departedAt: '2026-11-10T23:20:00Z',
    };
    expect((await staff.put(`${at}/stops`, { stops: [{ ...stop, ...over }] })).status).toBe(200);
    expect((await staff.put(`${at}/terms`, TERMS)).status).toBe(200);
    return { at, id, loadNumber };
  };
  const bill = (at: string) => staff.post<Row>(`${at}/detention/bill`, {});
  const booked = async (account: string): Promise<number> => {
    const { rows } = await system.sql<{ credit: string }>(
      `SELECT COALESCE(sum(credit - debit), 0) AS credit FROM journal_lines WHERE account_number = '${account}'`,
    );
    return Number(rows[0]?.credit ?? 0);
  };

  it('is a line of its invoice, booked to 4050, once', async () => {
    const { at, id } = await waited();
    const invoice = await made('/api/invoices', { brokerId, clientId, loadId: id, amount: '1000.00' });
    const before = await booked('4050');
    const answer = await bill(at);
    expect([answer.status, answer.body]).toEqual([
      200,
      { invoiceId: invoice['id'], invoiceNumber: invoice['invoiceNumber'], lines: [LINE] },
    ]);
    const after = (await staff.get<Row>(`/api/invoices/${Number(invoice['id'])}`)).body;
    expect([after['amount'], after['lines']]).toEqual([
      '1075.00',
      [expect.objectContaining({ kind: 'freight', amount: '1000.00' }), LINE],
    ]);
    expect((await booked('4050')) - before).toBe(75_00);
    // a driver who is paid a share of detention is paid by the lines of the load
    expect((await staff.get<Row>(at)).body).toMatchObject({ claimedOn: expect.any(String) as string, lines: [LINE] });
    const again = await bill(at);
    expect([again.status, again.body['code'], again.body['message']]).toEqual([
      ...[409, 'DETENTION_BILLED'],
      `Invoice ${String(invoice['invoiceNumber'])} bills it already: detention of $75.00. Change it there`,
    ]);
  });

  it('billed by two at once is on the invoice once', async () => {
    const { at, id } = await waited();
    const invoice = await made('/api/invoices', { brokerId, clientId, loadId: id, amount: '1000.00' });
    const answers = await Promise.all([bill(at), bill(at)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await staff.get<Row>(`/api/invoices/${Number(invoice['id'])}`)).body['amount']).toBe('1075.00');
  });

  it('of a load without an invoice stands with the load until it has one', async () => {
    const { at } = await waited({ lumper: '180.00', layoverDays: 1 });
    const answer = await bill(at);
    const lumper = { kind: 'lumper', description: 'Lumper, by receipt', amount: '180.00' };
    expect([answer.status, answer.body]).toEqual([
      200,
      { invoiceId: null, invoiceNumber: null, lines: [LINE, lumper] },
    ]);
    expect((await staff.get<Row>(at)).body['lines']).toEqual([LINE, lumper]);
    expect((await bill(at)).status).toBe(409);
  });

  it('that nobody knows, or that is none, is not billed', async () => {
    const silent = await waited();
    await staff.put(`${silent.at}/terms`, { source: 'hand', detentionRate: 50 });
    expect((await bill(silent.at)).body['message']).toBe(
      'There is no amount to bill: Elko, NV: free time is not stated',
    );
    const short = await waited({ departedAt: '2026-11-10T21:00:00Z' });
    expect((await bill(short.at)).body['message']).toBe('No stop of this load waited longer than its free time');
    expect((await staff.get(`${short.at}/claim-letter`)).status).toBe(409);
  });

  it('is claimed by a letter with the times, the line of the paper, receipts and photos', async () => {
    const { at, id, loadNumber } = await waited({ lumper: '180.00' });
    const expense = await made('/api/expenses', {
      category: 'other',
      amount: '180.00',
      vendor: 'Bay Crews',
      loadId: id,
      clientId,
    });
    const receipt = new FormData();
    receipt.append('documentType', 'receipt');
    receipt.append('file', new Blob([PNG], { type: 'image/png' }), 'lumper.png');
    const kept = await staff.upload(`/api/expenses/${Number(expense['id'])}/documents`, receipt);
    expect([kept.status, kept.text]).toEqual([201, kept.text]);
    const photo = new FormData();
    photo.append('documentType', 'bol');
    photo.append('loadId', String(id));
    photo.append('file', new Blob([PNG], { type: 'image/png' }), 'signed.png');
    const uploaded = await staff.upload('/api/documents/upload', photo);
    expect([uploaded.status, uploaded.text]).toEqual([201, uploaded.text]);
    const response = await fetch(`${system.address}${at}/claim-letter`, { headers: { cookie: staff.cookie } });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const text = (await textOfPdf(Buffer.from(await response.arrayBuffer()))).replace(/\s+/g, ' ');
    for (const words of [
      ...['CLAIM', `Load ${loadNumber}`, 'Red Mesa', 'MC 123456', 'Summit Freight', '$75.00', '$255.00'],
      'arrived 11/10/2026 12:00, departed 11/10/2026 15:20 (Los Angeles time)',
      '200 minutes, 120 free, 90 billed',
      'Detention $50/hr after 2 hours free, billed per half hour, max $400',
      ...['Bay Crews', 'lumper.png', 'signed.png (photo)'],
    ])
      expect(text).toContain(words);
  });
});

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
