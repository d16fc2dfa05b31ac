import { once } from 'node:events';
import net from 'node:net';
import { Jobs } from '../src/platform/infrastructure/jobs/jobs';
import { INSIDES } from './support/requests/inner-language';
import { linksOf } from './support/requests/links';
import { TestSystem } from './support/system';
import type { Answer, Visitor } from './support/world/visitor';

type Body = Record<string, unknown>;
const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

describe('the API', () => {
  let system: TestSystem;
  let staff: Visitor;
  let admin: Visitor;
  let brokerId: number;

  beforeAll(async () => {
    system = await TestSystem.start();
    [staff, admin] = [await system.as('employee'), await system.as('admin')];
    brokerId = Number((await staff.post('/api/brokers', { name: 'Summit Freight Brokers' })).body['id']);
  });
  afterAll(() => system.stop());

  /** A refusal as every client may count on it. */
  const expectProblem = (answer: Answer<Body>, status: number): void => {
    expect({ status: answer.status, type: answer.headers.get('content-type') }).toEqual({
      status,
      type: 'application/problem+json; charset=utf-8',
    });
    expect(answer.body).toMatchObject({
      statusCode: status,
      error: expect.any(String) as string,
      message: expect.stringMatching(/^[A-Z].{8,}/s) as string,
    });
    expect(answer.body['requestId']).toMatch(/^[\w.-]{8,}$/);
    expect(answer.headers.get('x-request-id')).toBe(answer.body['requestId']);
    expect(
      Object.keys(answer.body).filter(
        (key) => !['statusCode', 'error', 'message', 'code', 'errors', 'requestId'].includes(key),
      ),
    ).toEqual([]);
    expect(answer.text).not.toMatch(INSIDES);
  };
  const sendBytes = (path: string, bytes: Buffer | string, type = 'application/json'): Promise<Answer<Body>> =>
    staff.send('POST', path, bytes, { 'content-type': type });

  it('keeps a connection open for longer than a proxy does', async () => {
    const { headers } = await staff.get('/api/brokers');
    // Caddy lets go of one after two minutes without a request
    expect(Number(/timeout=(\d+)/.exec(headers.get('keep-alive') ?? '')?.[1])).toBeGreaterThan(120);
  });

  describe('a refusal', () => {
    const invoice = (over: object) => ({ brokerId, amount: '100.00', ...over });
    it.each<[string, number, () => Promise<Answer<Body>>]>([
      ['broken JSON', 400, () => sendBytes('/api/brokers', '{"name": ')],
      ['a body that is a JSON word', 400, () => sendBytes('/api/brokers', '"name"')],
      [
        'invalid UTF-8',
        400,
        () =>
          sendBytes(
            '/api/brokers',
            Buffer.from([0x7b, 0x22, 0x6e, 0x61, 0x6d, 0x65, 0x22, 0x3a, 0x22, 0xff, 0xfe, 0x22, 0x7d]),
          ),
      ],
      ['more than a megabyte', 413, () => staff.post('/api/brokers', { name: 'x'.repeat(1_100_000) })],
      ['plain text', 415, () => sendBytes('/api/brokers', 'name=x', 'text/plain')],
      ['a form', 415, () => sendBytes('/api/brokers', 'name=x', 'application/x-www-form-urlencoded')],
      [
        'an unknown character set',
        415,
        () => sendBytes('/api/brokers', '{"name":"x"}', 'application/json; charset=klingon'),
      ],
      ['an unknown address', 404, () => staff.get('/api/nowhere')],
      ['an unknown method', 404, () => staff.delete('/api/invoices')],
      ['an id that is no number', 404, () => staff.get('/api/invoices/abc')],
      ['an id beyond all numbers', 404, () => staff.get('/api/invoices/99999999999999999999')],
      ['a record that does not exist', 404, () => staff.get('/api/invoices/999999')],
      ['a percent sign that means nothing', 400, () => staff.get('/api/invoices/%E0%A4%A')],
      ['an address of 20,000 characters', 431, () => staff.get(`/api/brokers?q=${'x'.repeat(20_000)}`)],
      ['no session', 401, () => system.visitor().get('/api/invoices')],
      ['no permission', 403, () => staff.get('/api/jobs')],
      ['another site', 403, () => staff.post('/api/brokers', { name: 'x' }, { origin: 'https://evil.test' })],
      [
        'another site in a browser that says it is ours',
        403,
        () =>
          staff.post('/api/brokers', { name: 'x' }, { origin: 'https://evil.test', 'sec-fetch-site': 'same-origin' }),
      ],
      [
        'our site in a browser that says it is another',
        403,
        () => staff.post('/api/brokers', { name: 'x' }, { 'sec-fetch-site': 'cross-site' }),
      ],
      ['an unknown field', 400, () => staff.post('/api/brokers', { name: 'x', isAdmin: true })],
      ['__proto__', 400, () => sendBytes('/api/brokers', '{"name":"x","__proto__":{"isAdmin":true}}')],
      [
        'constructor',
        400,
        () => sendBytes('/api/brokers', '{"name":"x","constructor":{"prototype":{"isAdmin":true}}}'),
      ],
      ['10,000 characters', 400, () => staff.post('/api/brokers', { name: 'x'.repeat(10_000) })],
      ['a NUL', 400, () => staff.post('/api/brokers', { name: 'a\u0000b' })],
      ['half a character', 400, () => sendBytes('/api/brokers', '{"name":"a\\ud800b"}')],
      ['a NUL in an e-mail', 400, () => staff.post('/api/brokers', { name: 'x', contactEmail: 'a\u0000b@x.test' })],
      ['a NUL in a search', 400, () => staff.get('/api/brokers?q=a%00b')],
      ['a NUL in a search of the ledger', 400, () => staff.get('/api/ledger/entries?q=a%00b')],
      ['a NUL in a path', 404, () => staff.get('/api/audit/records/broker/a%00b')],
      ['a NUL in a job', 404, () => admin.get('/api/jobs/a%00b')],
      ['a NUL in a letter', 404, () => staff.get('/api/dev/mail/a%00b')],
      ['an array for an object', 400, () => staff.post('/api/brokers', [{ name: 'x' }])],
      ['an object for a text', 400, () => staff.post('/api/brokers', { name: { first: 'x' } })],
      ['an array for an id', 400, () => staff.post('/api/invoices', invoice({ brokerId: [brokerId] }))],
      ['true for an id', 400, () => staff.post('/api/invoices', invoice({ loadId: true }))],
      ['an object for a query', 400, () => staff.get('/api/brokers?q[a]=1')],
      ['an unknown query parameter', 400, () => staff.get('/api/brokers?nmae=x')],
      ['a query parameter where there are none', 400, () => staff.get('/api/auth/user?asOf=2026-01-01')],
      ['a year beyond all numbers', 400, () => staff.get('/api/ifta-processes?year=2147483648')],
      ['the year 0 in a filter', 400, () => staff.get('/api/ifta-processes?year=0')],
      ['half a page', 400, () => staff.get('/api/brokers?page=1.5')],
      ['an empty body', 400, () => staff.post('/api/clients', {})],
      ['a query twice', 400, () => staff.get('/api/brokers?q=1&q=2')],
      ['a huge amount', 400, () => staff.post('/api/invoices', invoice({ amount: 1e21 }))],
      ['a huge amount as text', 400, () => staff.post('/api/invoices', invoice({ amount: '9'.repeat(400) }))],
      [
        'lines that add up beyond all numbers',
        400,
        () =>
          staff.post('/api/invoices', {
            brokerId,
            lines: range(100).map(() => ({ kind: 'freight', description: 'x', amount: '9999999999999.99' })),
          }),
      ],
      ['three places', 400, () => staff.post('/api/invoices', invoice({ amount: '1.001' }))],
      ['an amount of nothing', 400, () => staff.post('/api/invoices', invoice({ amount: 0 }))],
      ['NaN as text', 400, () => staff.post('/api/invoices', invoice({ amount: 'NaN' }))],
      ['the year 0', 400, () => staff.post('/api/invoices', invoice({ issueDate: '0000-01-01' }))],
      ['the last day of all years', 400, () => staff.post('/api/invoices', invoice({ issueDate: '9999-12-31' }))],
      ['February 30', 400, () => staff.post('/api/invoices', invoice({ dueDate: '2026-02-30' }))],
      ['an instant before all time', 400, () => staff.get('/api/invoices?asOf=0000-01-01T00:00:00Z')],
      ['a limit of a million', 400, () => staff.get('/api/brokers?limit=1000000')],
      ['a limit of nothing', 400, () => staff.get('/api/brokers?limit=0')],
      ['a strange cursor', 400, () => staff.get('/api/brokers?cursor=bm9wZQ')],
      ['a strange cursor of the ledger', 400, () => staff.get('/api/ledger/entries?cursor=bm9wZQ')],
      ['a strange cursor of the audit search', 400, () => admin.get('/api/audit/facts?cursor=bm9wZQ')],
      [
        'a cursor beyond all numbers',
        400,
        () => staff.get(`/api/brokers?cursor=${Buffer.from('9'.repeat(30)).toString('base64url')}`),
      ],
      ['an unknown sort', 400, () => staff.get('/api/brokers?sort=taxId')],
      ['a sort by an inherited word', 400, () => staff.get('/api/brokers?sort=constructor')],
      ['a sort by __proto__', 400, () => staff.get('/api/invoices?sort=-__proto__')],
      ['a sort with SQL', 400, () => staff.get('/api/brokers?sort=name;drop table facts')],
      [
        'a version that is none',
        400,
        () => staff.patch(`/api/brokers/${brokerId}`, { name: 'x' }, { 'if-match': '3' }),
      ],
      ['a key that is none', 400, () => staff.post('/api/brokers', { name: 'x' }, { 'idempotency-key': 'a b' })],
      ['a carrier that does not exist', 400, () => staff.post('/api/invoices', invoice({ brokerId: 424_242 }))],
    ])('of %s is a %i with a sentence and a request id, and shows no insides', async (_, status, ask) => {
      const before = await system.lastPosition();
      expectProblem(await ask(), status);
      expect(await system.eventsAfter(before)).toEqual([]);
    });

    it.each([
      ['/api/brokers?nmae=x', 'nmae', 'Unknown query parameter: nmae'],
      ['/api/ifta-processes?year=0', 'year', 'Year must be a whole number from 2000 to 2100'],
      ['/api/brokers?q=1&q=2', 'q', 'The search must be text'],
    ])('of %s names the parameter', async (at, field, message) => {
      expect((await staff.get(at)).body).toMatchObject({ message, errors: [{ field, message }] });
    });

    it.each<[string, unknown, string]>([
      ['/api/clients', {}, 'Company name is required'],
      ['/api/clients', [], 'Send an object'],
      ['/api/ifta-processes', {}, 'Client is required'],
      [
        '/api/ifta-processes',
        { clientId: '01990000-0000-7000-8000-000000000001', quarter: 'Q1', year: [2026] },
        'Year must be a whole number from 2000 to 2100',
      ],
      ['/api/client-registration', { website: 5 }, 'Company name is required'],
      [
        '/api/loads',
        { loadNumber: 'L', brokerId: 1, pickupLocation: 'A', dropoffLocation: 'B', status: 'delivered' },
        'A new load is pending',
      ],
    ])('of a body to %s (%j) is a sentence of ours', async (at, body, message) => {
      const answer = await staff.post(at, body);
      expect([answer.status, answer.body['message']]).toEqual([400, message]);
      expect(answer.text).not.toMatch(INSIDES);
    });

    it('does not come for what is hung on the address of a page that sends a browser on', async () => {
      expect((await staff.get('/api/login?utm_source=letter')).status).toBe(302);
    });

    it('names every field that is wrong', async () => {
      const { body } = await staff.post('/api/invoices', { brokerId: 'x', amount: '-5', issueDate: 'soon' });
      expect(body['errors']).toEqual([
        { field: 'brokerId', message: 'Carrier is required' },
        { field: 'amount', message: 'Amount must be positive' },
        { field: 'issueDate', message: 'Issue date must be a date such as 2026-11-21' },
      ]);
    });

    it.each([
      ['broken JSON', '{"name": ', 'The body is not valid JSON'],
      ['too much', JSON.stringify({ name: 'x'.repeat(1_100_000) }), 'This request is too large'],
    ])('of %s says so', async (_, bytes, message) => {
      expect((await sendBytes('/api/brokers', bytes)).body['message']).toBe(message);
    });

    it('keeps the request id that a proxy sent, when it is one', async () => {
      expect((await staff.get('/api/nowhere', { 'x-request-id': 'proxy-0001' })).body['requestId']).toBe('proxy-0001');
      expect((await staff.get('/api/nowhere', { 'x-request-id': '<script>' })).body['requestId']).not.toContain('<');
    });
  });

  describe('an Idempotency-Key', () => {
    const once = async (
      path: string,
      body: object,
      key: string,
    ): Promise<{ answers: Answer<Body>[]; types: string[] }> => {
      const before = await system.lastPosition();
      const answers = await Promise.all(range(10).map(() => staff.post(path, body, { 'idempotency-key': key })));
      return { answers, types: (await system.eventsAfter(before)).map(({ type }) => type) };
    };
    const expectOneAnswer = (answers: readonly Answer<Body>[], status: number): void => {
      expect(answers.map((answer) => [answer.status, answer.headers.get('etag'), answer.body])).toEqual(
        answers.map(() => [status, answers[0]?.headers.get('etag'), answers[0]?.body]),
      );
    };

    it('gives a repeated request the answer of the first, and writes once', async () => {
      const first = await staff.post('/api/brokers', { name: 'Once' }, { 'idempotency-key': 'broker-once' });
      const before = await system.lastPosition();
      const again = await staff.post('/api/brokers', { name: 'Once' }, { 'idempotency-key': 'broker-once' });
      expect([again.status, again.body, again.headers.get('etag')]).toEqual([201, first.body, '"1"']);
      expect(await system.eventsAfter(before)).toEqual([]);
    });

    it('refuses another body, and another address', async () => {
      await staff.post('/api/brokers', { name: 'Mine' }, { 'idempotency-key': 'broker-mine' });
      expect(
        (await staff.post('/api/brokers', { name: 'Yours' }, { 'idempotency-key': 'broker-mine' })).body,
      ).toMatchObject({ statusCode: 409, code: 'IDEMPOTENCY_KEY_REUSED' });
      expect(
        (await staff.post('/api/clients', { name: 'Mine' }, { 'idempotency-key': 'broker-mine' })).status,
      ).not.toBe(201);
    });

    it('belongs to its user', async () => {
      await staff.post('/api/brokers', { name: 'Staff' }, { 'idempotency-key': 'shared-key' });
      expect((await admin.post('/api/brokers', { name: 'Admin' }, { 'idempotency-key': 'shared-key' })).status).toBe(
        201,
      );
    });

    it('sent ten times at once makes one broker', async () => {
      const { answers, types } = await once('/api/brokers', { name: 'Ten clicks' }, 'ten-brokers');
      expectOneAnswer(answers, 201);
      expect(types).toEqual(['BrokerAdded']);
    });

    it('sent ten times at once makes one invoice, also with a number of its own', async () => {
      const { answers, types } = await once(
        '/api/invoices',
        { brokerId, amount: 5, invoiceNumber: 'TEN-1' },
        'ten-invoices',
      );
      expectOneAnswer(answers, 201);
      expect(types).toEqual(['InvoiceIssued', 'JournalEntryPosted']);
    });

    it('sent ten times at once takes one payment, also when it is the last', async () => {
      const { body } = await staff.post('/api/invoices', { brokerId, amount: 5 });
      const { answers, types } = await once(
        `/api/invoices/${String(body['id'])}/payments`,
        { amount: 5, paymentMethod: 'ach' },
        'ten-payments',
      );
      expectOneAnswer(answers, 201);
      expect(types).toEqual(['InvoicePaymentReceived', 'JournalEntryPosted']);
    });

    it('of a request that was refused may be used again', async () => {
      expect((await staff.post('/api/brokers', { name: '' }, { 'idempotency-key': 'refused-first' })).status).toBe(400);
      expect(
        (await staff.post('/api/brokers', { name: 'Now right' }, { 'idempotency-key': 'refused-first' })).status,
      ).toBe(201);
    });
  });

  describe('a version', () => {
    it('is told by every write and read, and guards the next write', async () => {
      const added = await staff.post('/api/brokers', { name: 'Version one' });
      const path = `/api/brokers/${String(added.body['id'])}`;
      const changed = await staff.patch(path, { name: 'Version two' }, { 'if-match': '"1"' });
      const stale = await staff.patch(path, { name: 'Version three' }, { 'if-match': '"1"' });
      const weak = await staff.patch(path, { name: 'Version three' }, { 'if-match': 'W/"2"' });
      const any = await staff.patch(path, { name: 'Version four' }, { 'if-match': '*' });
      const same = await staff.patch(path, { name: 'Version four' });
      expect([added, changed, weak, any, same].map(({ status, headers }) => [status, headers.get('etag')])).toEqual([
        [201, '"1"'],
        [200, '"2"'],
        [200, '"3"'],
        [200, '"4"'],
        [200, '"4"'],
      ]);
      expectProblem(stale, 412);
      expect((await staff.get(path)).headers.get('etag')).toBe('"4"');
      expect((await staff.delete(path, { 'if-match': '"3"' })).status).toBe(412);
      expect((await staff.delete(path, { 'if-match': '"4"' })).status).toBe(204);
      expectProblem(await staff.get(path), 404);
    });

    it('seen by two lets only one of them write', async () => {
      const { body } = await staff.post('/api/brokers', { name: 'Two see it' });
      const answers = await Promise.all(
        range(2).map((n) =>
          staff.patch(`/api/brokers/${String(body['id'])}`, { name: `Writer ${n}` }, { 'if-match': '"1"' }),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    });
  });

  describe('a list', () => {
    type Names = { companyName: string }[];
    const names = ({ body }: Answer<Names>): string[] => body.map(({ companyName }) => companyName);
    const SPECIAL = [
      "O'Brien & Sons",
      '100% Freight',
      'A_B Trucking',
      'AxB Trucking',
      'Back\\slash Co',
      'Quote "Q" Inc',
    ];
    beforeAll(async () => {
      for (const companyName of [...SPECIAL, ...range(14).map((n) => `Plain ${String(n).padStart(2, '0')}`)])
        await staff.post('/api/clients', { companyName });
    });

    it('is newest first, at most as long as asked, and tells its whole length', async () => {
      const answer = await staff.get<Names>('/api/clients?limit=3');
      expect(names(answer)).toEqual(['Plain 13', 'Plain 12', 'Plain 11']);
      expect([answer.headers.get('x-total-count'), answer.headers.get('link')]).toEqual([
        '20',
        expect.stringMatching(
          /^<\/api\/clients\?limit=3&cursor=[\w-]+>; rel="next", <\/api\/clients\?limit=3&cursor=[\w-]+>; rel="last"$/,
        ),
      ]);
    });

    it('walked by its links shows every row once', async () => {
      const seen: string[] = [];
      for (let path: string | undefined = '/api/clients?limit=6&sort=companyName'; path;) {
        const answer: Answer<Names> = await staff.get<Names>(path);
        seen.push(...names(answer));
        path = linksOf(answer.headers)['next'];
      }
      expect(seen).toEqual(
        [...SPECIAL, ...range(14).map((n) => `Plain ${String(n).padStart(2, '0')}`)].sort((a, b) =>
          a.toLowerCase() < b.toLowerCase() ? -1 : 1,
        ),
      );
    });

    it.each([
      ['100%', ['100% Freight']],
      ['100_', []],
      ['_B Truck', ['A_B Trucking']],
      ['%B Truck', []],
      ['back\\s', ['Back\\slash Co']],
      ["o'brien", ["O'Brien & Sons"]],
      ['quote "q', ['Quote "Q" Inc']],
      ["' OR 1=1 --", []],
      ['plain 1', ['Plain 13', 'Plain 12', 'Plain 11', 'Plain 10']],
    ])('searched for %s finds what holds just that', async (q, found) => {
      const answer = await staff.get<Names>(`/api/clients?q=${encodeURIComponent(q)}`);
      expect([names(answer), answer.headers.get('x-total-count')]).toEqual([found, String(found.length)]);
    });

    it('is sorted both ways by what it allows', async () => {
      expect(names(await staff.get<Names>('/api/clients?sort=companyName&limit=2'))).toEqual([
        '100% Freight',
        'A_B Trucking',
      ]);
      expect(names(await staff.get<Names>('/api/clients?sort=-companyName&limit=2'))).toEqual([
        'Quote "Q" Inc',
        'Plain 13',
      ]);
    });

    it('of jobs has pages and a true total', async () => {
      const jobs = system.app.get(Jobs);
      for (const n of range(3)) await jobs.add('to-be-listed', `listed-${n}`, { subject: `Job ${n}` });
      const pages = await Promise.all(
        [0, 1].map((page) => admin.get<{ subject: string }[]>(`/api/jobs?state=waiting&limit=2&page=${page}`)),
      );
      expect(
        pages.map(({ body, headers }) => [body.map(({ subject }) => subject), headers.get('x-total-count')]),
      ).toEqual([
        [['Job 2', 'Job 1'], '3'],
        [['Job 0'], '3'],
      ]);
    });

    it('beyond its end is empty and leads back only', async () => {
      const answer = await staff.get<Names>('/api/clients?limit=10&page=9');
      expect([names(answer), answer.headers.get('x-total-count'), Object.keys(linksOf(answer.headers))]).toEqual([
        [],
        '20',
        ['prev'],
      ]);
    });
  });
});

describe('a system that stops', () => {
  it('does not wait for a connection that a browser opened ahead', async () => {
    const system = await TestSystem.start();
    const { hostname, port } = new URL(system.address);
    const ahead = net.connect(Number(port), hostname).on('error', () => undefined);
    await once(ahead, 'connect');
    const gone = once(ahead, 'close');
    await system.stop();
    await gone;
  }, 20_000);
});
