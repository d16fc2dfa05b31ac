/**
 * Declares events or records of its own, which no other file may find.
 * @own-modules
 */
import { Client } from 'pg';
import { clientConfig } from '../src/platform/event-log/projections/read-tables';
import { CommandRunner } from '../src/platform/event-log/commands/command-runner';
import { EventStore } from '../src/platform/event-log/store/event-store';
import { RecordBusy, StoreUnavailable, UniqueConflict, VersionConflict } from '../src/platform/core/errors';
import { Lane } from '../src/platform/event-log/store/lane';
import { appendStatement } from '../src/platform/event-log/store/lane-sql';
import { LOG_LOCK } from '../src/platform/event-log/store/log-lock';
import type { Unit } from '../src/platform/event-log/store/unit';
import { problemOf } from '../src/platform/web/problems/problem.filter';
import { AT, brokerUnit, laneInto, probe, RELEASE, testContext, unitOf, wireThatLosesACommit } from './support/probes';
import { eventually, TestSystem } from './support/system';
import type { Visitor } from './support/world/visitor';

const UNAVAILABLE = {
  statusCode: 503,
  code: 'UNAVAILABLE',
  message: 'The system is busy for a moment. Please try again.',
};
const BUSY = {
  statusCode: 409,
  code: 'RECORD_BUSY',
  message: 'Others are changing this record at this moment. Please try again.',
};
const refusals = (results: readonly PromiseSettledResult<unknown>[]): unknown[] =>
  results.flatMap((result): unknown[] => (result.status === 'rejected' ? [result.reason as unknown] : []));
const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index);

describe('the log', () => {
  let system: TestSystem;
  let lane: Lane;
  let store: EventStore;
  let runner: CommandRunner;

  beforeAll(async () => {
    system = await TestSystem.start({ workers: true });
    [lane, store, runner] = [system.app.get(Lane), system.app.get(EventStore), system.app.get(CommandRunner)];
  });
  afterAll(() => system.stop());

  const lengths = async (...streams: string[]): Promise<number[]> =>
    Promise.all(streams.map((stream) => store.versionOf(stream)));
  const lanePids = async (): Promise<number[]> => {
    const { rows } = await system.sql<{ pid: number }>(
      "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'axlebook lane'",
    );
    return rows.map(({ pid }) => pid);
  };
  const endLanes = async (): Promise<void> => {
    const pids = await lanePids();
    await system.asOwner((owner) =>
      owner.query('SELECT pg_terminate_backend(pid) FROM unnest($1::int[]) AS pid', [pids]),
    );
    await eventually(lanePids, (left) => !left.some((pid) => pids.includes(pid)));
  };
  /** Runs `work` while somebody else's transaction holds what `statement` takes. */
  const whileHeld = async <Result>(
    statement: string,
    values: unknown[],
    work: (holder: Client) => Promise<Result>,
  ): Promise<Result> => {
    const holder = new Client(clientConfig(system.settings.databaseUrl, null));
    await holder.connect();
    try {
      await holder.query('BEGIN');
      await holder.query(statement, values);
      return await work(holder);
    } finally {
      await holder.end();
    }
  };
  const LOCKED = [`SELECT pg_advisory_xact_lock(${LOG_LOCK})`, [] as unknown[]] as const;
  const waitingForTheLog = async (): Promise<number> => {
    const { rows } = await system.sql<{ n: number }>(
      "SELECT count(*) AS n FROM pg_locks WHERE locktype = 'advisory' AND objid = $1 AND NOT granted",
      [LOG_LOCK],
    );
    return rows[0]?.n ?? 0;
  };

  describe('a lane that closes while writers go on', () => {
    it('commits what it took before, refuses what comes after, and ends', async () => {
      const own = laneInto(system);
      let isAsked = false;
      const refused: unknown[] = [];
      const taken: number[] = [];
      const writer = async (nr: number): Promise<void> => {
        for (let version = 0; refused.length < 8 && version < 2_000; version += 1) {
          const late = isAsked;
          try {
            await own.append(unitOf(`probe-closing-${nr}`, version));
            if (late) throw new Error('It took a unit after it was asked to close');
            taken[nr] = version + 1;
          } catch (error) {
            refused.push(error);
            return;
          }
        }
      };
      const writers = range(0, 7).map(writer);
      await own.append(unitOf('probe-closing', 0));
      const last = own.append(unitOf('probe-closing', 1));
      isAsked = true;
      const closed = own.close();
      await expect(own.append(unitOf('probe-closing', 2))).rejects.toEqual(
        new StoreUnavailable('The system is shutting down'),
      );
      await closed;
      await expect(last).resolves.toBeGreaterThan(0);
      await Promise.all(writers);
      expect(refused).toEqual(range(0, 7).map(() => new StoreUnavailable('The system is shutting down')));
      expect(await lengths('probe-closing', ...range(0, 7).map((nr) => `probe-closing-${nr}`))).toEqual([2, ...taken]);
    });
  });

  describe('an append', () => {
    it('numbers a stream from 1 and the log without gaps', async () => {
      const before = await system.lastPosition();
      expect(await lane.append(unitOf('probe-numbered', 0, [1, 2]))).toBe(before + 2);
      expect(await lane.append(unitOf('probe-numbered', 2, [3]))).toBe(before + 3);
      expect(
        (await store.read('probe-numbered')).map(({ position, version, data }) => [position - before, version, data]),
      ).toEqual([
        [1, 1, { n: 1 }],
        [2, 2, { n: 2 }],
        [3, 3, { n: 3 }],
      ]);
    });

    it.each([
      ['behind', 0],
      ['ahead', 2],
    ])('that expects a version %s the stream is refused and names the stream', async (how, expected) => {
      const stream = `probe-expects-${how}`;
      await lane.append(unitOf(stream, 0));
      await expect(lane.append(unitOf(stream, expected))).rejects.toEqual(new VersionConflict([stream]));
      await expect(lane.append(unitOf(stream, expected, [1, 2]))).rejects.toMatchObject({ streams: [stream] });
      expect(await lengths(stream)).toEqual([1]);
    });

    it('that would begin a stream a second time is refused, and it alone of its batch', async () => {
      await lane.append(unitOf('probe-begun', 0));
      const fresh = range(1, 20).map((n) => `probe-beginning-${n}`);
      const results = await Promise.allSettled(
        [...fresh.slice(0, 9), 'probe-begun', ...fresh.slice(9)].map((stream) => lane.append(unitOf(stream, 0))),
      );
      expect(refusals(results)).toEqual([new VersionConflict(['probe-begun'])]);
      expect(await lengths('probe-begun', ...fresh)).toEqual([1, ...fresh.map(() => 1)]);
    });

    it('of several streams lands in all of them or in none', async () => {
      const both = (a: number, b: number): Unit => ({
        appends: [...unitOf('probe-left', a).appends, ...unitOf('probe-right', b).appends],
        guards: [],
        rows: [],
      });
      await lane.append(both(0, 0));
      await expect(lane.append(both(1, 7))).rejects.toEqual(new VersionConflict(['probe-right']));
      expect(await lengths('probe-left', 'probe-right')).toEqual([1, 1]);
    });

    it('is refused when a stream that it relied on has moved', async () => {
      await lane.append(unitOf('probe-relied', 0));
      await lane.append(unitOf('probe-relying', 0, [1], { guards: [{ stream: 'probe-relied', version: 1 }] }));
      await lane.append(unitOf('probe-relied', 1));
      await expect(
        lane.append(unitOf('probe-relying', 1, [2], { guards: [{ stream: 'probe-relied', version: 1 }] })),
      ).rejects.toEqual(new VersionConflict(['probe-relied']));
      expect(await lengths('probe-relying')).toEqual([1]);
    });

    it('sees what an earlier one of the same moment wrote to the stream it relies on', async () => {
      const guard = { guards: [{ stream: 'probe-period', version: 0 }] };
      const results = await Promise.allSettled([
        lane.append(unitOf('probe-entry-1', 0, [1], guard)),
        lane.append(unitOf('probe-period', 0)),
        lane.append(unitOf('probe-entry-2', 0, [1], guard)),
      ]);
      expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
      expect(await lengths('probe-entry-1', 'probe-period', 'probe-entry-2')).toEqual([1, 1, 0]);
    });

    const journal = (debit: number, credit: number) =>
      [debit, credit].map((amount, line) => ({
        op: 'put' as const,
        table: 'journal_lines',
        row: {
          entryId: '00000000-0000-7000-8000-000000000001',
          line,
          entryDate: '2026-11-21',
          accountNumber: line ? '4000' : '1100',
          description: 'x',
          reference: 'x',
          debit: line ? 0 : amount,
          credit: line ? amount : 0,
          sourceKind: null,
          sourceId: null,
          clientId: null,
          moved: false,
          accrualOnly: false,
          createdAt: AT,
        },
      }));
    const takenEmail = {
      op: 'put' as const,
      table: 'users',
      row: {
        id: '00000000-0000-7000-8000-000000000002',
        email: 'admin@axlebook.test',
        role: 'admin',
        isActive: true,
        version: 1,
        createdAt: AT,
        updatedAt: AT,
      },
    };
    it.each<[string, Unit['rows'], object]>([
      ['takes a value that is taken', [takenEmail], { constructor: UniqueConflict, constraint: 'users_email' }],
      ['does not balance', journal(100, 99), { code: 'AX002' }],
      ['has a line that is neither debit nor credit', journal(0, 0), { code: '23514' }],
    ])('that %s fails alone while thirty others of its batch land', async (_, rows, refusal) => {
      const {
        rows: [first],
      } = await system.sql<{ id: number }>("SELECT nextval('broker_ids') AS id FROM generate_series(1, 40)");
      const ids = range(first?.id ?? 0, (first?.id ?? 0) + 29);
      const bad = unitOf(`probe-bad-${first?.id}`, 0, [1], { rows });
      const results = await Promise.allSettled([
        ...ids.slice(0, 15).map((id) => lane.append(brokerUnit(system, id))),
        lane.append(bad),
        ...ids.slice(15).map((id) => lane.append(brokerUnit(system, id))),
      ]);
      expect(refusals(results)).toEqual([expect.objectContaining(refusal)]);
      expect(
        (await system.sql<{ id: number }>('SELECT id FROM brokers WHERE id = ANY($1) ORDER BY id', [ids])).rows.map(
          ({ id }) => id,
        ),
      ).toEqual(ids);
      expect(await lengths(`probe-bad-${first?.id}`, ...ids.map((id) => `broker-${id}`))).toEqual([
        0,
        ...ids.map(() => 1),
      ]);
    });
  });

  describe('a decision', () => {
    const decidedWhileOthersWrite = async (id: string, over: object): Promise<{ tries: number; refusal: unknown }> => {
      let tries = 0;
      const refusal: unknown = await runner
        .run({
          aggregate: probe,
          id,
          context: testContext(over),
          prepare: async (version: number) => {
            tries += 1;
            await lane.append(unitOf(`probe-${id}`, version));
            return { command: { type: 'Probe' as const, n: 99 } };
          },
        })
        .catch((error: unknown) => error);
      return { tries, refusal };
    };

    it('is made again when somebody was faster, five times at most', async () => {
      const { tries, refusal } = await decidedWhileOthersWrite('contended', {});
      expect([tries, refusal, problemOf(refusal)]).toEqual([5, new RecordBusy(['probe-contended']), BUSY]);
      expect((await store.read('probe-contended')).map(({ data }) => data)).toEqual(range(1, 5).map(() => ({ n: 1 })));
    });

    it('of each of sixteen who change one record at once is made once: they take turns', async () => {
      let decisions = 0;
      const run = (n: number) =>
        runner.run({
          aggregate: probe,
          id: 'in-turn',
          context: testContext(),
          prepare: () => {
            decisions += 1;
            return { command: { type: 'Probe' as const, n } };
          },
        });
      const written = await Promise.all(range(1, 16).map(run));
      expect([decisions, written.map(({ version }) => version)]).toEqual([16, range(1, 16)]);
    });

    it('is not made again when the user said which version he saw', async () => {
      expect(await decidedWhileOthersWrite('seen', { expectedVersion: 0 })).toEqual({
        tries: 1,
        refusal: new VersionConflict(['probe-seen']),
      });
      expect(await decidedWhileOthersWrite('seen', { expectedVersion: 0 })).toEqual({
        tries: 0,
        refusal: new VersionConflict(['probe-seen']),
      });
    });

    it('about a new invoice is made again when its carrier changed meanwhile', async () => {
      const staff = await system.as('employee');
      const { body: carrier } = await staff.post('/api/brokers', { name: 'Busy Carrier' });
      const answers = await Promise.all(
        range(1, 12).map((n) =>
          n % 3
            ? staff.post('/api/invoices', { brokerId: carrier['id'], amount: n })
            : staff.patch(`/api/brokers/${String(carrier['id'])}`, { contactPhone: `555-010${n}` }),
        ),
      );
      expect(answers.map(({ status }) => status)).toEqual(range(1, 12).map((n) => (n % 3 ? 201 : 200)));
    });
  });

  describe('the order', () => {
    it('has no gap and a follower misses nothing under sixteen writers on three lanes', async () => {
      const lanes = [lane, laneInto(system), laneInto(system)];
      const before = await system.lastPosition();
      const seen: number[] = [];
      let writing = true;
      const follow = (async () => {
        for (let at = before; writing || at < (await system.lastPosition());) {
          const page = await store.readAll(at, 50);
          seen.push(...page.map(({ position }) => position));
          at = page[page.length - 1]?.position ?? at;
        }
      })();
      try {
        await Promise.all(
          range(1, 16).map(async (writer) => {
            for (const step of range(0, 19))
              await lanes[(writer + step) % 3]?.append(unitOf(`probe-writer${writer}`, step, [step]));
          }),
        );
      } finally {
        writing = false;
        await follow;
        await Promise.all(lanes.slice(1).map((other) => other.close()));
      }
      expect(seen).toEqual(range(before + 1, before + 320));
    });

    it('makes followers wait for a commit that is under way, and lets nobody overtake it', async () => {
      const before = await system.lastPosition();
      const { text, values } = appendStatement([unitOf('probe-slow', 0)], RELEASE);
      const others = await whileHeld(text, values, async (holder) => {
        const waiting = Promise.all(range(1, 3).map((n) => lane.append(unitOf(`probe-quick-${n}`, 0))));
        await eventually(waitingForTheLog, (n) => n > 0);
        expect(await store.readAll(before, 10)).toEqual([]);
        await holder.query('COMMIT');
        return waiting;
      });
      expect(others).toHaveLength(3);
      expect((await store.readAll(before, 10)).map(({ position, stream }) => [position - before, stream])).toEqual([
        [1, 'probe-slow'],
        [2, 'probe-quick-1'],
        [3, 'probe-quick-2'],
        [4, 'probe-quick-3'],
      ]);
    });

    it('does not make followers wait for an unrelated open transaction', async () => {
      await whileHeld("INSERT INTO mails (id, letter, status) VALUES ('open', '{}', 'waiting')", [], async () => {
        await lane.append(unitOf('probe-unrelated', 0));
        await eventually(
          async () => (await system.sql("SELECT 1 FROM audit_trail WHERE stream = 'probe-unrelated'")).rowCount,
          (n) => n === 1,
          5_000,
        );
      });
    });
  });

  it.each(["UPDATE facts SET type = 'x'", 'DELETE FROM facts', 'TRUNCATE facts'])(
    'is final for everybody: %s',
    async (statement) => {
      await expect(system.asOwner((owner) => owner.query(statement))).rejects.toMatchObject({ code: 'AX001' });
      await expect(system.sql(statement)).rejects.toMatchObject({ code: '42501' });
    },
  );

  describe('a lost connection', () => {
    it('of an idle lane is made anew, and what is then acknowledged is there', async () => {
      const staff = await system.as('employee');
      await endLanes();
      const { status, body } = await staff.post('/api/brokers', { name: 'After the break' });
      expect(status).toBe(201);
      expect(await lengths(`broker-${String(body['id'])}`)).toEqual([1]);
    });

    it('is told as a moment of trouble to those whose write was under way, and to nobody else', async () => {
      const staff = await system.as('employee');
      const before = await system.lastPosition();
      const [first, second] = await whileHeld(...LOCKED, async (holder) => {
        const flying = staff.post('/api/brokers', { name: 'In flight' });
        await eventually(waitingForTheLog, (n) => n === 1);
        const queued = staff.post('/api/brokers', { name: 'In the queue' });
        await endLanes();
        const result = await flying;
        await holder.query('COMMIT');
        return [result, await queued];
      });
      expect(first.body).toMatchObject(UNAVAILABLE);
      expect(first.headers.get('retry-after')).toBe('1');
      expect(second.status).toBe(201);
      expect((await system.eventsAfter(before)).map(({ data }) => data['name'])).toEqual(['In the queue']);
    });

    it('is what a database that only reads is taken for: the next write asks for the one that took its place', async () => {
      const staff = await system.as('employee');
      const onlyReads = (on: 'on' | 'off'): Promise<unknown> =>
        system.asOwner(async (owner) => {
          const database = new URL(system.settings.databaseUrl).pathname.slice(1);
          await owner.query('SET default_transaction_read_only = off');
          await owner.query(`ALTER DATABASE "${database}" SET default_transaction_read_only = ${on}`);
        });
      await onlyReads('on');
      await endLanes();
      const refused = await staff.post('/api/brokers', { name: 'To a replica' });
      await onlyReads('off');
      expect(refused.body).toMatchObject(UNAVAILABLE);
      expect((await staff.post('/api/brokers', { name: 'To the new one' })).status).toBe(201);
    });

    it('fails the whole batch: nobody is decided again whose write may have landed', async () => {
      const wire = await wireThatLosesACommit(system.settings.databaseUrl);
      const far = laneInto(system, wire.url);
      const ids = (
        await system.sql<{ id: number }>("SELECT nextval('broker_ids') AS id FROM generate_series(1, 3)")
      ).rows.map(({ id }) => id);
      try {
        await far.append(unitOf('probe-wire', 0));
        wire.armed();
        const results = await Promise.allSettled(ids.map((id) => far.append(brokerUnit(system, id))));
        expect(refusals(results)).toEqual([
          expect.any(StoreUnavailable),
          expect.any(StoreUnavailable),
          expect.any(StoreUnavailable),
        ]);
        expect(await lengths(...ids.map((id) => `broker-${id}`))).toEqual([1, 1, 1]);
        expect(await far.append(unitOf('probe-wire', 1))).toBe(await system.lastPosition());
      } finally {
        await far.close();
        wire.close();
      }
    });
  });
});

describe('sixteen writers of one record in two processes', () => {
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

  const FIELDS = ['name', 'contactPhone', 'address', 'taxId'];
  /** Sixteen changes of one broker at once, by the staff in turn; nobody says which version he saw. */
  const hammered = async (staff: readonly Visitor[]) => {
    const { body } = await staff[0]!.post('/api/brokers', { name: 'Contended' });
    const before = await one.lastPosition();
    const answers = await Promise.all(
      range(0, 15).map(async (n) => {
        const field = FIELDS[n % 4] ?? '';
        const change = `${field} ${n}`;
        const answer = await staff[n % staff.length]!.patch(`/api/brokers/${String(body['id'])}`, { [field]: change });
        return { change: field === 'taxId' ? change.replace(/\W/g, '').slice(-4) : change, ...answer };
      }),
    );
    const changes = (await one.eventsAfter(before)).map(({ data }) => data['changes'] as Record<string, string>);
    return { answers, written: changes.map((change) => change['taxIdLast4'] ?? Object.values(change)[0]).sort() };
  };

  it('all change it where one process serves them: they take turns', async () => {
    const { answers, written } = await hammered([await one.as('employee')]);
    expect(answers.map(({ status }) => status)).toEqual(range(0, 15).map(() => 200));
    expect(written).toEqual(answers.map(({ change }) => change).sort());
    expect(answers.map(({ headers }) => headers.get('etag')).sort()).toEqual(
      range(2, 17)
        .map((version) => `"${version}"`)
        .sort(),
    );
  });

  it('in two processes lose no acknowledged change, and are told otherwise that the record is busy', async () => {
    const staff = [await one.as('employee'), await two.as('employee')];
    for (let round = 0; round < 4; round += 1) {
      const { answers, written } = await hammered(staff);
      const acknowledged = answers.filter(({ status }) => status === 200);
      expect(acknowledged.length).toBeGreaterThan(2);
      for (const { status, body } of answers.filter((answer) => !acknowledged.includes(answer)))
        expect([status, body]).toEqual([409, expect.objectContaining(BUSY) as unknown]);
      expect(written).toEqual(acknowledged.map(({ change }) => change).sort());
      expect(new Set(acknowledged.map(({ headers }) => headers.get('etag'))).size).toBe(acknowledged.length);
    }
  });

  it('are told that it changed only where they say which version they saw', async () => {
    const staff = [await one.as('employee'), await two.as('employee')];
    const { body } = await staff[0]!.post('/api/brokers', { name: 'Seen' });
    const answers = await Promise.all(
      range(0, 15).map((n) =>
        staff[n % 2]!.patch(
          `/api/brokers/${String(body['id'])}`,
          { name: `Seen by ${n}` },
          n < 8 ? { 'if-match': '"1"' } : {},
        ),
      ),
    );
    expect(answers.slice(0, 8).filter(({ status }) => status === 200).length).toBeLessThan(2);
    expect(answers.slice(0, 8).every(({ status }) => status === 200 || status === 412)).toBe(true);
    expect(answers.slice(8).every(({ status }) => status === 200 || status === 409)).toBe(true);
  });

  it('never take more for an invoice than is open', async () => {
    const staff = [await one.as('employee'), await two.as('employee')];
    const { body: carrier } = await staff[0]!.post('/api/brokers', { name: 'Payer' });
    const { body: invoice } = await staff[0]!.post('/api/invoices', { brokerId: carrier['id'], amount: 10 });
    const path = `/api/invoices/${String(invoice['id'])}`;
    const answers = await Promise.all(
      range(0, 15).map((n) => staff[n % 2]!.post(`${path}/payments`, { amount: 2, paymentMethod: 'ach' })),
    );
    const acknowledged = answers.filter(({ status }) => status === 201);
    expect(
      answers
        .filter(({ status }) => status !== 201)
        .every(({ body: { code } }) => code === 'RECORD_BUSY' || code === 'OVERPAYMENT'),
    ).toBe(true);
    const after = await staff[1]!.get<{ paid: string; payments: { id: number }[] }>(path);
    expect(after.body.paid).toBe(`${acknowledged.length * 2}.00`);
    expect(after.body.payments.map(({ id }) => id).sort()).toEqual(acknowledged.map(({ body }) => body['id']).sort());
  });
});
