/**
 * Declares events or records of its own, which no other file may find.
 * @own-modules
 */
import type { Client } from 'pg';
import { migrations } from '../src/migrations';
import { Fence } from '../src/platform/event-log/store/fence';
import { migrate } from '../src/platform/installation/migrate';
import { releaseOf, takeOver } from '../src/platform/event-log/store/release';
import { appendStatement } from '../src/platform/event-log/store/lane-sql';
import { LOG_LOCK } from '../src/platform/event-log/store/log-lock';
import { allProjections } from '../src/platform/event-log/projections/projection';
import { BY_TEST, RELEASE, unitOf } from './support/probes';
import { ProductProcess } from './support/processes';
import { eventually, TestSystem } from './support/system';
import type { Visitor } from './support/world/visitor';

const UPDATING = {
  statusCode: 503,
  code: 'RELEASE_BEHIND',
  message: 'Axlebook is being updated to a newer release. Please try again in a minute.',
};
const STOPPED =
  'This database belongs to a newer release of Axlebook. Start that release; this one has changed nothing.';

/** What the next release would be: a later migration, and a later fold of the invoices. */
class Later9999999999999 {
  up = (): Promise<void> => Promise.resolve();
  down = (): Promise<void> => Promise.resolve();
}
const later = [...migrations, Later9999999999999];
const laterFolds = allProjections().map((projection) =>
  projection.name === 'invoices' ? { ...projection, version: projection.version + 1 } : projection,
);

describe('beside a newer release', () => {
  let system: TestSystem;
  let staff: Visitor;
  let invoice: number;

  beforeEach(async () => {
    system = await TestSystem.start({ workers: true });
    staff = await system.as('admin');
    const { body: broker } = await staff.post<{ id: number }>('/api/brokers', { name: 'Summit Freight Brokers' });
    invoice = (await staff.post<{ id: number }>('/api/invoices', { brokerId: broker.id, amount: '100.00' })).body.id;
    await eventually(followed, (behind) => behind === 0);
  });
  afterEach(() => system.stop({ verify: false }));

  const followed = async (): Promise<number> =>
    (
      await system.sql<{ behind: number }>(
        `SELECT (SELECT max(position) FROM facts) - min(position) AS behind FROM checkpoints
          WHERE name IN ('audit-trail', 'ledger-months', 'reactions')`,
      )
    ).rows[0]?.behind ?? -1;
  const raised = (owner: Client): Promise<unknown> =>
    owner.query('UPDATE release SET number = number + 1, migration = migration + 1');
  const started = (): Promise<void> => migrate(system.settings.databaseUrl, later, laterFolds);
  const versionOf = async (name: string): Promise<number | undefined> =>
    (await system.sql<{ version: number }>('SELECT version FROM checkpoints WHERE name = $1', [name])).rows[0]?.version;
  const followers = async (): Promise<string[]> => {
    const { rows } = await system.sql<{ name: string }>(
      `SELECT DISTINCT a.application_name AS name FROM pg_stat_activity a JOIN pg_locks l USING (pid)
        WHERE a.datname = current_database() AND l.classid = 7274 AND l.granted`,
    );
    return rows.map(({ name }) => name);
  };

  it('a process is refused its next write, says so, and is not ready', async () => {
    await system.asOwner(raised);
    const before = await system.lastPosition();
    const write = await staff.patch(`/api/invoices/${invoice}`, { notes: 'of the release before' });
    expect([write.status, write.headers.get('retry-after'), write.body]).toEqual([
      503,
      '10',
      expect.objectContaining(UPDATING),
    ]);
    expect(await system.lastPosition()).toBe(before);
    const { rows } = await system.sql('SELECT 1 FROM invoices WHERE notes IS NOT NULL');
    expect(rows).toEqual([]);
    const ready = await system.visitor().get('/api/health/ready');
    expect([ready.status, ready.body]).toEqual([
      503,
      expect.objectContaining({
        code: 'RELEASE_BEHIND',
        message: 'The database belongs to a newer release of Axlebook than this process. Start that release here.',
      }),
    ]);
    expect((await staff.get(`/api/invoices/${invoice}`)).status).toBe(200);
  });

  it('a process that nobody asks anything is not ready either, by its next beat', async () => {
    await system.asOwner(raised);
    const ready = async (): Promise<number> => (await system.visitor().get('/api/health/ready')).status;
    await eventually(ready, (status) => status === 503, 5_000);
  });

  it('followers stop, and what the newer release writes is not folded by them', async () => {
    expect(await followers()).not.toEqual([]);
    await system.asOwner(async (owner) => {
      await raised(owner);
      await owner.query(appendStatement([unitOf('probe-of-later', 0)], RELEASE + 1));
    });
    await eventually(followers, (names) => names.length === 0);
    expect(await followed()).toBe(1);
    expect(system.app.get(Fence).isBehind).toBe(true);
  });

  it('its start reaches every process at once, rebuilds what it folds otherwise, and refuses the old ones', async () => {
    const [before = 0] = [await versionOf('invoices')];
    await started();
    await eventually(() => Promise.resolve(system.app.get(Fence).isBehind), Boolean, 2_000);
    expect(await versionOf('invoices')).toBe(before + 1);
    expect((await staff.patch(`/api/invoices/${invoice}`, { notes: 'late' })).body).toMatchObject(UPDATING);
    await eventually(followers, (names) => names.length === 0);
  });

  it('a start of the release before stops with a sentence and builds nothing downwards', async () => {
    await started();
    const state = async (): Promise<unknown> =>
      (
        await system.sql(
          `SELECT (SELECT json_agg(c ORDER BY name) FROM checkpoints c WHERE name <> 'reactions') AS folds,
            (SELECT count(*) FROM migrations) AS ran, (SELECT to_json(r) FROM release r) AS release, (SELECT relfilenode
            FROM pg_class WHERE relname = 'invoices') AS file`,
        )
      ).rows[0];
    const before = await state();
    await expect(migrate(system.settings.databaseUrl, migrations, allProjections())).rejects.toThrow(STOPPED);
    await expect(ProductProcess.start('worker', system.settings.databaseUrl)).rejects.toThrow(
      `The worker process stopped with 1: Axlebook cannot start:\n${STOPPED}\n`,
    );
    expect(await state()).toEqual(before);
  }, 60_000);

  it('a takeover waits for whoever is appending, and the next in line is refused', async () => {
    await system.asOwner(async (writer) => {
      await writer.query('BEGIN');
      await writer.query(appendStatement([unitOf('probe-first', 0)], RELEASE));
      const waiting = async (): Promise<number> =>
        (
          await system.sql<{ n: number }>(
            "SELECT count(*)::int AS n FROM pg_locks WHERE locktype = 'advisory' AND objid = $1 AND NOT granted",
            [LOG_LOCK],
          )
        ).rows[0]?.n ?? 0;
      await system.asOwner(async (owner) => {
        const taken = takeOver(owner, releaseOf(later, laterFolds));
        await eventually(waiting, (n) => n === 1);
        const next = staff.patch(`/api/invoices/${invoice}`, { notes: 'next in line' });
        await eventually(waiting, (n) => n === 2);
        await writer.query('COMMIT');
        await taken;
        expect((await next).body).toMatchObject(UPDATING);
      });
    });
    const { rows } = await system.sql("SELECT 1 FROM facts WHERE stream_id = 'probe-first'");
    expect(rows).toHaveLength(1);
  });

  it('a fact in a shape that only it knows is not taken for one of today', async () => {
    await system.asOwner(async (owner) => {
      const { stream, expected } = { stream: `invoice-${invoice}`, expected: 1 };
      const event = {
        type: 'InvoiceSent',
        schema: 99,
        data: {},
        metadata: BY_TEST,
        recordedAt: '2026-11-24T12:00:00.000Z',
      };
      await owner.query(
        appendStatement([{ appends: [{ stream, expected, events: [event] }], guards: [], rows: [] }], RELEASE),
      );
    });
    expect((await staff.patch(`/api/invoices/${invoice}`, { notes: 'on top of it' })).body).toMatchObject(UPDATING);
  });

  it('a process of 0.2.0 that still runs cannot write: its ways into the log are gone or closed', async () => {
    const asked = (sql: string): Promise<unknown> => system.sql(sql);
    await expect(asked("SELECT append_batch('', '', now())")).rejects.toMatchObject({ code: '57P03' });
    const { rows } = await system.sql("SELECT 1 FROM pg_proc WHERE proname IN ('append_fact', 'append_facts')");
    expect(rows).toEqual([]);
  });
});
