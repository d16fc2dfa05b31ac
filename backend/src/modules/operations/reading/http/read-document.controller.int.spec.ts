import { shareOf } from '../../../../../../testing/share';
import * as hostile from '../../../../../test/reading/hostile';
import { pdfOf, Sheet } from '../../../../../test/reading/paper';
import { TestSystem } from '../../../../../test/support/system';
import type { Answer, Visitor } from '../../../../../test/support/world/visitor';
import type { FieldRead } from '../domain/fields';

const BROKER = 'Copper Hill Logistics LLC';
const CARRIER = 'Antler Hauling Inc';
const paper = (...lines: readonly string[]): Promise<Buffer> =>
  pdfOf(new Sheet().lines('RATE CONFIRMATION', ...lines).drawn);
const CONFIRMATION = [
  'Load #: CH-5567',
  `Broker: ${BROKER}`,
  `Carrier: ${CARRIER}`,
  'Origin: Reno, NV',
  'Destination: Boise, ID',
  'Pickup Date: 07/12/2026',
  'Delivery Date: 07/13/2026',
  'Total Rate: $1,000.00',
  'Detention $50.00/hr after 2 hours',
];

describe('a paper that is read', () => {
  let system: TestSystem;
  let staff: Visitor;
  beforeAll(async () => {
    system = await TestSystem.start();
    staff = await system.as('employee');
  });
  afterAll(() => system.stop());

  const read = (content: Buffer, name = 'paper.pdf', who = staff): Promise<Answer> => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(content)]), name);
    return who.upload('/api/documents/read', form);
  };
  const fieldsIn = ({ body }: Answer): Record<string, string | null> =>
    Object.fromEntries((body['fields'] as FieldRead[]).map(({ name, value }) => [name, value]));
  const errorsOf = ({ status, body }: Answer): unknown => [status, body['errors']];

  it('says its fields with their lines, and which broker, client and load it names', async () => {
    const broker = await staff.post('/api/brokers', { name: 'COPPER HILL LOGISTICS, LLC' });
    const client = await staff.post('/api/clients', { companyName: CARRIER, email: 'a@antler.test' });
    const first = await read(await paper(...CONFIRMATION));
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({ kind: 'rate_confirmation', pages: 1, of: 1, load: null, warnings: [] });
    expect(fieldsIn(first)).toEqual({
      broker: BROKER,
      carrier: CARRIER,
      loadNumber: 'CH-5567',
      total: '1000.00',
      pickup: 'Reno, NV',
      delivery: 'Boise, ID',
      pickupDate: '2026-07-12',
      deliveryDate: '2026-07-13',
    });
    expect(first.body['parties']).toEqual([
      {
        name: 'broker',
        said: BROKER,
        record: { id: String(broker.body['id']), name: 'COPPER HILL LOGISTICS, LLC' },
        close: [],
      },
      { name: 'carrier', said: CARRIER, record: { id: client.body['id'], name: CARRIER }, close: [] },
    ]);
    const total = (first.body['fields'] as FieldRead[]).find(({ name }) => name === 'total');
    expect(total).toMatchObject({ page: 1, line: 9, said: 'Total Rate: $1,000.00', source: 'text', currency: 'USD' });
    expect((await staff.get('/api/loads?q=CH-5567')).body).toEqual([]);

    const load = await staff.post('/api/loads', {
      loadNumber: 'CH-5567',
      brokerId: broker.body['id'],
      clientId: client.body['id'],
      pickupLocation: 'Reno, NV',
      dropoffLocation: 'Boise, ID',
      rate: '1000.00',
    });
    expect((await read(await paper(...CONFIRMATION))).body['load']).toMatchObject({
      loadNumber: 'CH-5567',
      total: '1000.00',
    });
    const billed = await staff.post('/api/invoices', {
      brokerId: broker.body['id'],
      amount: 1000,
      status: 'pending',
      loadId: load.body['id'],
    });
    const kept = new FormData();
    kept.append('documentType', 'other');
    kept.append('invoiceId', String(billed.body['id']));
    kept.append('loadId', String(load.body['id']));
    kept.append('file', new Blob([new Uint8Array(await paper(...CONFIRMATION))]), 'confirmation.pdf');
    expect((await staff.upload('/api/documents/upload', kept)).body).toMatchObject({
      loadId: load.body['id'],
      clientId: client.body['id'],
    });

    const invoice = new Sheet().lines(
      'INVOICE',
      'Invoice #: 12',
      `Bill To: ${BROKER}`,
      'Load #: CH-5567',
      'Total Due: $900.00',
    );
    expect((await read(await pdfOf(invoice.drawn))).body['findings']).toEqual([
      {
        rule: 'total',
        sentence: 'The invoice is short by $100.00',
        sources: ['load CH-5567', 'invoice, page 1, line 5: Total Due: $900.00'],
      },
    ]);
  });

  it('warns of a carrier that is no client, and asks who a name nearly means', async () => {
    await staff.post('/api/brokers', { name: 'Redstone Logistics Group LLC' });
    const { body } = await read(
      await paper('Load #: 1', 'Broker: Redstone Logistics Group Inc', 'Carrier: Nobody Trucking LLC'),
    );
    expect(body['warnings']).toEqual([
      '“Redstone Logistics Group Inc” is not a broker on your list. Choose the one it means.',
      'The carrier on this paper, “Nobody Trucking LLC”, is not one of your clients.',
    ]);
    expect(body['parties']).toMatchObject([
      { record: null, close: [{ name: 'Redstone Logistics Group LLC' }] },
      { record: null },
    ]);
  });

  it('that a broker sends with its payment is compared with the invoices: short by $100.00: detention missing', async () => {
    const broker = await staff.post('/api/brokers', { name: 'Lakeshore Freight LLC', paymentDays: 45 });
    const places = { pickupLocation: 'Reno, NV', dropoffLocation: 'Boise, ID', brokerId: broker.body['id'] };
    const load = await staff.post('/api/loads', { loadNumber: 'LK-4410', rate: '1000.00', ...places });
    const lines = [
      { kind: 'freight', description: 'Freight', amount: '1000.00' },
      { kind: 'detention', description: 'Two hours at the dock', amount: '100.00' },
    ];
    const given = { brokerId: broker.body['id'], loadId: load.body['id'], status: 'pending', lines };
    const { id, invoiceNumber } = (await staff.post('/api/invoices', given)).body;
    const sheet = new Sheet().lines('REMITTANCE ADVICE', 'Date: 11/20/2026');
    sheet.line([40, 'Load #'], [200, 'Deduction'], [350, 'Amount Paid']);
    sheet.line([40, 'LK-4410'], [200, '$100.00'], [350, '$1,000.00']).line([40, 'XX-1234'], [350, '$5.00']);
    const { body } = await read(await pdfOf(sheet.drawn));
    expect(body['kind']).toBe('remittance');
    expect(body['remitted']).toEqual([
      {
        ...{ invoiceId: id, invoiceNumber, paid: '1000.00', agrees: false },
        sentence: `Invoice ${String(invoiceNumber)} is short by $100.00: detention missing`,
        sources: [`invoice ${String(invoiceNumber)}`, 'remittance, page 1, line 4: LK-4410  $100.00  $1,000.00'],
      },
      expect.objectContaining({ invoiceId: null, sentence: 'No invoice that you keep fits load XX-1234' }),
    ]);
    expect(body['findings']).toHaveLength(2);

    const again = (...more: readonly string[]) =>
      pdfOf(
        new Sheet().lines('INVOICE', 'Invoice #: 4471', 'Invoice Date: 07/01/2026', ...more, 'Total Due: $1,100.00')
          .drawn,
      );
    const sentences = (answer: Answer) =>
      (answer.body['findings'] as { sentence: string }[]).map((each) => each.sentence);
    const twice = await read(await again('Bill To: LAKESHORE FREIGHT, LLC', 'Load #: LK-4410'));
    expect(sentences(twice)).toContain('Load LK-4410 was billed with the same amount before');
    // it says no due day: 45 days are agreed with its broker
    const dueDay = (twice.body['fields'] as FieldRead[]).find(({ name }) => name === 'dueDate');
    const agreed = 'broker Lakeshore Freight LLC: payment terms of 45 days';
    expect(dueDay).toMatchObject({ value: '2026-08-15', line: 3, said: `Invoice Date: 07/01/2026; ${agreed}` });
    const apart = await read(await again('Terms: Net 30', 'Due Date: 07/31/2026', 'Bill To: Lakeshore Freight LLC'));
    expect(apart.body['findings']).toEqual([
      {
        rule: 'due_date',
        sentence: 'It is due within 30 days; 45 days are agreed with the broker',
        sources: ['invoice, page 1, line 4: Terms: Net 30', agreed],
      },
    ]);
    const due = await read(await again('Terms: Net 30', 'Due Date: 07/16/2026', 'Bill To: Somebody Else LLC'));
    expect(due.body['findings']).toEqual([
      {
        rule: 'due_date',
        sentence: 'It is due on 2026-07-16; 30 days after 2026-07-01 is 2026-07-31',
        sources: ['invoice, page 1, line 5: Due Date: 07/16/2026', 'invoice, page 1, line 4: Terms: Net 30'],
      },
    ]);
    const ofLoad = { brokerId: broker.body['id'], amount: '10.00', issueDate: '2026-07-01' };
    expect((await staff.post('/api/invoices', ofLoad)).body['dueDate']).toBe('2026-08-15');
  });

  it('that is none of them is told to be, with its text', async () => {
    const letter = await pdfOf(
      new Sheet().lines('Dear partner,', 'Our holiday hours begin on Friday at noon, as ever.').drawn,
    );
    const { body } = await read(letter);
    expect([body['kind'], body['fields']]).toEqual(['unknown', []]);
    expect(body['warnings']).toEqual(['This is not one of the papers that Axlebook reads. Its text is below.']);
    expect(body['text']).toContain('Our holiday hours');
  });

  it('that is very long is read in part, and says how far', async () => {
    const { status, body } = await read(hostile.ofPages(10_000));
    expect([status, body['pages'], body['of']]).toEqual([200, 20, 10_000]);
    expect(body['warnings']).toContain('Axlebook read 20 of its 10000 pages.');
  });

  it.each([0, 90, 180, 270])('that lies on its side is read: %i degrees', async (angle) => {
    const answer = await read(await hostile.turned(angle));
    expect(fieldsIn(answer)).toMatchObject({ loadNumber: '5567', total: '900.00', pickup: 'Reno, NV' });
  });

  it('with a script in it is text, and its text is text', async () => {
    const answer = await read(hostile.scripted());
    expect(fieldsIn(answer)).toMatchObject({ total: '900.00' });
    expect(answer.body['text']).toContain('<b>bold</b> =cmd|calc!A1');
  });

  const DAMAGED = 'This file cannot be read: it is damaged, protected or too large.';
  const EMPTY = 'No text was found in this file.';
  const FAULTS: readonly (readonly [string, string, () => Buffer | Promise<Buffer>, string])[] = [
    ['whose pages go in a circle', 'loop.pdf', hostile.loop, EMPTY],
    ['that unpacks to four gigabytes', 'bomb.pdf', hostile.bomb, DAMAGED],
    ['with a password', 'locked.pdf', hostile.locked, DAMAGED],
    ['of nothing', 'nothing.pdf', () => Buffer.alloc(0), 'Please select a file.'],
  ];
  // pictures fail in their job, see reactions/read-the-pictures.int.spec.ts
  // ten people send each of them at once in backend/test/hostile-papers.int.spec.ts
  const turn = shareOf(FAULTS.map(([name]) => name));
  it.each(FAULTS.filter(([name]) => turn.includes(name)))(
    '%s is refused in a sentence',
    async (_, name, content, message) => {
      expect(errorsOf(await read(await content(), name))).toEqual([400, [{ field: 'file', message }]]);
      expect((await staff.get('/api/health/live')).status).toBe(200);
    },
  );
  it('is no program, and no part of a file', async () => {
    expect((await read(Buffer.from('MZ'), 'paper.pdf')).status).toBe(415);
    expect((await read(await hostile.cut())).body['message']).toBe('This file is damaged. Please send it again.');
  });

  it('waits for its turn when ten are sent at once', async () => {
    const content = await paper(...CONFIRMATION);
    const answers = await Promise.all(Array.from({ length: 10 }, () => read(content)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  });

  it('is read for the office alone', async () => {
    const client = await system.as('client');
    expect((await read(await paper('Load #: 1'), 'paper.pdf', client)).status).toBe(403);
  });
});
