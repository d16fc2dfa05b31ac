import { pdfOf, Sheet } from '../../../../../test/reading/paper';
import { TestSystem } from '../../../../../test/support/system';
import type { Answer, Visitor } from '../../../../../test/support/world/visitor';

const BROKER = 'Copper Hill Logistics LLC';
const paper = (...lines: readonly string[]): Promise<Buffer> =>
  pdfOf(new Sheet().lines('RATE CONFIRMATION', ...lines).drawn);
const CONFIRMATION = [
  'Load #: CH-5567',
  `Broker: ${BROKER}`,
  'Carrier: Antler Hauling Inc',
  'Origin: Reno, NV',
  'Destination: Boise, ID',
  'Pickup Date: 07/12/2026',
  'Delivery Date: 07/13/2026',
  'Total Rate: $1,000.00',
];

describe('what was proposed of a paper and what was saved of it', () => {
  let system: TestSystem;
  let staff: Visitor;
  let admin: Visitor;
  beforeAll(async () => {
    system = await TestSystem.start();
    [staff, admin] = [await system.as('employee'), await system.as('admin')];
  });
  afterAll(() => system.stop());

  const read = (content: Buffer, who = staff, name = 'confirmation.pdf'): Promise<Answer> => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(content)]), name);
    return who.upload('/api/documents/read', form);
  };
  const factsOf = async (id: unknown): Promise<{ type: string; data: Record<string, unknown> }[]> =>
    (
      await system.sql<{ type: string; data: Record<string, unknown> }>(
        'SELECT type, data FROM facts WHERE stream_id = $1 ORDER BY version',
        [`paperreading-${String(id)}`],
      )
    ).rows;
  const billed = async (amount: number, more: object = {}): Promise<number> => {
    const broker = await staff.post('/api/brokers', { name: BROKER });
    const load = await staff.post('/api/loads', {
      loadNumber: 'CH-5567',
      brokerId: broker.body['id'],
      pickupLocation: 'Reno, NV',
      dropoffLocation: 'Twin Falls, ID',
      pickupDate: '2026-07-12T12:00:00.000Z',
      distance: '410',
      rate: '1000.00',
      ...more,
    });
    const invoice = await staff.post('/api/invoices', {
      brokerId: broker.body['id'],
      amount,
      status: 'pending',
      loadId: load.body['id'],
    });
    return Number(invoice.body['id']);
  };

  /** A load that is made alone of a paper, and its invoice later: what was saved is told of both. */
  const madeAlone = async (): Promise<void> => {
    const file = await paper('Load #: CH-9', `Broker: ${BROKER}`, 'Origin: Reno, NV', 'Total Rate: $900.00');
    const { body } = await read(file);
    const brokerId = (await staff.post('/api/brokers', { name: 'Redstone Logistics Group LLC' })).body['id'];
    const places = { pickupLocation: 'Reno, NV', dropoffLocation: 'Boise, ID' };
    const load = await staff.post('/api/loads', { loadNumber: 'CH-9', brokerId, rate: '900.00', ...places });
    const loadId = Number(load.body['id']);
    const saved = `/api/documents/read/${String(body['id'])}/saved`;
    expect((await staff.post(saved, {})).body['errors']).toEqual([
      { field: 'invoiceId', message: 'Say which invoice or load was made of it' },
    ]);
    expect((await staff.post(saved, { loadId: 999_999 })).body['errors']).toEqual([
      { field: 'loadId', message: 'This load does not exist' },
    ]);
    for (const turn of [1, 2]) expect([turn, (await staff.post(saved, { loadId })).status]).toEqual([turn, 204]);
    const kept = async () =>
      (await system.sql('SELECT outcomes, invoice_id, load_id FROM paper_readings WHERE id = $1', [body['id']])).rows;
    const of = (total: string): unknown =>
      expect.arrayContaining([
        { name: 'broker', outcome: 'changed' },
        { name: 'total', outcome: total },
        { name: 'loadNumber', outcome: 'kept' },
        { name: 'pickup', outcome: 'kept' },
        { name: 'delivery', outcome: 'typed' },
      ]);
    expect(await kept()).toEqual([{ outcomes: of('kept'), invoice_id: null, load_id: loadId }]);

    const invoice = await staff.post('/api/invoices', { brokerId, amount: 950, status: 'pending', loadId });
    const { id: invoiceId } = invoice.body;
    for (const turn of [1, 2]) expect([turn, (await staff.post(saved, { invoiceId })).status]).toEqual([turn, 204]);
    expect(await kept()).toEqual([{ outcomes: of('changed'), invoice_id: invoiceId, load_id: loadId }]);
    expect((await factsOf(body['id'])).slice(2).map(({ type }) => type)).toEqual([
      'DocumentSaved',
      'PaperReadingChanged',
    ]);
    await system.verified();
  };

  it('is known of each field, counted by month, kind and field, and shown to administrators; and of a load alone', async () => {
    const file = await paper(...CONFIRMATION);
    const { body } = await read(file);
    const facts = await factsOf(body['id']);
    expect(facts.map(({ type }) => type)).toEqual(['PaperReadingAdded', 'DocumentRead']);
    const fields = facts[1]?.data['fields'] as Record<string, unknown>[];
    expect(fields.find(({ name }) => name === 'total')).toEqual({
      ...{ line: 9, load: 0, name: 'total', page: 1, value: '1000.00', currency: 'USD' },
      ...{ recordId: null, confidence: 80 },
    });
    expect(JSON.stringify(facts)).not.toContain('Total Rate');

    const invoiceId = await billed(1_075);
    const saved = `/api/documents/read/${String(body['id'])}/saved`;
    expect((await staff.post(saved, { invoiceId })).status).toBe(204);
    expect((await staff.post(saved, { invoiceId })).status).toBe(204);
    const [, , last, ...more] = await factsOf(body['id']);
    expect([last?.type, more]).toEqual(['DocumentSaved', []]);
    const { rows } = await system.sql('SELECT field, kept, changed, emptied, typed FROM reader_figures ORDER BY 1');
    const none = { kept: 0, changed: 0, emptied: 0, typed: 0 };
    expect(rows).toEqual([
      { ...none, field: 'broker', kept: 1 },
      { ...none, field: 'delivery', changed: 1 },
      { ...none, field: 'deliveryDate', emptied: 1 },
      { ...none, field: 'loadNumber', kept: 1 },
      { ...none, field: 'miles', typed: 1 },
      { ...none, field: 'pickup', kept: 1 },
      { ...none, field: 'pickupDate', kept: 1 },
      { ...none, field: 'total', changed: 1 },
    ]);

    // shown to administrators: shares, and the papers behind a number
    const of = async (query: string): Promise<unknown[]> =>
      (await admin.get<Record<string, unknown>[]>(`/api/reader-figures?${query}`)).body.map((each) => [
        ...[each['field'], each['precision'], each['recall']],
      ]);
    expect(await of('sort=field&paperKind=rate_confirmation')).toEqual([
      ['broker', '100.0', '100.0'],
      ['delivery', '0.0', '0.0'],
      ['deliveryDate', '0.0', null],
      ['loadNumber', '100.0', '100.0'],
      ['miles', null, '0.0'],
      ['pickup', '100.0', '100.0'],
      ['pickupDate', '100.0', '100.0'],
      ['total', '0.0', '0.0'],
    ]);
    expect(await of('field=total')).toHaveLength(1);
    expect(await of('paperKind=w9')).toEqual([]);
    const names = async (query: string): Promise<unknown[]> =>
      (await admin.get<{ name: string }[]>(`/api/readings?${query}`)).body.map(({ name }) => name);
    expect(await names('field=total&outcome=changed')).toEqual(['confirmation.pdf']);
    expect(await names('field=total&outcome=kept')).toEqual([]);
    expect(await names('outcome=typed&paperKind=rate_confirmation&status=saved')).toEqual(['confirmation.pdf']);
    for (const path of ['/api/reader-figures', '/api/readings']) expect((await staff.get(path)).status).toBe(403);
    await system.verified();
    await madeAlone();
  });

  it('is once for a file and who let it be read, however often, also at the same time', async () => {
    const file = await paper('Load #: 1', `Broker: ${BROKER}`, 'Total Rate: $700.00');
    const answers = await Promise.all([read(file), read(file), read(file, staff, 'again.pdf')]);
    const ids = new Set(answers.map(({ body }) => body['id']));
    expect(ids.size).toBe(1);
    expect((await factsOf([...ids][0])).map(({ type }) => type)).toEqual(['PaperReadingAdded', 'DocumentRead']);
    expect((await read(file, admin)).body['id']).not.toBe([...ids][0]);
  });

  it('is said by who let it be read alone, of an invoice that there is', async () => {
    const { body } = await read(await paper('Load #: 2', `Broker: ${BROKER}`, 'Total Rate: $800.00'));
    const saved = `/api/documents/read/${String(body['id'])}/saved`;
    expect((await admin.post(saved, { invoiceId: 1 })).status).toBe(404);
    const refused = await staff.post(saved, { invoiceId: 999_999 });
    expect([refused.status, refused.body['errors']]).toEqual([
      400,
      [{ field: 'invoiceId', message: 'This invoice does not exist' }],
    ]);
  });

  it('is no value of a W-9', async () => {
    const w9 = new Sheet().lines(
      'Form W-9 Request for Taxpayer Identification Number',
      '1 Name (as shown on your income tax return)',
      'Ann Lee',
      'Social security number 123-45-6789',
    );
    const { body } = await read(await pdfOf(w9.drawn));
    expect(body['kind']).toBe('w9');
    expect(JSON.stringify(await factsOf(body['id']))).not.toMatch(/Lee|6789/);
  });
});
