/**
 * Declares events or records of its own, which no other file may find.
 * @own-modules
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inShare } from '../../testing/share';
import { LOG_SCHEMA } from '../src/migrations/0001-log';
import { LOG_TIME } from '../src/migrations/0010-log-time';
import { LOG_APPEND, RELEASE as RELEASE_TABLE } from '../src/migrations/0073-release';
import { appendStatement } from '../src/platform/event-log/store/lane-sql';
import { RELEASE, unitOf } from './support/probes';
import { TestClock } from './support/test-clock';
import { eventually, TestSystem } from './support/system';
import { newClient } from './support/world/people';
import type { Visitor } from './support/world/visitor';

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly required?: boolean }[];
}
type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;
const { paths } = JSON.parse(readFileSync(path.resolve(__dirname, '../../dist/openapi.json'), 'utf8')) as {
  paths: Paths;
};
const READS = Object.entries(paths).flatMap(([address, methods]) =>
  methods['get'] ? [[address, methods['get']] as const] : [],
);
const takes = (operation: Operation, name: string): boolean =>
  (operation.parameters ?? []).some((parameter) => parameter.in === 'query' && parameter.name === name);
/** Every read that can answer for the past, as the published document names them. */
const PAST = READS.filter(([, operation]) => takes(operation, 'position')).map(([address]) => address);
/** Those that this run asks at each step; the lists and sums that it looks into it asks always. */
const ALWAYS = [
  '/api/invoices',
  '/api/loads',
  '/api/brokers/{id}',
  '/api/ledger/trial-balance',
  '/api/dashboard/stats',
];
const ASKED = PAST.filter((address) => ALWAYS.includes(address) || inShare(address));
/** Those that are asked for one broker. */
const OF_A_BROKER = READS.filter(([, { parameters = [] }]) =>
  parameters.some((one) => one.name === 'brokerId' && one.required === true),
).map(([address]) => address);
/** Those that are asked for a client and its days. */
const OF_A_CLIENT = READS.filter(([, { parameters = [] }]) =>
  ['clientId', 'from', 'to'].every((name) => parameters.some((one) => one.name === name && one.required === true)),
).map(([address]) => address);
/** Those that are asked for a client and a quarter. */
const OF_A_QUARTER = READS.filter(([, { parameters = [] }]) =>
  ['clientId', 'quarter'].every((name) => parameters.some((one) => one.name === name && one.required === true)),
).map(([address]) => address);
/** The others; pages that a browser goes to are no reads. */
const PAGES = ['/api/login', '/api/logout'];
const PRESENT = READS.filter(
  ([address, operation]) => !takes(operation, 'position') && !address.includes('{') && !PAGES.includes(address),
).map(([address]) => address);

describe('as of', () => {
  let system: TestSystem;
  let staff: Visitor;
  const START = '2025-12-30T15:00:00.000Z';

  beforeAll(async () => {
    const clock = new TestClock();
    clock.travel(START);
    system = await TestSystem.start({ clock });
  });
  // the tests travel, and sessions end meanwhile
  beforeEach(async () => {
    staff = await system.as('admin');
  });
  afterAll(() => system.stop());

  /** The address with the ids of what its list shows first. */
  const concrete = async (address: string, query = ''): Promise<string | null> => {
    if (OF_A_BROKER.includes(address)) {
      const { body } = await staff.get<{ id: number }[]>(`/api/brokers?limit=1${query.replace('?', '&')}`);
      return body[0] ? `${address}${query === '' ? '?' : `${query}&`}brokerId=${body[0].id}` : null;
    }
    if (OF_A_CLIENT.includes(address) || OF_A_QUARTER.includes(address)) {
      const { body } = await staff.get<{ id: string }[]>(`/api/clients?limit=1${query.replace('?', '&')}`);
      const days = OF_A_QUARTER.includes(address) ? 'quarter=1Q2026' : 'from=2026-01-01&to=2026-12-31';
      const of = `clientId=${body[0]?.id ?? ''}&${days}`;
      return body[0] ? `${address}${query === '' ? '?' : `${query}&`}${of}` : null;
    }
    if (!address.includes('{')) return `${address}${query}`;
    const [list = ''] = address.split('/{');
    const { body } = await staff.get<{ id: string | number; entryId?: string }[]>(
      `${list}?limit=1${query.replace('?', '&')}`,
    );
    return body[0] ? `${address.replace(/\{\w+\}/, String(body[0].entryId ?? body[0].id))}${query}` : null;
  };
  const answerOf = async (address: string | null): Promise<unknown> => {
    if (address === null) return 'nothing there';
    const { status, body, text, headers } = await staff.get(address);
    const kind = headers.get('content-type') ?? '';
    return {
      status,
      total: headers.get('x-total-count'),
      etag: headers.get('etag'),
      body: /json/.test(kind) ? body : /pdf/.test(kind) ? text.length > 1_000 : text,
    };
  };
  const withoutAsOf = (answer: unknown): unknown =>
    JSON.parse(JSON.stringify(answer).replace(/"(asOf|requestId)":"[^"]*"/g, '"$1":null')) as unknown;
  const everything = async (query = ''): Promise<Record<string, unknown>> => {
    const answers: Record<string, unknown> = {};
    for (const address of ASKED) answers[address] = withoutAsOf(await answerOf(await concrete(address, query)));
    return answers;
  };

  it('can be asked of the reads that are folds of the log', () => {
    expect(PAST).toEqual(
      expect.arrayContaining([
        '/api/invoices',
        '/api/invoices/{id}',
        '/api/invoices/{id}/pdf',
        '/api/invoices/summary',
        '/api/ledger/trial-balance',
        '/api/ledger/accounts',
        '/api/dashboard/stats',
        '/api/brokers/{id}',
      ]),
    );
  });

  it('says at every later time what was said then, of every read, also after names, due dates, months and years have gone on', async () => {
    const { body: broker } = await staff.post<{ id: number }>('/api/brokers', { name: 'Old Name Brokers' });
    const clientId = await newClient(system, { companyName: 'First Name Trucking' });
    const { body: load } = await staff.post<{ id: number }>('/api/loads', {
      loadNumber: 'L-1',
      brokerId: broker.id,
      clientId,
      pickupLocation: 'Dallas, TX',
      dropoffLocation: 'Tulsa, OK',
      distance: '260.5',
    });
    const { body: invoice } = await staff.post<{ id: number }>('/api/invoices', {
      brokerId: broker.id,
      loadId: load.id,
      clientId,
      amount: '1000.00',
      issueDate: '2026-01-02',
      dueDate: '2026-01-02',
    });
    // its truck waited: the letter that claims it is one of the reads
    const agreed = { detentionRate: '50.00', detentionFreeMinutes: 120 };
    await staff.patch(`/api/brokers/${broker.id}`, { terms: agreed });
    const waited = { arrivedAt: '2025-12-29T12:00:00Z', departedAt: '2025-12-29T15:20:00Z' };
    await staff.put(`/api/loads/${load.id}/stops`, { stops: [{ kind: 'pickup', place: 'Dallas, TX', ...waited }] });
    const steps: (() => Promise<{ status: number }>)[] = [
      () => staff.patch(`/api/loads/${load.id}`, { status: 'in_transit' }),
      () => staff.patch(`/api/brokers/${broker.id}`, { name: 'New Name Brokers' }),
      () => staff.post(`/api/invoices/${invoice.id}/payments`, { amount: '300.00', paymentMethod: 'ach' }),
      () => staff.patch(`/api/loads/${load.id}`, { status: 'delivered', loadNumber: 'L-1B' }),
      () => staff.post(`/api/invoices/${invoice.id}/payments`, { amount: '700.00', paymentMethod: 'check' }),
      async () => {
        await staff.put(`/api/loads/${load.id}/terms`, { source: 'hand', ...agreed, detentionRate: '90.00' });
        return staff.patch('/api/settings', { name: 'Renamed Firm' });
      },
      () => staff.post('/api/invoices', { brokerId: broker.id, clientId, amount: '50.00' }),
      () => staff.delete(`/api/loads/${load.id}`),
    ];
    const texts: { position: number; instant: string; answers: Record<string, unknown> }[] = [];
    for (const step of steps) {
      expect((await step()).status).toBeLessThan(300);
      texts.push({
        position: await system.lastPosition(),
        instant: system.clock.now().toISOString(),
        answers: await everything(),
      });
      system.clock.travel({ days: 1, minutes: 7 });
      staff = await system.as('admin');
    }
    for (const { position, instant, answers } of texts) {
      expect({ position, answers: await everything(`?position=${position}`) }).toEqual({ position, answers });
      expect({ instant, answers: await everything(`?asOf=${instant}`) }).toEqual({ instant, answers });
      expect((await staff.get(`/api/invoices?asOf=${instant}`)).headers.get('x-as-of-position')).toBe(String(position));
    }
    expect(texts[0]?.answers['/api/invoices']).toMatchObject({
      body: [{ brokerName: 'Old Name Brokers', loadNumber: 'L-1' }],
    });
  }, 120_000);

  it('a date is as of its end in the zone of the firm', async () => {
    const before = await system.lastPosition();
    system.clock.travel('2026-03-09T03:58:00.000Z');
    staff = await system.as('admin');
    await staff.post('/api/brokers', { name: 'Late on March 8, in daylight time' });
    const late = await system.lastPosition();
    system.clock.travel('2026-03-09T04:01:00.000Z');
    await staff.post('/api/brokers', { name: 'Early on March 9' });
    system.clock.travel('2026-03-11T12:00:00.000Z');
    staff = await system.as('admin');
    const at = async (asOf: string) =>
      Number((await staff.get(`/api/brokers?asOf=${asOf}`)).headers.get('x-as-of-position'));
    expect(await Promise.all(['2026-03-07', '2026-03-08', '2026-03-09'].map(at))).toEqual([before, late, late + 1]);
  });

  it('the present day is as of now, and the answer says when that is', async () => {
    const today = new Date(system.clock.now().getTime() - 5 * 3_600_000).toISOString().slice(0, 10);
    const added = await staff.post<{ id: number }>('/api/brokers', { name: 'Added a moment ago' });
    const position = await system.lastPosition();
    const before = system.clock.now().getTime();
    const { status, headers, body } = await staff.get(`/api/brokers?asOf=${today}`);
    expect([status, body]).toEqual([200, expect.arrayContaining([expect.objectContaining({ id: added.body.id })])]);
    expect(headers.get('x-as-of-position')).toBe(String(position));
    const told = new Date(headers.get('x-as-of') ?? '').getTime();
    expect([told >= before, told <= system.clock.now().getTime()]).toEqual([true, true]);
    expect((await staff.get(`/api/invoices?asOf=${today}`)).status).toBe(200);
  });

  it.each([
    [
      'tomorrow',
      (now: Date) => `?asOf=${new Date(now.getTime() + 2 * 86_400_000).toISOString().slice(0, 10)}`,
      /still to come/,
    ],
    [
      'the same time tomorrow',
      (now: Date) => `?asOf=${new Date(now.getTime() + 86_400_000).toISOString()}`,
      /still to come/,
    ],
    ['a position that is not there', () => '?position=99999999', /no such position/],
    ['both at once', () => '?asOf=2025-03-01&position=3', /not both/],
    ['no time at all', () => '?asOf=yesterday', /date such as/],
    ['an instant without a zone', () => '?asOf=2025-03-01T10:00:00', /point in time such as/],
  ])('%s is refused', async (_, query, sentence) => {
    for (const address of ['/api/invoices', '/api/ledger/trial-balance']) {
      expect(await staff.get(`${address}${query(system.clock.now())}`)).toMatchObject({
        status: 400,
        body: { message: expect.stringMatching(sentence) as string },
      });
    }
  });

  it('is worked out for two at a time; some wait their turn, and more than twenty are told to come back', async () => {
    await staff.post('/api/brokers', { name: 'Somebody to look back at' });
    const position = await system.lastPosition();
    await system.asOwner(async (holder) => {
      await holder.query('BEGIN; LOCK TABLE brokers IN ACCESS EXCLUSIVE MODE');
      const asked = Array.from({ length: 23 }, () => staff.get(`/api/brokers?position=${position}`));
      const first = await Promise.race(asked);
      expect([first.status, first.headers.get('retry-after'), first.body['message']]).toEqual([
        503,
        '1',
        'The system is busy for a moment. Please try again.',
      ]);
      const looking = async () =>
        (
          await system.sql<{ n: number }>(
            `SELECT count(*)::int AS n FROM pg_locks WHERE NOT granted AND relation = 'brokers'::regclass
              AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
          )
        ).rows[0]?.n;
      expect(await eventually(looking, (n) => (n ?? 0) >= 2)).toBe(2);
      await holder.query('ROLLBACK');
      expect((await Promise.all(asked)).map(({ status }) => status).sort()).toEqual([
        ...Array<number>(22).fill(200),
        503,
      ]);
    });
  });

  it.each(PRESENT)('%s, which cannot answer for the past, refuses to', async (address) => {
    const { status, body } = await staff.get<{ message?: string }>(`${address}?asOf=2025-03-01`);
    // what an administrator may not see at all is refused before
    expect([status, body.message]).toEqual(
      status === 403 ? [403, 'You do not have permission to do this'] : [400, expect.stringContaining('asOf')],
    );
  });
});

describe('as of, over processes whose clocks and commits differ', () => {
  let system: TestSystem;
  let late: TestSystem;
  let staff: Visitor;
  let theirs: Visitor;

  beforeAll(async () => {
    system = await TestSystem.start();
    const clock = new TestClock();
    clock.skew({ hours: -1 });
    late = await TestSystem.start({ database: { url: system.settings.databaseUrl }, clock });
    staff = await system.as('admin');
    theirs = await late.as('admin');
  });
  afterAll(async () => {
    await late.stop({ verify: false });
    await system.stop();
  });

  const names = async (asOf: string): Promise<string[]> =>
    (await staff.get<{ name: string }[]>(`/api/brokers?asOf=${asOf}`)).body
      .map(({ name }) => name)
      .filter((name) => ['First', 'By the late process', 'Last'].includes(name));
  /** The log's own clock, from when on nothing is stamped earlier. */
  const moment = async (): Promise<string> => {
    const { rows } = await system.sql<{ at: string }>('SELECT clock_timestamp() AS at');
    await system.sql('SELECT pg_sleep(0.002)');
    return new Date(String(rows[0]?.at)).toISOString();
  };

  it('a fact of a process whose clock is an hour behind belongs to when it was written, and the log’s time never runs backwards', async () => {
    await staff.post('/api/brokers', { name: 'First' });
    const before = await moment();
    await theirs.post('/api/brokers', { name: 'By the late process' });
    const between = await moment();
    await staff.post('/api/brokers', { name: 'Last' });
    const after = await moment();
    expect([await names(before), await names(between), await names(after)]).toEqual([
      ['First'],
      ['By the late process', 'First'],
      ['Last', 'By the late process', 'First'],
    ]);
    const { rows } = await system.sql<{ recorded_at: string; appended_at: string }>(
      `SELECT recorded_at, appended_at FROM facts WHERE type = 'BrokerAdded' AND data->>'name' <> 'After the answer'
        ORDER BY position`,
    );
    const [decided, noted] = [
      rows.map((row) => Date.parse(row.recorded_at)),
      rows.map((row) => Date.parse(row.appended_at)),
    ];
    expect((decided[1] ?? 0) < (decided[0] ?? 0)).toBe(true);
    expect(noted).toEqual([...noted].sort((a, b) => a - b));
    const { rows: backwards } = await system.sql(
      'SELECT 1 FROM facts f JOIN facts g ON g.position = f.position + 1 WHERE g.appended_at < f.appended_at',
    );
    expect(backwards).toEqual([]);
  });

  it('an answer waits for a writer that has its time and not yet its commit, so that it never changes', async () => {
    await system.asOwner(async (writer) => {
      await writer.query('BEGIN');
      await writer.query(appendStatement([unitOf('probe-held', 0)], RELEASE));
      const asOf = await moment();
      let answered = false;
      const asked = staff.get(`/api/brokers?asOf=${asOf}`).then((answer) => {
        answered = true;
        return answer.headers.get('x-as-of-position');
      });
      for (let waits = 0; waits < 1;) {
        const { rows } = await system.sql<{ n: number }>(
          "SELECT count(*)::int AS n FROM pg_locks WHERE locktype = 'advisory' AND NOT granted AND mode = 'ShareLock'",
        );
        waits = rows[0]?.n ?? 0;
      }
      expect(answered).toBe(false);
      await writer.query('COMMIT');
      const position = await asked;
      expect(position).toBe(String(await system.lastPosition()));
      await staff.post('/api/brokers', { name: 'After the answer' });
      expect((await staff.get(`/api/brokers?asOf=${asOf}`)).headers.get('x-as-of-position')).toBe(position);
    });
  });

  it('a log from before it had a time is as of the latest decision up to each fact, and goes on from there', async () => {
    await system.asOwner(async (owner) => {
      await owner.query('CREATE SCHEMA old_log; SET search_path = old_log');
      await owner.query(LOG_SCHEMA);
      const insert =
        "INSERT INTO facts (position, recorded_at, version, schema, stream_id, type, data, metadata) VALUES ($1, $2, $3, 1, 'probe-1', 'ProbeHappened', '{}', '{}')";
      const event = (position: number, at: string) => owner.query(insert, [position, at, position]);
      for (const [index, at] of ['2026-01-01T10:00:00.0009Z', '2026-01-01T09:00:00Z', '2026-01-01T11:00:00Z'].entries())
        await event(index + 1, at);
      await owner.query(LOG_TIME);
      await owner.query(RELEASE_TABLE);
      await owner.query(LOG_APPEND.replace('public', 'old_log'));
      await owner.query(appendStatement([unitOf('probe-2', 0, [1], { stamp: '2026-01-01T10:30:00Z' })], 0));
      const { rows } = await owner.query<{ at: string }>('SELECT appended_at AS at FROM facts ORDER BY position');
      expect(rows.map(({ at }) => new Date(at).toISOString())).toEqual(
        ['10', '10', '11', '11'].map((hour) => `2026-01-01T${hour}:00:00.000Z`),
      );
      await expect(owner.query("UPDATE facts SET type = 'Other' WHERE position = 1")).rejects.toThrow(
        'facts are never changed',
      );
      await owner.query('DROP SCHEMA old_log CASCADE');
    });
  });
});
