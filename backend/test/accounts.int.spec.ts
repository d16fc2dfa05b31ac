import { SessionStore } from '../src/platform/web/auth/session-store';
import { SOME_TEXT } from './support/matchers';
import { newAccount, newClient, PASSWORD, signIn } from './support/world/people';
import { eventually, TestSystem } from './support/system';
import type { Answer, Visitor } from './support/world/visitor';

interface Mail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
}
const NEW_PASSWORD = 'a better pass phrase';
const besideItsLink = (text: string): string => text.replace(/http\S+\/reset-password\?token=[\w-]+/, 'THE LINK');
const invitation = (greeting: string, words: string, email: string): string =>
  [
    ...[greeting, '', words, '', `Your sign-in: ${email}`, '', 'Choose a password: THE LINK', ''],
    "The link works once, for 7 days. After that, 'Forgot Password?' on the sign-in page sends a new one.",
    ...['', 'Axlebook', '(555) 010-0199', 'support@axlebook.test'],
  ].join('\n');

describe('accounts', () => {
  let system: TestSystem;
  let admin: Visitor;
  beforeAll(async () => {
    system = await TestSystem.start({ workers: true });
    admin = await system.as('admin');
  });
  afterAll(() => system.stop());

  const lettersTo = async (to: string): Promise<Mail[]> =>
    (await admin.get<Mail[]>('/api/dev/mail')).body.filter((mail) => mail.to === to);
  const letterTo = async (to: string, subject: RegExp): Promise<{ html: string; text: string }> => {
    const [mail] = await eventually(
      async () => (await lettersTo(to)).filter((letter) => subject.test(letter.subject)),
      (found) => found.length > 0,
    );
    return (await admin.get<{ html: string; text: string }>(`/api/dev/mail/${mail?.id ?? ''}`)).body;
  };
  const tokenIn = (text: string): string => /\/reset-password\?token=([\w-]+)/.exec(text)?.[1] ?? '';
  const statusOfLogin = async (email: string, password: string): Promise<number> =>
    (await system.visitor().post('/api/staff/login', { email, password })).status;

  describe('a forgotten password', () => {
    it.each(['staff', 'agents', 'admin', 'client'])(
      'is asked for by the %s door with the same answer for everybody',
      async (door) => {
        proves('API-004', 'API-007');
        const { email } = await newAccount(system, 'employee');
        const [known, unknown] = [
          await system.visitor().post(`/api/${door}/request-reset`, { email }),
          await system.visitor().post(`/api/${door}/request-reset`, { email: 'nobody@people.test' }),
        ];
        expect([known.status, unknown.status, known.body['message']]).toEqual([200, 200, unknown.body['message']]);
        expect(unknown.body['resetToken']).toBeUndefined();
        expect(known.body['resetToken']).toMatch(/^[\w-]{43}$/);
      },
    );

    it('needs a valid address', async () => {
      proves('FLD-0117', 'RUL-117');
      const { status, body } = await system.visitor().post('/api/staff/request-reset', { email: 'not an address' });
      expect([status, body['message']]).toEqual([400, 'Please enter a valid email address']);
    });

    it('is set anew by the mailed link, once; all sessions end and the event holds no secret', async () => {
      const hired = await newAccount(system, 'employee');
      await signIn(hired);
      await system.visitor().post('/api/staff/request-reset', { email: hired.email });
      const { text, html } = await letterTo(hired.email, /new password/i);
      const token = tokenIn(text);
      expect(html).toContain(`/reset-password?token=${token}`);
      const before = await system.lastPosition();
      expect((await system.visitor().post('/api/auth/reset-password', { token, password: NEW_PASSWORD })).status).toBe(
        204,
      );
      expect((await hired.visitor.get('/api/auth/user')).status).toBe(401);
      expect([await statusOfLogin(hired.email, PASSWORD), await statusOfLogin(hired.email, NEW_PASSWORD)]).toEqual([
        401, 200,
      ]);
      const events = await system.eventsAfter(before);
      expect(events).toEqual([
        {
          stream: `user-${hired.userId}`,
          type: 'UserChanged',
          data: { id: hired.userId, changes: { passwordSetAt: SOME_TEXT } },
        },
      ]);
      const again = await system.visitor().post('/api/auth/reset-password', { token, password: 'and another one' });
      expect([again.status, again.body['message']]).toEqual([
        400,
        'This link has expired or was already used. Please ask for a new one.',
      ]);
    });

    it.each([
      ['too short', 'abc12', 'Password must be at least 6 characters long'],
      ['common', 'Password1', 'This password is too common. Please choose another one.'],
      [
        'made of the name of the firm',
        'Axlebook2026',
        'This password is easy to guess. Use three or four words that do not belong together, without your name, e-mail or company.',
      ],
      ['missing', undefined, 'Password is required'],
    ])('is not replaced by one that is %s, and the link stays good', async (_, password, message) => {
      const { email } = await newAccount(system, 'employee');
      const token = String((await system.visitor().post('/api/staff/request-reset', { email })).body['resetToken']);
      const refused = await system.visitor().post('/api/auth/reset-password', { token, password });
      expect([refused.status, refused.body['errors']]).toEqual([400, [{ field: 'password', message }]]);
      expect((await system.visitor().post('/api/auth/reset-password', { token, password: NEW_PASSWORD })).status).toBe(
        204,
      );
    });

    it('has a link that ends after thirty minutes, with the next one, and with its use', async () => {
      const hired = await newAccount(system, 'employee');
      const ask = async () =>
        String((await system.visitor().post('/api/staff/request-reset', { email: hired.email })).body['resetToken']);
      const statusOf = async (token: string) =>
        (await system.visitor().post('/api/auth/reset-password', { token, password: NEW_PASSWORD })).status;
      const old = await ask();
      await system.sql(
        `UPDATE password_links SET expires_at = now() - interval '1 second' WHERE hash = encode(sha256($1::bytea),
          'hex')`,
        [old],
      );
      expect(await statusOf(old)).toBe(400);
      const [earlier, later] = [await ask(), await ask()];
      expect([await statusOf(earlier), await statusOf(later), await statusOf(later)]).toEqual([400, 204, 400]);
    });

    it('is stored hashed only', async () => {
      const { email } = await newAccount(system, 'employee');
      const token = String((await system.visitor().post('/api/staff/request-reset', { email })).body['resetToken']);
      const { rows } = await system.sql<{ hash: string }>('SELECT hash FROM password_links');
      expect(rows.map(({ hash }) => hash)).not.toContain(token);
      expect(rows.every(({ hash }) => /^[0-9a-f]{64}$/.test(hash))).toBe(true);
    });

    it('sends at most three letters an account in a quarter of an hour, and says nothing of it', async () => {
      const { email } = await newAccount(system, 'employee');
      const ask = async () => (await system.visitor().post('/api/staff/request-reset', { email })).status;
      for (const nr of [1, 2, 3]) {
        expect(await ask()).toBe(200);
        await eventually(
          () => lettersTo(email),
          (letters) => letters.length === nr,
        );
      }
      expect([await ask(), await ask()]).toEqual([200, 200]);
      await system.visitor().post('/api/staff/request-reset', { email: 'last@people.test' });
      expect(await lettersTo(email)).toHaveLength(3);
    });
  });

  describe('of others', () => {
    it('are opened by an invitation, whose link sets the first password', async () => {
      const created = await admin.post('/api/users', {
        email: 'New.Hire@people.test',
        firstName: 'New',
        lastName: 'Hire',
        role: 'employee',
      });
      expect(created.status).toBe(201);
      expect(created.body).toMatchObject({
        email: 'new.hire@people.test',
        name: 'New Hire',
        role: 'employee',
        isActive: true,
        passwordSetAt: null,
        invitedAt: SOME_TEXT,
      });
      const { text } = await letterTo('new.hire@people.test', /^Your account at Axlebook$/);
      expect(besideItsLink(text)).toBe(
        invitation(
          'Hello New Hire,',
          'Axlebook has opened an account for you. Choose a password, and you can sign in.',
          'new.hire@people.test',
        ),
      );
      expect(await statusOfLogin('new.hire@people.test', NEW_PASSWORD)).toBe(401);
      expect(
        (await system.visitor().post('/api/auth/reset-password', { token: tokenIn(text), password: NEW_PASSWORD }))
          .status,
      ).toBe(204);
      expect(await statusOfLogin('new.hire@people.test', NEW_PASSWORD)).toBe(200);
      const listed = (await admin.get<Record<string, unknown>[]>('/api/users?q=new.hire')).body;
      expect(listed).toMatchObject([{ email: 'new.hire@people.test', passwordSetAt: SOME_TEXT, lastLogin: SOME_TEXT }]);
    });

    it('are invited again with another link', async () => {
      const { body } = await admin.post('/api/users', {
        email: 'again@people.test',
        firstName: 'A',
        lastName: 'B',
        role: 'driver',
      });
      await eventually(
        () => lettersTo('again@people.test'),
        (letters) => letters.length === 1,
      );
      expect((await admin.post(`/api/users/${String(body['id'])}/invite`)).status).toBe(202);
      await eventually(
        () => lettersTo('again@people.test'),
        (letters) => letters.length === 2,
      );
    });

    it('have an address of their own', async () => {
      const { status, body } = await admin.post('/api/users', {
        email: 'ADMIN@axlebook.test',
        firstName: 'A',
        lastName: 'B',
        role: 'employee',
      });
      expect([status, body['message']]).toEqual([409, 'The e-mail admin@axlebook.test already belongs to a user']);
    });

    it('of the portal belong to a client that exists, others to none', async () => {
      const user = { email: 'owner@people.test', firstName: 'O', lastName: 'W', role: 'client' };
      const refused = async (over: object) => (await admin.post('/api/users', { ...user, ...over })).body['errors'];
      expect(await refused({})).toEqual([{ field: 'clientId', message: 'Choose the client this user belongs to' }]);
      expect(await refused({ clientId: '00000000-0000-7000-8000-00000000abcd' })).toEqual([
        { field: 'clientId', message: 'This client does not exist' },
      ]);
      const clientId = await newClient(system);
      expect(await refused({ clientId, role: 'employee' })).toEqual([
        { field: 'clientId', message: 'Only users of the client portal belong to a client' },
      ]);
      expect((await admin.post('/api/users', { ...user, clientId })).status).toBe(201);
    });

    it('of drivers may be one of the drivers that are there, others none', async () => {
      const license = { licenseNumber: 'D-1', licenseState: 'TN', licenseClass: 'Class A' };
      const { body: driver } = await admin.post('/api/drivers', {
        ...{ firstName: 'Dan', lastName: 'Rivers', licenseExpiration: '2027-06-30', ...license },
      });
      const id = Number(driver['id']);
      const user = { email: 'dan@people.test', firstName: 'Dan', lastName: 'Rivers', role: 'driver' };
      const faultsOf = (answer: Answer): unknown => answer.body['errors'];
      const wrong = (message: string) => [{ field: 'driverId', message }];
      const [noDriver, nobody] = [
        wrong('Only users with the role driver are a driver'),
        wrong('This driver does not exist'),
      ];
      const invited = (over: object) => admin.post('/api/users', { ...user, ...over });
      expect(faultsOf(await invited({ driverId: id, role: 'employee' }))).toEqual(noDriver);
      expect(faultsOf(await invited({ driverId: 999_999 }))).toEqual(nobody);
      const { body } = await invited({ driverId: id });
      expect(body['driverId']).toBe(id);
      const changed = (over: object) => admin.patch(`/api/users/${String(body['id'])}`, over);
      expect(faultsOf(await changed({ role: 'employee' }))).toEqual(noDriver);
      expect(faultsOf(await changed({ driverId: 999_999 }))).toEqual(nobody);
      expect((await changed({ driverId: null })).body['driverId']).toBeNull();
      expect((await admin.delete(`/api/drivers/${id}`)).status).toBeLessThan(300);
      expect(faultsOf(await changed({ driverId: id }))).toEqual(nobody);
      expect((await changed({ role: 'employee' })).body['role']).toBe('employee');
    });

    it('that are deactivated lose their sessions at once and cannot come back', async () => {
      proves('RUL-093');
      const hired = await newAccount(system, 'employee');
      await signIn(hired);
      expect((await admin.patch(`/api/users/${hired.userId}`, { isActive: false })).body).toMatchObject({
        isActive: false,
      });
      expect((await hired.visitor.get('/api/auth/user')).status).toBe(401);
      expect(await statusOfLogin(hired.email, PASSWORD)).toBe(401);
      await admin.patch(`/api/users/${hired.userId}`, { isActive: true });
      expect(await statusOfLogin(hired.email, PASSWORD)).toBe(200);
    });

    it('given another role sign in anew and may what that role may', async () => {
      const hired = await newAccount(system, 'employee');
      await signIn(hired);
      await admin.patch(`/api/users/${hired.userId}`, { role: 'driver' });
      expect((await hired.visitor.get('/api/brokers')).status).toBe(401);
      await signIn(hired);
      expect((await hired.visitor.get('/api/brokers')).status).toBe(403);
    });

    it('are not the way to lock oneself out', async () => {
      const { body: me } = await admin.get('/api/auth/user');
      for (const change of [{ isActive: false }, { role: 'employee' }]) {
        const { status, body } = await admin.patch(`/api/users/${String(me['id'])}`, change);
        expect([status, body['message']]).toEqual([
          409,
          'You cannot take away your own access. Ask another administrator.',
        ]);
      }
      expect((await admin.patch(`/api/users/${String(me['id'])}`, { firstName: 'Alexandra' })).body).toMatchObject({
        name: 'Alexandra Morgan',
      });
    });
  });

  describe('of a registered company', () => {
    const form = {
      companyName: 'Oak Run Freight',
      ownerName: 'Olga van Dyke',
      phone: '1',
      address: '1 St',
      city: 'Reno',
      state: 'NV',
      zipCode: '89501',
      businessType: 'owner-operator',
    };
    const register = async (email: string): Promise<string> =>
      String((await system.visitor().post('/api/client-registration', { ...form, email })).body['id']);

    it('begin with two letters: thanks to the applicant, news to the firm', async () => {
      proves('RUL-015', 'RUL-180');
      await register('olga@oakrun.test');
      const { text, html } = await letterTo('olga@oakrun.test', /registration/);
      expect(text).toContain("We'll contact you within 24 hours to set up your account.");
      expect(html).not.toContain('Oak Run Freight');
      const firm = String((await system.visitor().get('/api/firm')).body['email']);
      expect((await letterTo(firm, /Oak Run Freight/)).text).toContain('/client-registrations');
    });

    it('are made by migrating it: client, portal user and invitation in one commit, once', async () => {
      proves('API-011', 'RUL-097');
      const id = await register('olga2@oakrun.test');
      const before = await system.lastPosition();
      const client = (await admin.post(`/api/client-registrations/${id}/migrate`)).body;
      expect((await system.eventsAfter(before)).map(({ type }) => type)).toEqual([
        'RegistrationMigrated',
        'ClientAdded',
        'UserAdded',
      ]);
      const [user] = (await admin.get<Record<string, unknown>[]>('/api/users?q=olga2')).body;
      expect(user).toMatchObject({
        id: client['userId'],
        clientId: client['id'],
        role: 'client',
        firstName: 'Olga',
        lastName: 'van Dyke',
        invitedAt: SOME_TEXT,
        passwordSetAt: null,
      });
      const { text } = await letterTo('olga2@oakrun.test', /^Your client portal at Axlebook$/);
      expect(besideItsLink(text)).toBe(
        invitation(
          'Hello Olga van Dyke,',
          'Axlebook has opened a portal for your business: upload papers, follow your IFTA filings and pay fees. Choose a password, and you can sign in.',
          'olga2@oakrun.test',
        ),
      );
      expect(
        (await system.visitor().post('/api/auth/reset-password', { token: tokenIn(text), password: NEW_PASSWORD }))
          .status,
      ).toBe(204);
      const owner = system.visitor();
      expect(
        (await owner.post('/api/client/login', { email: 'olga2@oakrun.test', password: NEW_PASSWORD })).body,
      ).toMatchObject({ client: { clientId: client['id'] }, role: 'client' });
      expect((await admin.post(`/api/client-registrations/${id}/migrate`)).body['id']).toBe(client['id']);
      expect((await admin.get<object[]>('/api/users?q=olga2')).body).toHaveLength(1);
    });

    it('have no second user where somebody signs in with that e-mail already', async () => {
      const { email } = await newAccount(system, 'employee');
      const { body } = await admin.post(`/api/client-registrations/${await register(email)}/migrate`);
      expect(body['userId']).toBeNull();
    });
  });

  describe('the own sessions', () => {
    it('are listed with what their owner knows of them, and without what opens them', async () => {
      const hired = await newAccount(system, 'employee');
      const phone = {
        'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1',
      };
      await signIn(hired);
      const other = system.visitor();
      await other.post('/api/staff/login', { email: hired.email, password: PASSWORD }, phone);
      const { body, text } = await hired.visitor.get<Record<string, unknown>[]>('/api/sessions');
      expect(body.map(({ current }) => current).sort()).toEqual([false, true]);
      expect(body.find(({ current }) => current === false)).toMatchObject({
        device: 'Safari on iOS',
        address: '127.0.0.1',
        startedAt: SOME_TEXT,
        lastSeenAt: SOME_TEXT,
      });
      for (const { cookie } of [hired.visitor, other])
        expect(text).not.toContain(decodeURIComponent(cookie.split('=')[1] ?? '').slice(2, 20));
    });

    it('end one by one, or all others at once', async () => {
      const hired = await newAccount(system, 'employee');
      const [here, there, far] = [
        await signIn(hired),
        await signIn({ ...hired, visitor: system.visitor() }),
        await signIn({ ...hired, visitor: system.visitor() }),
      ];
      const status = async (visitor: Visitor) => (await visitor.get('/api/auth/user')).status;
      const { body } = await there.get<{ id: string; current: boolean }[]>('/api/sessions');
      expect((await here.delete(`/api/sessions/${body.find(({ current }) => current)?.id ?? ''}`)).status).toBe(204);
      expect([await status(here), await status(there), await status(far)]).toEqual([200, 401, 200]);
      expect((await here.delete('/api/sessions')).status).toBe(204);
      expect([await status(here), await status(far)]).toEqual([200, 401]);
    });

    it('of somebody else do not exist', async () => {
      const { body } = await admin.get<{ id: string }[]>('/api/sessions');
      const employee = await system.as('employee');
      expect((await employee.delete(`/api/sessions/${body[0]?.id ?? ''}`)).status).toBe(404);
      expect((await admin.get('/api/auth/user')).status).toBe(200);
    });
  });

  it('are worked out anew for each request: an edited session gives nothing', async () => {
    const hired = await newAccount(system, 'employee');
    await signIn(hired);
    await system.sql(
      `UPDATE sessions SET sess = jsonb_set(sess, '{passport,user,role}', '"admin"')
        WHERE sess->'passport'->'user'->>'id' = $1`,
      [hired.userId],
    );
    await system.app.get(SessionStore).endAllOf('nobody');
    expect((await hired.visitor.get('/api/users')).status).toBe(403);
  });

  it('that do not exist are refused no faster than those that do', async () => {
    const hired = await newAccount(system, 'employee');
    const took = async (email: string): Promise<number> => {
      const started = performance.now();
      await statusOfLogin(email, 'wrong password');
      return performance.now() - started;
    };
    await took('warm@people.test');
    const [known, unknown] = [[] as number[], [] as number[]];
    for (let n = 0; n < 4; n += 1) {
      known.push(await took(hired.email));
      unknown.push(await took(`nobody-${n}@people.test`));
    }
    // both check one argon2 hash; without the decoy the unknown ones take a tenth of the time
    expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) * 0.5);
  });
});
