import { utils, write, type WorkBook } from '@e965/xlsx';
import { Batches } from './commands/batches';
import { newClient } from '../../../../test/support/world/people';
import { eventually, TestSystem } from '../../../../test/support/system';
import type { Answer, Visitor } from '../../../../test/support/world/visitor';

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
  ])('come from %s, good rows land, the others say why not', async (name, taxId, made) => {
    proves('API-053', 'ENM-047', 'FLD-0603..FLD-0606', 'RUL-332', 'RUL-395');
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

  const REQUIRED: Readonly<Record<string, [field: string, cell: string, kept?: string]>> = {
    'Company Name': ['companyName', 'Whole Row LLC'],
    'Contact Name': ['contactName', 'Ann Lee'],
    Email: ['email', 'ann@wholerow.test'],
    Phone: ['phone', '+1 555 010 0000'],
  };
  const OPTIONAL: typeof REQUIRED = {
    Address: ['address', '12 Elm St'],
    City: ['city', 'Boston'],
    State: ['state', 'MA'],
    'Zip Code': ['zipCode', '02134'],
    'Tax ID/DOT': ['dotNumber', '7654321'],
    'Payment Terms': ['paymentTerms', 'Net 45', 'net_45'],
    Notes: ['notes', 'Calls on Mondays'],
    'Billing Address': ['billingAddress', 'PO Box 9'],
    'Credit Limit': ['creditLimit', '1250', '1250.00'],
    Status: ['status', 'Suspended', 'suspended'],
  };
  const sheetOf = (columns: typeof REQUIRED, company: string): Buffer =>
    Buffer.from(
      [Object.keys(columns), Object.values(columns).map(([field, cell]) => (field === 'companyName' ? company : cell))]
        .map((row) => row.map((cell) => `"${cell}"`).join(','))
        .join('\n'),
    );

  it('have every column of the template where it belongs', async () => {
    proves('FLD-0589..FLD-0602', 'ENM-049', 'ENM-050', 'RUL-334', 'RUL-335');
    const { body } = await send(sheetOf({ ...REQUIRED, ...OPTIONAL }, 'Whole Row LLC'));
    expect(body).toMatchObject({ success: 1, total: 1, errors: [] });
    const [client] = await found('Whole Row');
    for (const [field, cell, stored = cell] of [...Object.values(REQUIRED), ...Object.values(OPTIONAL)])
      expect([field, client?.[field]]).toEqual([field, stored]);
  });

  it('need four columns, and no more', async () => {
    proves('FLD-0589..FLD-0592', 'ENM-048', 'ENM-049', 'RUL-333', 'RUL-334');
    expect((await send(sheetOf(REQUIRED, 'Four Columns LLC'))).body).toMatchObject({ success: 1, errors: [] });
    for (const column of Object.keys(REQUIRED)) {
      const others = Object.fromEntries(Object.entries(REQUIRED).filter(([name]) => name !== column));
      const { status, body } = await send(sheetOf({ ...others, ...OPTIONAL }, `Without ${column}`));
      expect([status, body['message']]).toEqual([400, expect.stringContaining(`no column ${column}`)]);
    }
  });

  it('are not added again by the same sheet, nor when one has their tax id', async () => {
    const rows = [line(21), line(22, { 4: '98-7654399' })];
    expect((await send(csvOf(rows))).body).toMatchObject({ success: 2, total: 2, errors: [] });
    expect((await send(csvOf(rows))).body).toMatchObject({ success: 0, total: 2, errors: [{ row: 2 }, { row: 3 }] });
    const { body } = await send(csvOf([line(23, { 4: '987654399' })]));
    expect(body).toMatchObject({
      success: 0,
      errors: [{ row: 2, error: 'Tax id is the same as that of Haul 22 LLC' }],
    });
    expect(await found('Haul 23')).toEqual([]);
  });

  it('that were removed come in again', async () => {
    const rows = csvOf([line(91), line(92, { 4: '98-7651192' })]);
    expect((await send(rows)).body).toMatchObject({ success: 2, errors: [] });
    const ids = async (): Promise<unknown[]> =>
      [...(await found('Haul 91')), ...(await found('Haul 92'))].map(({ id }) => id);
    const first = await ids();
    expect(first).toHaveLength(2);
    for (const id of first) expect((await staff.delete(`/api/clients/${String(id)}`)).status).toBe(204);
    expect((await send(rows)).body).toMatchObject({ success: 2, errors: [] });
    const again = await ids();
    expect(again).toHaveLength(2);
    expect(again.filter((id) => first.includes(id))).toEqual([]);
  });

  it('of one tax id say which other has it: a row that was taken, or a client', async () => {
    await send(csvOf([line(88, { 4: '88-7654321' })]));
    const taken = [
      line(24, { 4: '24-7654321' }),
      line(25, { 4: '24-7654321' }),
      line(25),
      line(26, { 4: '88-7654321' }),
    ];
    expect((await send(csvOf([...taken, line(27, { 4: '88-7654321' })]))).body).toMatchObject({
      success: 2,
      errors: [
        { row: 3, error: 'Tax id is the same as that of row 2' },
        { row: 5, error: 'Tax id is the same as that of Haul 88 LLC' },
        { row: 6, error: 'Tax id is the same as that of Haul 88 LLC' },
      ],
    });
  });

  it('are there once when the same sheet comes twice at once, to two processes', async () => {
    const other = await TestSystem.start({ workers: true, database: { url: system.settings.databaseUrl } });
    try {
      const sheet = csvOf(Array.from({ length: 60 }, (_, at) => line(300 + at, { 0: `Twice At Once ${at} LLC` })));
      const senders = [staff, staff, await other.as('employee')];
      const outcomes = await Promise.all(senders.map((sender) => send(sheet, 'clients.csv', sender)));
      expect(outcomes.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(outcomes.reduce((sum, { body }) => sum + Number(body['success']), 0)).toBe(60);
      const { rows } = await system.sql<{ n: number }>(
        "SELECT count(*)::int AS n FROM clients WHERE company_name LIKE 'Twice At Once %'",
      );
      expect(rows[0]?.n).toBe(60);
    } finally {
      await other.stop({ verify: false });
    }
  }, 30_000);

  it('with a phone alone are not added again by the same sheet', async () => {
    const rows = [
      line(51, { 2: '', 3: '+1 555 010 0051' }),
      line(51, { 2: '', 3: '+1 555 010 0052' }),
      line(51, { 2: '', 3: '+1 555 010 0051', 4: '51-0000051' }),
      line(51, { 3: '+1 555 010 0051' }),
    ];
    expect((await send(csvOf(rows))).body).toMatchObject({ success: 4, total: 4, errors: [] });
    expect((await send(csvOf(rows))).body).toMatchObject({
      success: 0,
      total: 4,
      errors: [
        { row: 2, error: 'This client is there already' },
        { row: 3, error: 'This client is there already' },
        { row: 4, error: 'Tax id is the same as that of Haul 51 LLC' },
        { row: 5, error: 'This client is there already' },
      ],
    });
    const twice = line(53, { 2: '', 3: '+1 555 010 0053' });
    expect((await send(csvOf([twice, twice]))).body).toMatchObject({
      success: 1,
      errors: [{ row: 3, error: 'The same as row 2' }],
    });
    expect(await found('Haul 51')).toHaveLength(4);
  });

  it('keep a DOT number as one, whatever is written around it', async () => {
    const numbers = ['DOT 1234567', 'USDOT# 7654321', '76543', '61-2345678', '612345670', 'MC-884211', '61-234567'];
    const rows = numbers.map((number, at) => line(60 + at, { 4: number }));
    expect((await send(csvOf(rows))).body).toMatchObject({ success: 7, errors: [] });
    const stored = await Promise.all(numbers.map(async (_, at) => (await found(`Haul ${60 + at}`))[0]));
    expect(stored.map((client) => [client?.['dotNumber'], client?.['taxId'], client?.['mcNumber']])).toEqual([
      ['1234567', null, null],
      ['7654321', null, null],
      ['76543', null, null],
      [null, '*****5678', null],
      [null, '*****5670', null],
      [null, null, '884211'],
      [null, '*****4567', null],
    ]);
  });

  it('say which columns nothing was read from', async () => {
    const sheet =
      'Company Name,Contact Name,Email,Phone,Zip,"DOT\n#",,Notes\nUnread LLC,Ann Lee,ann@unread.test,,02134,1,2,Calls\n';
    const { body } = await send(Buffer.from(sheet));
    expect(body).toMatchObject({ success: 1, errors: [] });
    expect((await staff.get<Row>(`/api/batches/${String(body['jobId'])}`)).body['unread']).toEqual(['Zip', 'DOT #']);
    const { body: whole } = await send(csvOf([line(71)]));
    expect((await staff.get<Row>(`/api/batches/${String(whole['jobId'])}`)).body['unread']).toEqual([]);
  });

  it('are a job that is found by the id that the answer names', async () => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(csvOf([line(72)]))]), 'clients.csv');
    const { status, body } = await staff.upload('/api/clients/import?wait=0', form);
    const id = String(body['jobId']);
    const admin = await system.as('admin');
    const job = await eventually(
      () => admin.get<Row>(`/api/jobs/${id}`),
      ({ status: now }) => now === 200,
    );
    expect([status, job.body]).toEqual([
      202,
      expect.objectContaining({ id, name: 'run-the-batch', subject: 'clients.csv' }),
    ]);
    const none = await admin.get<Row>('/api/jobs/of-nobody');
    expect([none.status, none.body['message']]).toEqual([404, 'This job does not exist']);
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
      'a PDF that is called a sheet',
      Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n'),
      'clients.xlsx',
      415,
      /^Please select an Excel \(\.xlsx, \.xls\) or CSV file\.$/,
    ],
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
    proves('ENM-047', 'FLD-0603', 'RUL-332');
    const answer = await send(content, name);
    expect([answer.status, answer.body['message']]).toEqual([status, expect.stringMatching(said)]);
  });

  it('have a template with every column', async () => {
    proves('RUL-335', 'RUL-416', 'ENM-050');
    const answer = await fetch(`${system.address}/api/clients/import/template`, { headers: { cookie: staff.cookie } });
    expect([answer.headers.get('content-disposition'), (await answer.text()).trim()]).toEqual([
      'attachment; filename="client_import_template.csv"',
      'Company Name,Contact Name,Email,Phone,Address,City,State,Zip Code,Tax ID/DOT,Billing Address,Payment Terms,Credit Limit,Status,Notes',
    ]);
  });

  it('are facts of who sent the sheet, and the batch says what came of it', async () => {
    const before = await system.lastPosition();
    const { body } = await send(csvOf([line(41), line(42, { 0: '' })]));
    const events = await system.eventsAfter(before);
    // how far it is, it says only where it takes a while
    const results = events.map(({ type }) => type).filter((type) => type !== 'BatchAdvanced');
    expect(results).toEqual(['BatchAdded', 'BatchBegun', 'ClientAdded', 'BatchFinished']);
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

  it('that are refused as a whole are waited for no longer', async () => {
    expect((await send(Buffer.from('Name,Mail\nA,b@c.test\n'))).status).toBe(400);
    const { rows } = await system.sql<{ id: string }>("SELECT id FROM batches WHERE status = 'failed' LIMIT 1");
    const { status } = await system.app.get(Batches).followed(rows[0]?.id ?? '', { wait: 3_600 });
    expect(status).toBe('failed');
  });

  it('come from a sheet that takes longer to read than between two words of how far it is', async () => {
    const blank = Array.from({ length: 60_000 }, () => HEADERS.map(() => ''));
    const sheet = bookOf([...blank, line(1, { 0: 'After Many LLC', 2: 'ann@aftermany.test' })], 'xlsx');
    const { status, body } = await send(sheet);
    expect(status).toBeLessThan(300);
    const batch = async () => (await staff.get<Row>(`/api/batches/${String(body['jobId'])}`)).body;
    expect(await eventually(batch, ({ status: now }) => now === 'done', 60_000)).toMatchObject({
      success: 1,
      total: 1,
    });
    expect(await found('After Many')).toHaveLength(1);
  }, 90_000);

  it('leave tables that PostgreSQL knows the length of, as soon as they grew', async () => {
    await system.asOwner((owner) =>
      owner.query(`INSERT INTO saved_views (id, user_id, list, name, query, is_default, created_at)
        SELECT gen_random_uuid(), gen_random_uuid(), 'clients', n::text, '', FALSE, now()
          FROM generate_series(1, 3000) n`),
    );
    const known = async (): Promise<number> => {
      const {
        rows: [table],
      } = await system.sql<{ rows: number }>(
        "SELECT reltuples::int AS rows FROM pg_class WHERE oid = 'saved_views'::regclass",
      );
      return table?.rows ?? 0;
    };
    expect(await eventually(known, (rows) => rows >= 3_000, 20_000)).toBe(3_000);
  }, 30_000);

  it('are all removed by an administrator alone, but for those with open invoices, and come back', async () => {
    proves('API-052');
    const admin = await system.as('admin');
    const owing = await newClient(system, { companyName: 'Owing Hauling' });
    const brokerId = (await staff.post('/api/brokers', { name: 'Prairie Star' })).body['id'];
    await staff.post('/api/invoices', { brokerId, clientId: owing, amount: '10.00' });
    const there = Number((await staff.get('/api/clients?total=exact&limit=1')).headers.get('x-total-count'));
    expect((await staff.delete('/api/clients/clear?confirm=Clear%20All%20Clients')).status).toBe(403);
    for (const query of ['', '?confirm=', '?confirm=clear%20all%20clients'])
      expect(await admin.delete(`/api/clients/clear${query}`)).toMatchObject({
        status: 400,
        body: { errors: [{ field: 'confirm', message: 'Type Clear All Clients' }] },
      });
    const cleared = await admin.delete('/api/clients/clear?confirm=Clear%20All%20Clients');
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

  it('are cleared behind the back of whoever does not wait for it', async () => {
    const admin = await system.as('admin');
    await newClient(system, { companyName: 'Nobody Waits' });
    const { status, body } = await admin.delete('/api/clients/clear?confirm=Clear%20All%20Clients&wait=0');
    expect([status, body['success']]).toEqual([202, 0]);
    const batch = `/api/batches/${String(body['jobId'])}`;
    await eventually(
      () => admin.get(batch),
      (answer) => answer.body['status'] === 'done',
    );
    expect(await found('Nobody Waits')).toEqual([]);
    expect((await admin.post(`${batch}/take-back`, {})).status).toBe(200);
  });

  it('that came after the order are not cleared, and those somebody else removed do not come back with it', async () => {
    const admin = await system.as('admin');
    const there = async (names: readonly string[]): Promise<unknown[]> => {
      const { rows } = await system.sql<{ name: string }>(
        'SELECT company_name AS name FROM clients WHERE company_name = ANY($1) AND removed_at IS NULL ORDER BY 1',
        [names],
      );
      return rows.map(({ name }) => name);
    };
    const names = ['Cleared Haul', 'Removed By Hand', 'Came Later'];
    await newClient(system, { companyName: 'Cleared Haul' });
    const byHand = await newClient(system, { companyName: 'Removed By Hand' });
    const late = await system.clock.later({ hours: 1 }, () => newClient(system, { companyName: 'Came Later' }));
    const { body } = await admin.delete('/api/clients/clear?confirm=Clear%20All%20Clients');
    expect(await there(names)).toEqual(['Came Later']);
    const jobId = String(body['jobId']);
    const { rows } = await system.sql<{ at: string }>('SELECT created_at::text AS at FROM batches WHERE id = $1', [
      jobId,
    ]);
    // as if somebody else had removed it while the batch ran
    await admin.post(`/api/clients/${byHand}/restore`, {});
    const back = Date.now() - Date.parse(String(rows[0]?.at)) - 1;
    await system.clock.later({ seconds: -back / 1_000 }, async () => {
      expect((await admin.delete(`/api/clients/${byHand}`)).status).toBe(204);
    });
    expect((await admin.post(`/api/batches/${jobId}/take-back`, {})).status).toBe(200);
    expect(await there(names)).toEqual(['Came Later', 'Cleared Haul']);
    expect((await admin.delete(`/api/clients/${late}`)).status).toBe(204);
  });

  it('of an import are not taken back', async () => {
    const { body } = await send(csvOf([line(461)]));
    const admin = await system.as('admin');
    const refused = await admin.post(`/api/batches/${String(body['jobId'])}/take-back`, {});
    const message = 'Only a batch that cleared records can be taken back';
    expect([refused.status, refused.body['errors']]).toEqual([400, [{ field: 'id', message }]]);
  });
});
