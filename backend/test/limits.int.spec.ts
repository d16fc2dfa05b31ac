/**
 * Declares events or records of its own, which no other file may find.
 * @own-modules
 */
import { appendStatement } from '../src/platform/event-log/store/lane-sql';
import { LOG_LOCK } from '../src/platform/event-log/store/log-lock';
import { IdempotentAnswers } from '../src/platform/event-log/commands/idempotent-answers';
import { newAccount, newAgent, newClient, PASSWORD, signIn } from './support/world/people';
import { AT, BY_TEST, RELEASE } from './support/probes';
import { eventually, TestSystem } from './support/system';
import type { Answer, Visitor } from './support/world/visitor';

const NEW_PASSWORD = 'Quarry-lantern-72-otter';
const range = (n: number): number[] => Array.from({ length: n }, (_, index) => index);

describe('a limit', () => {
  let system: TestSystem;
  let brokerId: number;
  beforeAll(async () => {
    system = await TestSystem.start({ over: { trustProxy: 1 } });
    brokerId = Number((await (await system.as('admin')).post('/api/brokers', { name: 'Summit Freight' })).body['id']);
  });
  afterAll(() => system.stop());

  describe('of signing in', () => {
    const login = async (email: string, password: string, address: string): Promise<number> =>
      (await system.visitor().post('/api/staff/login', { email, password }, { 'x-forwarded-for': address })).status;

    it('is fifty failures an address, over however many accounts', async () => {
      const { email } = await newAccount(system, 'employee');
      const failures: number[] = [];
      for (const n of range(50)) failures.push(await login(`nobody-${n}@people.test`, 'wrong', '203.0.113.7'));
      expect([...new Set(failures)]).toEqual([401]);
      expect([
        await login('nobody-50@people.test', 'wrong', '203.0.113.7'),
        await login(email, PASSWORD, '203.0.113.7'),
        await login(email, PASSWORD, '203.0.113.8'),
      ]).toEqual([429, 429, 200]);
    });

    const failures = (email: string, addresses: readonly string[]): Promise<number[]> =>
      Promise.all(addresses.map((address) => login(email, 'wrong', address)));

    it('counts guesses before it looks at them: the right one after ten that come at once is not let in', async () => {
      const { email } = await newAccount(system, 'employee');
      const wrong = range(10).map((n) => login(email, `wrong ${n}`, '203.0.113.20'));
      const counted = async () =>
        (
          await system.sql<{ points: number }>(
            "SELECT points FROM rate_limits WHERE key LIKE 'login-account-address:%'",
          )
        ).rows;
      await eventually(counted, (rows) => rows.some(({ points }) => points > 5));
      const burst = [
        login(email, PASSWORD, '203.0.113.20'),
        ...range(9).map(() => login(email, 'wrong', '203.0.113.20')),
      ];
      expect(await burst[0]).toBe(429);
      const statuses = await Promise.all([...wrong, ...burst]);
      expect(statuses.filter((status) => status === 401)).toHaveLength(5);
      expect(statuses.filter((status) => status === 429)).toHaveLength(15);
    });

    it('counts the addresses of one IPv6 network as one', async () => {
      const { email } = await newAccount(system, 'employee');
      await failures(
        email,
        range(5).map((n) => `2001:db8:7:1::${n + 1}`),
      );
      expect([
        await login(email, PASSWORD, '2001:db8:7:1:ffff::1'),
        await login(email, PASSWORD, '2001:db8:7:2::1'),
      ]).toEqual([429, 200]);
    });

    it('lets nobody be shut out by strangers: a known device comes in at once, any other after a while', async () => {
      const { email } = await newAccount(system, 'employee');
      const owner = system.visitor();
      const comesIn = async (visitor: Visitor, address: string): Promise<number> =>
        (await visitor.post('/api/staff/login', { email, password: PASSWORD }, { 'x-forwarded-for': address })).status;
      expect(await comesIn(owner, '203.0.113.30')).toBe(200);
      await owner.post('/api/logout');
      await failures(email, [...range(6).map(() => '203.0.113.30'), ...range(6).map((n) => `203.0.113.${n + 40}`)]);
      expect(await comesIn(system.visitor(), '203.0.113.30')).toBe(429);
      const other = await newAccount(system, 'employee');
      expect(await comesIn(await signIn(other), '203.0.113.30')).toBe(429);
      expect(await comesIn(owner, '203.0.113.30')).toBe(200);
      await failures(
        email,
        range(12).map((n) => `203.0.113.${n + 60}`),
      );
      const asked = performance.now();
      expect(await comesIn(system.visitor(), '203.0.113.90')).toBe(200);
      expect(performance.now() - asked).toBeGreaterThan(900);
    });

    it('of an account starts anew when it signs in', async () => {
      const { email } = await newAccount(system, 'employee');
      const tries: number[] = [];
      for (const password of [...range(4).map(() => 'wrong'), PASSWORD, ...range(4).map(() => 'wrong'), PASSWORD])
        tries.push(await login(email, password, '203.0.113.9'));
      expect(tries).toEqual([401, 401, 401, 401, 200, 401, 401, 401, 401, 200]);
    });
  });

  describe('of a session', () => {
    const knows = async (visitor: Visitor): Promise<number> => (await visitor.get('/api/auth/user')).status;

    it('is eight hours without use', async () => {
      const visitor = await system.as('employee');
      await system.clock.later({ hours: 7, minutes: 59 }, async () => expect(await knows(visitor)).toBe(200));
      const other = await system.as('employee');
      await system.clock.later({ hours: 8, minutes: 1 }, async () => expect(await knows(other)).toBe(401));
    });

    it('is told to the browser with the cookie', async () => {
      const { headers } = await system
        .visitor()
        .post('/api/staff/login', { email: 'employee@axlebook.test', password: PASSWORD });
      const cookie = headers.getSetCookie().find((each) => each.startsWith('axlebook.sid='));
      const expires = /Expires=([^;]+)/.exec(cookie ?? '')?.[1] ?? '';
      expect(Math.round((Date.parse(expires) - system.clock.now().getTime()) / 60_000)).toBe(8 * 60);
    });
  });

  it('of a link to a new password is half an hour', async () => {
    const tokenFor = async (): Promise<unknown> =>
      (await system.visitor().post('/api/staff/request-reset', { email: (await newAccount(system, 'employee')).email }))
        .body['resetToken'];
    const use = async (token: unknown): Promise<number> =>
      (await system.visitor().post('/api/auth/reset-password', { token, password: NEW_PASSWORD })).status;
    const [early, late] = [await tokenFor(), await tokenFor()];
    expect([
      await system.clock.later({ minutes: 29 }, () => use(early)),
      await system.clock.later({ minutes: 31 }, () => use(late)),
    ]).toEqual([204, 400]);
  });

  describe('of a repeated request', () => {
    const send = async (path: string, body: object, key: string): Promise<Answer> =>
      (await system.as('admin')).post(path, body, { 'idempotency-key': key });

    it('is its address: the same key and body elsewhere are refused and do nothing', async () => {
      const [one, other] = await Promise.all(
        [1, 2].map(async () =>
          Number((await (await system.as('admin')).post('/api/invoices', { brokerId, amount: 10 })).body['id']),
        ),
      );
      expect((await send(`/api/invoices/${one ?? 0}/void`, { reason: 'Entered twice' }, 'void-once')).status).toBe(200);
      expect(await send(`/api/invoices/${other ?? 0}/void`, { reason: 'Entered twice' }, 'void-once')).toMatchObject({
        status: 409,
        body: { code: 'IDEMPOTENCY_KEY_REUSED' },
      });
      expect((await (await system.as('admin')).get(`/api/invoices/${other ?? 0}`)).body['status']).toBe('pending');
    });

    it('is a day: until then it gets the first answer, after it is a new request', async () => {
      const again = async () => {
        await system.app.get(IdempotentAnswers).forgetOld();
        return (await send('/api/brokers', { name: 'Once a day' }, 'daily')).body['id'];
      };
      const first = await again();
      expect(await system.clock.later({ hours: 23 }, again)).toBe(first);
      expect(await system.clock.later({ hours: 25 }, again)).not.toBe(first);
    });
  });

  it('of an agent’s clients holds in all processes together', async () => {
    const second = await TestSystem.start({ database: { url: system.settings.databaseUrl }, clock: system.clock });
    try {
      for (const _ of range(4)) {
        const { email, agentId } = await newAgent(system, { maxClients: 1, accessLevel: 'standard' });
        const visitors = await Promise.all(
          [system, second].map(async (process) => {
            const visitor = process.visitor();
            expect((await visitor.post('/api/staff/login', { email, password: PASSWORD })).status).toBe(200);
            return visitor;
          }),
        );
        const answers = await Promise.all(
          visitors.map((visitor, nr) => visitor.post('/api/clients', { companyName: `Last one ${nr}` })),
        );
        expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
        expect((await system.sql('SELECT 1 FROM clients WHERE agent_id = $1', [agentId])).rows).toHaveLength(1);
      }
    } finally {
      await second.stop({ verify: false });
    }
  });

  /** Removes a record while whoever wants to append waits for the log: after its look-ups, before its commit. */
  const removedMeanwhile = async (
    table: string,
    stream: string,
    type: string,
    id: string | number,
    work: () => Promise<Answer>,
  ): Promise<Answer> =>
    system.asOwner(async (owner) => {
      await owner.query('BEGIN');
      await owner.query('SELECT pg_advisory_xact_lock($1)', [LOG_LOCK]);
      const answer = work();
      const waiting = `SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted AND objid = $1
        AND database = (SELECT oid
          FROM pg_database WHERE datname = current_database())`;
      await eventually(
        async () => (await owner.query(waiting, [LOG_LOCK])).rowCount ?? 0,
        (count) => count > 0,
      );
      const { rows } = await owner.query<{ version: number }>(
        'SELECT max(version) AS version FROM facts WHERE stream_id = $1',
        [stream],
      );
      const gone = { type, schema: 1, data: { id }, metadata: BY_TEST, recordedAt: AT };
      const expected = rows[0]?.version ?? 0;
      await owner.query(
        appendStatement([{ appends: [{ stream, expected, events: [gone] }], guards: [], rows: [] }], RELEASE),
      );
      const marked = 'removed_at = $2, updated_at = $2, version = version + 1';
      await owner.query(`UPDATE ${table} SET ${marked} WHERE id = $1`, [id, AT]);
      if (table === 'loads') await owner.query("UPDATE load_sums SET loads = loads - 1 WHERE status = 'pending'");
      await owner.query('COMMIT');
      return answer;
    });

  it.each(['broker', 'client', 'load'] as const)(
    'of trust: a %s that goes while an invoice naming it is being made stops it',
    async (kind) => {
      const staff = await system.as('admin');
      const broker = Number((await staff.post('/api/brokers', { name: 'Here today' })).body['id']);
      const client = await newClient(system);
      const load = Number(
        (
          await staff.post('/api/loads', {
            loadNumber: 'L-GONE',
            brokerId: broker,
            pickupLocation: 'Toledo',
            dropoffLocation: 'Boston',
          })
        ).body['id'],
      );
      const [table, id, type, field] = {
        broker: ['brokers', broker, 'BrokerRemoved', 'brokerId'],
        client: ['clients', client, 'ClientRemoved', 'clientId'],
        load: ['loads', load, 'LoadRemoved', 'loadId'],
      }[kind] as [string, string | number, string, string];
      const before = await system.lastPosition();
      const answer = await removedMeanwhile(table, `${kind}-${id}`, type, id, () =>
        staff.post('/api/invoices', { brokerId: broker, clientId: client, loadId: load, amount: 10 }),
      );
      expect([answer.status, answer.body['errors']]).toEqual([400, [expect.objectContaining({ field })]]);
      expect((await system.eventsAfter(before)).map((event) => event.type)).toEqual([type]);
      if (kind !== 'load') await staff.delete(`/api/loads/${load}`);
    },
  );
});
