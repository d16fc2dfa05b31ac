import { utils, write, type WorkBook } from '@e965/xlsx';
import { newClient } from '../../../test/support/people';
import { TestSystem } from '../../../test/support/system';
import type { Answer, Visitor } from '../../../test/support/visitor';

type Row = Record<string, unknown>;
const HEADERS = ['Company Name', 'Contact Name', 'Email', 'Phone', 'Tax ID/DOT', 'Payment Terms', 'Zip Code'];
const line = (nr: number, over: Partial<Record<number, string>> = {}): string[] =>
  [`Haul ${nr} LLC`, 'Ann Lee', `ann@haul${nr}.test`, '+1 555 010 0000', '', 'Net 15', '02134'].map(
    (text, at) => over[at] ?? text,
  );
const csvOf = (rows: readonly (readonly string[])[]): Buffer =>
  Buffer.from([HEADERS, ...rows].map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\r\n'));
const bookOf = (rows: readonly (readonly unknown[])[], bookType: 'xlsx' | 'biff8'): Buffer => {
  const book: WorkBook = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([HEADERS, ...rows] as unknown[][]), 'Clients');
  return write(book, { type: 'buffer', bookType }) as Buffer;
};

describe('clients from a sheet', () => {
  let system: TestSystem;
  let staff: Visitor;
  beforeAll(async () => {
    system = await TestSystem.start({ workers: true });
    staff = await system.as('employee');
  });
  afterAll(() => system.stop());

  const send = (
    content: Buffer,
    name = 'clients.csv',
    visitor = staff,
    headers: Record<string, string> = {},
  ): Promise<Answer> => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(content)]), name);
    return visitor.upload('/api/clients/import', form, headers);
  };
  const found = async (words: string): Promise<Row[]> =>
    (await staff.get<Row[]>(`/api/clients?q=${encodeURIComponent(words)}`)).body;

  it.each([
    ['clients.csv', '12-3456789', csvOf],
    ['clients.xlsx', '22-3456789', (rows: string[][]) => bookOf(rows, 'xlsx')],
    ['clients.xls', '32-3456789', (rows: string[][]) => bookOf(rows, 'biff8')],
  ])('come from %s, good rows land, the others say why not [API-053]', async (name, taxId, made) => {
    const mark = `${name.replace('.', '')} co`;
    const rows = [
      line(1, { 0: `${mark} one`, 2: `one@${mark.replace(/ /g, '')}.test`, 4: taxId }),
      line(2, { 0: '' }),
      line(3, { 0: `${mark} three`, 2: 'no address' }),
      line(4, { 0: `${mark} four`, 2: '', 3: '' }),
      ['', '', '', '', '', '', ''],
      line(6, { 0: `${mark} six`, 2: `six@${mark.replace(/ /g, '')}.test`, 4: '1234567' }),
      line(7, { 0: `${mark} ONE`, 2: `one@${mark.replace(/ /g, '')}.test` }),
    ];
    const { status, body } = await send(made(rows), name);
    expect([status, body['success'], body['total'], body['errors']]).toEqual([
      200,
      2,
      6,
      [
        { row: 3, error: 'Company name is required' },
        { row: 4, error: 'Valid email is required' },
        { row: 5, error: 'Email or phone is required' },
        { row: 8, error: 'The same as row 2' },
      ],
    ]);
    const [six, one] = await found(mark);
    expect([one?.['companyName'], one?.['taxId'], one?.['paymentTerms'], one?.['zipCode'], one?.['dotNumber']]).toEqual(
      [`${mark} one`, '*****6789', 'net_15', '02134', null],
    );
    expect([six?.['companyName'], six?.['dotNumber'], six?.['taxId']]).toEqual([`${mark} six`, '1234567', null]);
  });

  it('are not added again by the same sheet, nor when one has their tax id', async () => {
    const rows = [line(21), line(22, { 4: '98-7654321' })];
    expect((await send(csvOf(rows))).body).toMatchObject({ success: 2, total: 2, errors: [] });
    expect((await send(csvOf(rows))).body).toMatchObject({ success: 0, total: 2, errors: [{ row: 2 }, { row: 3 }] });
    const { body } = await send(csvOf([line(23, { 4: '987654321' })]));
    expect(body).toMatchObject({ success: 0, errors: [{ row: 2, error: 'This client is there already' }] });
    expect(await found('Haul 23')).toEqual([]);
  });

  it('are added once by one key', async () => {
    const key = { 'idempotency-key': 'one-import' };
    const first = await send(csvOf([line(31)]), 'a.csv', staff, key);
    const again = await send(csvOf([line(31)]), 'a.csv', staff, key);
    expect([again.status, again.body['jobId'], again.body['success']]).toEqual([200, first.body['jobId'], 1]);
    expect((await send(csvOf([line(32)]), 'a.csv', staff, key)).status).toBe(409);
  });

  it.each<[string, Buffer, string, number, RegExp]>([
    ['no sheet', Buffer.from('%PDF-1.7'), 'clients.pdf', 415, /Excel \(\.xlsx, \.xls\) or CSV/],
    ['bytes', Buffer.alloc(300), 'clients.csv', 415, /Excel/],
    [
      'no columns',
      Buffer.from('Name,Mail\nA,b@c.test\n'),
      'clients.csv',
      400,
      /no column Company Name, Contact Name, Email, Phone/,
    ],
    [
      'a broken book',
      Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(500, 7)]),
      'clients.xlsx',
      400,
      /cannot be read/,
    ],
  ])('are not read from %s, with a sentence', async (_, content, name, status, said) => {
    const answer = await send(content, name);
    expect([answer.status, answer.body['message']]).toEqual([status, expect.stringMatching(said)]);
  });

  it('have a template with every column', async () => {
    const answer = await fetch(`${system.address}/api/clients/import/template`, { headers: { cookie: staff.cookie } });
    expect([answer.headers.get('content-disposition'), (await answer.text()).trim()]).toEqual([
      'attachment; filename="client_import_template.csv"',
      'Company Name,Contact Name,Email,Phone,Address,City,State,Zip Code,Tax ID/DOT,Billing Address,Payment Terms,Credit Limit,Status,Notes',
    ]);
  });

  it('are facts of who sent the sheet, and the batch says what came of it', async () => {
    const before = await system.lastPosition();
    const { body } = await send(csvOf([line(41), line(42, { 0: '' })]));
    const facts = await system.factsAfter(before);
    expect(facts.map(({ type }) => type)).toEqual(['BatchAdded', 'ClientAdded', 'BatchFinished']);
    expect((await staff.get(`/api/batches/${String(body['jobId'])}`)).body).toMatchObject({
      task: 'import',
      name: 'clients.csv',
      status: 'done',
      done: 2,
      total: 2,
      success: 1,
      failed: 1,
    });
  });

  it('are all removed by an administrator alone, but for those with open invoices, and come back [API-052]', async () => {
    const admin = await system.as('admin');
    const owing = await newClient(system, { companyName: 'Owing Hauling' });
    const brokerId = (await staff.post('/api/brokers', { name: 'Prairie Star' })).body['id'];
    await staff.post('/api/invoices', { brokerId, clientId: owing, amount: '10.00' });
    const there = Number((await staff.get('/api/clients?total=exact&limit=1')).headers.get('x-total-count'));
    expect((await staff.delete('/api/clients/clear')).status).toBe(403);
    const cleared = await admin.delete('/api/clients/clear');
    expect([cleared.status, cleared.body]).toEqual([
      200,
      expect.objectContaining({
        success: there - 1,
        failed: 1,
        errors: [{ row: 0, error: expect.stringMatching(/^Owing Hauling: /) as string }],
      }),
    ]);
    expect((await staff.get<Row[]>('/api/clients')).body.map(({ companyName }) => companyName)).toEqual([
      'Owing Hauling',
    ]);
    expect((await staff.post(`/api/batches/${String(cleared.body['jobId'])}/take-back`, {})).status).toBe(403);
    const back = await admin.post(`/api/batches/${String(cleared.body['jobId'])}/take-back`, {});
    expect(back.body).toMatchObject({ success: there - 1, failed: 0 });
    expect(Number((await staff.get('/api/clients?total=exact&limit=1')).headers.get('x-total-count'))).toBe(there);
  });
});
