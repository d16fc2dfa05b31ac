import { fakeApi, problem } from '../../testing/fake-api';
import { loadOf, redMesa } from '../../testing/prepared/records';
import { api, listAll, totalText } from './api-client';
import { ApiError, isLoggedOut } from './api-error';
import { askForSignInBy, signInAgain, type SignedInAgain } from '../session/session-end';

const firm = {
  name: 'Ridgeline',
  phone: '',
  email: '',
  timeZone: 'America/New_York',
  demo: false,
  version: '1.2.3',
  today: '2026-03-02',
};

const failure = async (call: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await call.catch((reason: unknown) => reason);
  if (!(error instanceof ApiError)) throw new Error('The call should have failed');
  return error;
};

describe('the api client', () => {
  beforeEach(() => localStorage.clear());

  it('raises "<status>: <message>" with the fields of a problem', async () => {
    proves('RUL-152', 'RUL-159', 'RUL-161', 'MSG-005', 'MSG-006');
    fakeApi({
      'POST /api/invoices': () => problem(400, 'Check the form', [{ field: 'amount', message: 'Amount is required' }]),
    });
    const error = await failure(api.post('/api/invoices', {}));
    expect(error.message).toBe('400: Check the form');
    expect(error.fields).toEqual([{ field: 'amount', message: 'Amount is required' }]);
  });

  it('raises the body text when the answer is no problem document', async () => {
    proves('RUL-159', 'MSG-005');
    globalThis.fetch = () => Promise.resolve(new Response('Bad gateway', { status: 502 }));
    expect((await failure(api.get('/api/firm'))).message).toBe('502: Bad gateway');
  });

  it('raises the status text when the answer has no body', async () => {
    proves('RUL-152', 'RUL-159', 'MSG-005');
    globalThis.fetch = () => Promise.resolve(new Response(null, { status: 503, statusText: 'Service Unavailable' }));
    expect((await failure(api.get('/api/firm'))).message).toBe('503: Service Unavailable');
  });

  it.each([300, 400, 404, 500])('takes %i for an error', async (status) => {
    proves('RUL-152');
    fakeApi({ 'GET /api/loads': () => ({ status, body: [], notOurs: 'a proxy in between' }) });
    expect((await failure(api.get('/api/loads'))).status).toBe(status);
  });

  it('says that it sends JSON when there is a body, and only then', async () => {
    proves('RUL-151');
    const server = fakeApi({
      'GET /api/loads': () => ({ body: [] }),
      'DELETE /api/loads/1': () => ({ status: 204 }),
      'PATCH /api/loads/1': () => ({ body: loadOf({ id: 1, loadNumber: 'L-1' }) }),
      'POST /api/agent/avatar': () => ({ body: { profileImageUrl: '/api/files/avatar-1' } }),
    });
    await api.get('/api/loads');
    await api.delete('/api/loads/1');
    await api.patch('/api/loads/1', { status: 'delivered' });
    await api.post('/api/agent/avatar', new FormData());
    expect(server.seen.map(({ headers }) => headers.get('content-type'))).toEqual([
      null,
      null,
      'application/json',
      null,
    ]);
  });

  it('fetches the path as it is given and reads the JSON of the answer', async () => {
    proves('RUL-153');
    const asked: unknown[] = [];
    globalThis.fetch = (input) => {
      asked.push(input);
      return Promise.resolve(new Response('{"name":"Ridgeline","list":[1,2]}'));
    };
    expect(await api.get('/api/firm')).toEqual({ name: 'Ridgeline', list: [1, 2] });
    expect(asked).toEqual(['/api/firm']);
  });

  it('tells a lost session from a failed login', async () => {
    fakeApi({
      'GET /api/loads': () => problem(401, 'Unauthorized'),
      'POST /api/staff/login': () => problem(401, 'Invalid credentials'),
    });
    expect(isLoggedOut(await failure(api.get('/api/loads')))).toBe(true);
    expect(isLoggedOut(await failure(api.post('/api/staff/login', {})))).toBe(false);
  });

  it('sends an idempotency key with every POST and the version with an edit', async () => {
    const server = fakeApi({
      'POST /api/clients': () => ({ status: 201, body: redMesa }),
      'PATCH /api/clients/1': () => ({ body: redMesa }),
    });
    await api.post('/api/clients', {}, { idempotencyKey: 'key-1' });
    await api.post('/api/clients', {});
    await api.patch('/api/clients/1', {}, { version: 7 });
    const keys = server.sent('POST', '/api/clients').map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[0]).toBe('key-1');
    expect(keys[1]).toMatch(/^[0-9a-f-]{36}$/);
    expect(server.sent('PATCH', '/api/clients/1')[0]?.headers.get('if-match')).toBe('"7"');
  });

  it('carries the stored staff session, also with letters outside ASCII', async () => {
    const stored = JSON.stringify({ user: { name: 'José Ñandú' }, token: 't-1' });
    localStorage.setItem('staffSession', stored);
    const server = fakeApi({ 'GET /api/firm': () => ({ body: firm }) });
    await api.get('/api/firm');
    const header = server.seen[0]?.headers.get('x-staff-session') ?? '';
    expect(header).toMatch(/^[\w-]+$/);
    expect(Buffer.from(header, 'base64url').toString('utf8')).toBe(stored);
  });

  it('sends no session header when there is none', async () => {
    const server = fakeApi({ 'GET /api/firm': () => ({ body: firm }) });
    await api.get('/api/firm');
    expect(server.seen[0]?.headers.has('x-staff-session')).toBe(false);
  });

  it('reads the total of a list and leaves empty filters out of the address', async () => {
    const server = fakeApi({ 'GET /api/clients': () => ({ body: [redMesa], headers: { 'x-total-count': '133' } }) });
    const list = await api.list('/api/clients', { query: { q: '', status: 'active', page: 0, sort: null } });
    expect(list).toMatchObject({ items: [redMesa], total: 133, sums: null });
    expect(server.seen[0]?.query.toString()).toBe('status=active&page=0');
  });

  it('reads that nobody counted further, and the cursors of other pages', async () => {
    fakeApi({
      'GET /api/clients': () => ({
        body: [redMesa],
        headers: {
          'x-total-count': '1000+',
          link: '</api/clients?limit=1&cursor=b_1>; rel="next", </api/clients?cursor=z-9>; rel="last", </more>; rel="help"',
        },
      }),
    });
    const list = await api.list('/api/clients', { query: { limit: 1 } });
    expect(list).toMatchObject({ items: [redMesa], total: 1_000, isMore: true, turns: { next: 'b_1', last: 'z-9' } });
    expect([totalText(list), totalText({ total: 12 })]).toEqual(['1,000+', '12']);
  });

  it('counts what came when the server tells no total', async () => {
    fakeApi({ 'GET /api/clients': () => ({ body: [redMesa] }) });
    expect((await api.list('/api/clients')).total).toBe(1);
    fakeApi({
      'GET /api/clients': () => ({
        body: [redMesa],
        headers: { 'x-total-count': 'many' },
        notOurs: 'a proxy in between',
      }),
    });
    expect((await api.list('/api/clients')).total).toBe(1);
  });

  it('sends cookies, asks for JSON, keeps the key of a POST to a POST and can be called off', async () => {
    const calls: [unknown, RequestInit | undefined][] = [];
    globalThis.fetch = (input, init) => {
      calls.push([input, init]);
      return Promise.resolve(new Response(null, { status: 204 }));
    };
    const { signal } = new AbortController();
    expect(await api.get('/api/loads', { signal })).toBeUndefined();
    await api.put('/api/settings', { a: 1 }, { version: 0 });
    await api.post('/api/auth/logout');
    await api.delete('/api/loads/1', { version: 3 });
    expect(calls.map(([path, init]) => [init?.method, path, init?.credentials, init?.body])).toEqual([
      ['GET', '/api/loads', 'include', undefined],
      ['PUT', '/api/settings', 'include', '{"a":1}'],
      ['POST', '/api/auth/logout', 'include', '{}'],
      ['DELETE', '/api/loads/1', 'include', undefined],
    ]);
    const headers = calls.map(([, init]) => new Headers(init?.headers));
    expect(headers.map((each) => each.get('accept'))).toEqual(Array(4).fill('application/json'));
    expect(headers.map((each) => each.has('idempotency-key'))).toEqual([false, false, true, false]);
    expect(headers.map((each) => each.get('if-match'))).toEqual([null, '"0"', null, '"3"']);
    expect(calls[0]?.[1]?.signal).toBe(signal);
    expect(calls.slice(1).map(([, init]) => init && 'signal' in init)).toEqual([false, false, false]);
  });

  describe('everything of a list', () => {
    const rowsOf = (count: number) => {
      const all = Array.from({ length: count }, (_, nr) => nr);
      const asked: string[] = [];
      globalThis.fetch = (input) => {
        const url = new URL(input as string, 'http://localhost');
        asked.push(url.search);
        const [limit, from] = [Number(url.searchParams.get('limit')), Number(url.searchParams.get('cursor') ?? 0)];
        const next = from + limit < count ? { link: `</api/loads?cursor=${from + limit}>; rel="next"` } : {};
        return Promise.resolve(
          new Response(JSON.stringify(all.slice(from, from + limit)), {
            headers: { 'x-total-count': count > 1_000 ? '1000+' : String(count), ...next },
          }),
        );
      };
      return { all, asked };
    };

    it.each([
      [0, 1],
      [999, 1],
      [1_000, 1],
      [1_001, 2],
      [2_500, 3],
    ])('is each of %i rows once, in %i calls', async (count, calls) => {
      const { all, asked } = rowsOf(count);
      expect(await listAll('/api/loads', { q: 'mesa' })).toEqual(all);
      expect(asked).toEqual(
        Array.from({ length: calls }, (_, nr) => `?q=mesa&limit=1000${nr ? `&cursor=${nr * 1_000}` : ''}`),
      );
    });
  });

  describe('a session that is gone', () => {
    const ended = (who: SignedInAgain, again = 1) => {
      let refusals = again;
      const asked = jest.fn(() => Promise.resolve(who));
      const stop = askForSignInBy(asked);
      const answer = (status: number) => () =>
        refusals-- > 0 ? problem(401, 'Unauthorized') : { status, body: loadOf({ id: 1, loadNumber: 'L-1' }) };
      const server = fakeApi({
        'POST /api/loads': answer(201),
        'PATCH /api/loads/1': answer(200),
        'GET /api/loads/1': answer(200),
      });
      return { asked, stop, server };
    };

    it('is asked for once however many changes wait, and each is then sent again as it was', async () => {
      const { asked, stop, server } = ended('same', 2);
      await Promise.all([
        api.post('/api/loads', { loadNumber: 'L-1' }).catch(() => undefined),
        api.patch('/api/loads/1', { status: 'delivered' }, { version: 3 }),
      ]);
      stop();
      expect(asked).toHaveBeenCalledTimes(1);
      const keys = server.sent('POST', '/api/loads').map(({ headers }) => headers.get('idempotency-key'));
      expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
      expect(server.sent('PATCH', '/api/loads/1').map(({ headers }) => headers.get('if-match'))).toEqual([
        '"3"',
        '"3"',
      ]);
    });

    it('is told when nobody signs in, and is not asked about again until somebody did', async () => {
      const { asked, stop } = ended('nobody', 9);
      expect(await failure(api.patch('/api/loads/1', {}))).toMatchObject({ status: 401 });
      expect(await failure(api.patch('/api/loads/1', {}))).toMatchObject({ status: 401 });
      expect(asked).toHaveBeenCalledTimes(1);
      stop();
      expect(await signInAgain()).toBe('nobody');
    });

    it('of another person sends nothing', async () => {
      const { stop, server } = ended('another');
      let over = false;
      void api.patch('/api/loads/1', {}).finally(() => (over = true));
      await new Promise((resolve) => setTimeout(resolve, 20));
      stop();
      expect([over, server.sent('PATCH', '/api/loads/1').length]).toEqual([false, 1]);
    });

    it('is not asked for by a list, nor by a call that needs no session', async () => {
      const { asked, stop } = ended('same', 9);
      expect(await failure(api.get('/api/loads/1'))).toMatchObject({ status: 401 });
      expect(await failure(api.post('/api/loads', {}, { sessionless: true }))).toMatchObject({ status: 401 });
      stop();
      expect(asked).not.toHaveBeenCalled();
    });
  });
});
