/**
 * Declares events or records of its own, which no other file may find.
 * @own-modules
 */
import { Accounts } from '../users';
import { SessionStore } from '../../../platform/web/auth/session-store';
import { newAccount, newClient, newPortalUser, signIn } from '../../../../test/support/world/people';
import { testContext } from '../../../../test/support/probes';
import { eventually, TestSystem } from '../../../../test/support/system';
import type { Visitor } from '../../../../test/support/world/visitor';

const PASSWORD = 'axlebook-demo';
const AT_ONCE_MS = 3_000;

describe('a session', () => {
  let one: TestSystem;
  let two: TestSystem;
  beforeAll(async () => {
    one = await TestSystem.start();
    two = await TestSystem.start({ database: { url: one.settings.databaseUrl } });
  });
  afterAll(async () => {
    await two.stop({ verify: false });
    await one.stop();
  });

  const login = (
    email: string,
    password: string,
    visitor = one.visitor(),
    door = 'staff',
    headers: Record<string, string> = {},
  ) => visitor.post(`/api/${door}/login`, { email, password }, headers);
  const me = async (system: TestSystem, cookie: string, headers: Record<string, string> = {}): Promise<number> =>
    (await system.visitor().get('/api/auth/user', { cookie, ...headers })).status;

  describe('signing in', () => {
    it('answers alike whether the address is unknown, the password wrong or the door another one', async () => {
      const answers = [
        await login('nobody@axlebook.test', PASSWORD),
        await login('employee@axlebook.test', 'wrong'),
        await login('client@axlebook.test', PASSWORD),
        await login('employee@axlebook.test', PASSWORD, one.visitor(), 'admin'),
      ];
      expect(
        answers.map(({ status, body: { requestId: _, ...body }, headers }) => ({
          status,
          body,
          cookies: headers.getSetCookie(),
        })),
      ).toEqual(
        answers.map(() => ({
          status: 401,
          body: { statusCode: 401, error: 'Login Failed', message: 'Invalid credentials', code: 'LOGIN_FAILED' },
          cookies: [],
        })),
      );
      expect((await login('employee@axlebook.test', PASSWORD, one.visitor(), 'client')).body['message']).toBe(
        'Invalid email or password',
      );
    });

    it('leads a driver with the right password from the client door to the right one', async () => {
      const { email } = await newAccount(one, 'driver');
      const atTheClientDoor = (password: string) => login(email, password, one.visitor(), 'client');
      const answers = [await atTheClientDoor('wrong'), await atTheClientDoor(PASSWORD)];
      expect(answers.map(({ status, body, headers }) => [status, body['message'], headers.getSetCookie()])).toEqual([
        [401, 'Invalid email or password', []],
        [401, 'Drivers sign in at Staff Login, not here', []],
      ]);
      expect((await login(email, PASSWORD)).status).toBe(200);
    });

    it.each(['staff/login', 'client/login', 'staff/request-reset'])(
      'answers a mail address of 250 characters as any other, at %s',
      async (door) => {
        const email = `${'x'.repeat(238)}@axlebook.te`;
        const { status } = await one
          .visitor()
          .post(`/api/${door}`, { email, ...(door.endsWith('login') ? { password: 'wrong-password' } : {}) });
        expect(status).toBe(door.endsWith('login') ? 401 : 200);
      },
    );

    it.each(['locked-out@axlebook.test', 'driver@axlebook.test'])(
      'is closed to %s after five failures, in every process, also with the right password',
      async (email) => {
        const failures = [];
        for (let n = 0; n < 5; n += 1) failures.push((await login(email, `wrong ${n}`)).status);
        expect(failures).toEqual([401, 401, 401, 401, 401]);
        for (const visitor of [one.visitor(), two.visitor()]) {
          const { status, headers, body } = await login(email, PASSWORD, visitor);
          expect({ status, code: body['code'], message: body['message'] }).toEqual({
            status: 429,
            code: 'TOO_MANY_REQUESTS',
            message: 'Too many failed sign-ins. Please wait 15 minutes and try again.',
          });
          expect(Number(headers.get('retry-after'))).toBeGreaterThan(840);
          expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(900);
        }
      },
    );

    it('counts failures that come at once', async () => {
      const statuses = (
        await Promise.all(Array.from({ length: 12 }, () => login('at-once@axlebook.test', 'wrong')))
      ).map(({ status }) => status);
      expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(5);
      expect(statuses.filter((status) => status !== 401 && status !== 429)).toEqual([]);
    });

    it('gives a new session id, also to who brings one', async () => {
      const visitor = await one.as('employee');
      const before = visitor.cookie;
      await login('employee@axlebook.test', PASSWORD, visitor);
      expect(visitor.cookie).not.toBe(before);
      expect([await me(one, before), await me(one, visitor.cookie)]).toEqual([401, 200]);
      const planted = one.visitor();
      await login('employee@axlebook.test', PASSWORD, planted, 'staff', {
        cookie: 'axlebook.sid=s%3Aplanted.c2lnbmVk',
      });
      expect(planted.cookie).not.toContain('planted');
    });

    it('keeps the session in a cookie that scripts cannot read and other sites do not send', async () => {
      const { headers } = await login('employee@axlebook.test', PASSWORD);
      expect(headers.getSetCookie()).toEqual([
        expect.stringMatching(
          /^axlebook\.device=[\w-]{22}\.[\w-]{22}; Max-Age=15552000; Path=\/api; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
        ),
        expect.stringMatching(/^axlebook\.sid=s%3A[\w%.-]+; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/),
      ]);
    });

    it('shows no password, no hash and no seal, and writes none of them to the log', async () => {
      const { text } = await login('admin@axlebook.test', PASSWORD, one.visitor(), 'admin');
      expect(text).not.toMatch(/argon2|axlebook-demo|sealed:/);
      expect((await one.sql('SELECT 1 FROM facts WHERE data::text ~ $1', ['argon2|axlebook-demo'])).rowCount).toBe(0);
    });
  });

  describe('its end', () => {
    it('by logging out holds in every process at once', async () => {
      const visitor = await one.as('employee');
      const { cookie } = visitor;
      expect([await me(one, cookie), await me(two, cookie)]).toEqual([200, 200]);
      expect((await visitor.post('/api/logout')).status).toBe(204);
      expect(await me(one, cookie)).toBe(401);
      await eventually(
        () => me(two, cookie),
        (status) => status === 401,
        AT_ONCE_MS,
      );
    });

    it('by the browser goes home', async () => {
      const visitor = await one.as('employee');
      const { cookie } = visitor;
      const { status, headers } = await visitor.get('/api/logout');
      expect([status, headers.get('location'), await me(one, cookie)]).toEqual([302, '/', 401]);
    });

    it('for all sessions of a user holds in every process at once', async () => {
      const visitors = [await one.as('agent'), await one.as('agent')];
      const { body } = await visitors[0]!.get('/api/auth/user');
      for (const { cookie } of visitors) expect(await me(two, cookie)).toBe(200);
      await one.app.get(SessionStore).endAllOf(String(body['id']));
      for (const { cookie } of visitors)
        await eventually(
          () => me(two, cookie),
          (status) => status === 401,
          AT_ONCE_MS,
        );
    });

    it('comes thirty days after signing in, however busy it was', async () => {
      const { cookie } = await one.as('employee');
      await one.sql(
        "UPDATE sessions SET sess = jsonb_set(sess, '{startedAt}', to_jsonb((extract(epoch FROM now() - interval '30 days 1 minute') * 1000)::bigint))",
      );
      expect(await me(two, cookie)).toBe(401);
    });
  });

  describe('a request', () => {
    const post = async (headers: Record<string, string>): Promise<number> => {
      const { cookie } = await one.as('employee');
      const { status } = await fetch(`${one.address}/api/brokers`, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json', ...headers },
        body: '{"name":"Whose?"}',
      });
      return status;
    };
    it.each<[string, number, Record<string, string>]>([
      ['our own pages', 201, { 'sec-fetch-site': 'same-origin' }],
      ['another site', 403, { 'sec-fetch-site': 'cross-site' }],
      ['a neighbour site', 403, { 'sec-fetch-site': 'same-site' }],
      ['nowhere', 403, {}],
      ['a sandbox', 403, { origin: 'null' }],
      ['another port', 403, { origin: 'http://127.0.0.1:1' }],
      ['another site that names us', 403, { origin: 'https://evil.test', 'x-forwarded-host': 'evil.test' }],
    ])('that changes something from %s is answered %i', async (_, status, headers) => {
      expect(await post(headers)).toBe(status);
    });

    it('with a staff header must carry the token of its own session', async () => {
      const [visitor, other] = [one.visitor(), one.visitor()];
      const mine = (await login('employee@axlebook.test', PASSWORD, visitor)).body['token'];
      const foreign = (await login('employee@axlebook.test', PASSWORD, other)).body['token'];
      const header = (value: unknown) => ({
        'x-staff-session': Buffer.from(JSON.stringify(value)).toString('base64url'),
      });
      const sent = [
        header({ token: mine, role: 'admin' }),
        header({ token: foreign }),
        header({ role: 'admin' }),
        header('x'),
        { 'x-staff-session': '%%%' },
      ];
      expect(await Promise.all(sent.map((headers) => me(one, visitor.cookie, headers)))).toEqual([
        200, 401, 401, 401, 401,
      ]);
      expect(await me(one, '', header({ token: mine }))).toBe(401);
      expect((await visitor.get('/api/jobs', header({ token: mine, role: 'admin' }))).status).toBe(403);
    });

    it('is answered with headers that keep browsers from harm', async () => {
      const { headers } = await one.visitor().get('/api/firm');
      expect(headers.get('content-security-policy')).toContain("default-src 'self';script-src 'self'");
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(
        Object.fromEntries(
          ['x-content-type-options', 'x-frame-options', 'referrer-policy', 'cache-control', 'x-powered-by', 'etag'].map(
            (name) => [name, headers.get(name)],
          ),
        ),
      ).toEqual({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'SAMEORIGIN',
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
        'x-powered-by': null,
        etag: null,
      });
    });
  });

  describe('the stream of changes', () => {
    /** Listens until told to stop; what came so far, and whether the server ended it. */
    const listen = async (visitor: Visitor) => {
      const stop = new AbortController();
      const response = await fetch(`${visitor.address}/api/stream`, {
        headers: { cookie: visitor.cookie },
        signal: stop.signal,
      });
      const heard = { text: '', ended: false, type: response.headers.get('content-type'), stop: () => stop.abort() };
      void (async () => {
        for await (const bytes of response.body!) heard.text += Buffer.from(bytes).toString('utf8');
        heard.ended = true;
      })().catch(() => undefined);
      await eventually(
        () => Promise.resolve(heard.text),
        (text) => text.includes('retry: 2000'),
      );
      return heard;
    };

    it('tells what another process changed to who may see it, and nothing to a client user', async () => {
      await one.app.get(Accounts).create(
        {
          email: 'owner@blueridge.test',
          firstName: 'Mary',
          lastName: 'Holt',
          role: 'client',
          clientId: '00000000-0000-7000-8000-0000000000aa',
          password: PASSWORD,
        },
        testContext(),
      );
      const client = two.visitor();
      expect((await login('owner@blueridge.test', PASSWORD, client, 'client')).status).toBe(200);
      const staff = two.visitor();
      await login('employee@axlebook.test', PASSWORD, staff);
      const [heard, overheard] = [await listen(staff), await listen(client)];
      const writer = await one.as('employee');
      const { body } = await writer.post('/api/brokers', { name: 'Told' });
      let version = 1;
      let last = '';
      await eventually(
        async () => {
          const changed = await writer.patch(`/api/brokers/${String(body['id'])}`, { contactPhone: `555-${version}` });
          version = Number(changed.body['version']);
          last = String(changed.headers.get('x-request-id'));
          return heard.text;
        },
        (text) => text.includes('event: changed'),
      );
      await eventually(
        () => Promise.resolve(heard.text),
        (text) =>
          text.includes(
            `event: changed\ndata: {"entity":"broker","id":"${String(body['id'])}","version":${version},"request":"${last}"}\n\n`,
          ),
        AT_ONCE_MS,
      );
      expect(heard.type).toBe('text/event-stream');
      expect(overheard.text).toBe('retry: 2000\n\n');
      heard.stop();
      overheard.stop();
    });

    it('tells the users of a client that its own record changed, and of no other client, and a driver of none', async () => {
      const [own, foreign] = [await newClient(one), await newClient(one)];
      const client = await listen((await newPortalUser(one, own)).visitor);
      const driver = await listen(await signIn(await newAccount(one, 'driver')));
      const staff = await one.as('employee');
      let nr = 0;
      await eventually(
        async () => {
          for (const id of [foreign, own]) await staff.patch(`/api/clients/${id}`, { phone: `555-${(nr += 1)}` });
          return client.text;
        },
        (text) => text.includes('event: changed'),
      );
      const changes = [...client.text.matchAll(/data: (.*)\n/g)].map(
        ([, data]) => JSON.parse(data ?? '') as { entity: string; id: string },
      );
      expect(changes.every(({ entity, id }) => entity === 'client' && id === own)).toBe(true);
      expect(driver.text).toBe('retry: 2000\n\n');
      client.stop();
      driver.stop();
    });

    it('ends at once with its session, also when that is ended in another process', async () => {
      const visitor = await two.as('agent');
      const heard = await listen(visitor);
      const { body } = await visitor.get('/api/auth/user');
      await one.app.get(SessionStore).endAllOf(String(body['id']));
      await eventually(
        () => Promise.resolve(heard.ended),
        (ended) => ended,
        AT_ONCE_MS,
      );
    });

    it('does not bring its session back when it ends, nor does any request that was under way', async () => {
      const visitor = await two.as('agent');
      const heard = await listen(visitor);
      const { rows } = await one.sql<{ id: string }>("SELECT id FROM users WHERE email = 'agent@axlebook.test'");
      await one.app.get(SessionStore).endAllOf(rows[0]?.id ?? '');
      await eventually(
        () => Promise.resolve(heard.ended),
        (ended) => ended,
        AT_ONCE_MS,
      );
      await new Promise((resolve) => setTimeout(resolve, 300));
      expect([await me(one, visitor.cookie), await me(two, visitor.cookie)]).toEqual([401, 401]);
    });

    it('is closed to visitors', async () => {
      expect((await one.visitor().get('/api/stream')).status).toBe(401);
    });
  });
});
