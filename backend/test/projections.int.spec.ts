import { DataSource } from 'typeorm';
import { turnOf } from '../../testing/share';
import { clientConfig, tableShapeOf } from '../src/platform/event-log/projections/read-tables';
import { allProjections, type Projection } from '../src/platform/event-log/projections/projection';
import type { Patience } from '../src/platform/event-log/replay/locks';
import { rebuild, type Rebuilt } from '../src/platform/event-log/replay/replay';
import { verify, type Verified } from '../src/platform/event-log/replay/verify';
import { eventually, TestSystem } from './support/system';
import type { Visitor } from './support/world/visitor';

const TAKEOVER_MS = 10_000;
const named = (name: string): Projection => {
  const projection = allProjections().find((candidate) => candidate.name === name);
  if (!projection) throw new Error(`No projection ${name}`);
  return projection;
};

describe('the read tables', () => {
  let system: TestSystem;
  let staff: Visitor;
  let brokerId: number;
  const workers: TestSystem[] = [];

  beforeAll(async () => {
    system = await TestSystem.start();
    staff = await system.as('employee');
    brokerId = Number((await staff.post('/api/brokers', { name: 'Summit Freight Brokers' })).body['id']);
  });
  afterAll(async () => {
    for (const worker of workers) await worker.stop({ verify: false });
    await system.stop();
  });

  const shapeOf = (table: Projection['table']) => tableShapeOf(system.app.get(DataSource), table);
  const owner = () => clientConfig(system.settings.databaseUrl, null);
  const verified = (name: string): Promise<Verified> =>
    system.asOwner((client) => verify(client, named(name), shapeOf));
  const anew = (name: string, patience: Partial<Patience> = {}): Promise<Rebuilt> =>
    rebuild(owner(), named(name), shapeOf, patience);
  const differences = (): Promise<Record<string, number>> =>
    system.asOwner(async (client) => {
      const found: Record<string, number> = {};
      for (const projection of allProjections())
        found[projection.name] = (await verify(client, projection, shapeOf)).differences;
      return found;
    });
  const NONE = Object.fromEntries(allProjections().map(({ name }) => [name, 0]));

  const hire = async (): Promise<TestSystem> => {
    const worker = await TestSystem.start({ workers: true, database: { url: system.settings.databaseUrl } });
    workers.push(worker);
    return worker;
  };
  /** Somebody works: events reach the tables that follow the log. */
  const atWork = async (): Promise<void> => {
    if (workers.length === 0) await hire();
  };
  const dismiss = async (worker: TestSystem): Promise<void> => {
    workers.splice(workers.indexOf(worker), 1);
    await worker.stop({ verify: false });
  };
  const sell = async (amount = 100): Promise<number> =>
    Number((await staff.post('/api/invoices', { brokerId, amount })).body['id']);
  const caughtUp = async (milliseconds = TAKEOVER_MS): Promise<void> => {
    await eventually(
      async () =>
        (
          await system.sql<{ behind: number }>(
            `SELECT (SELECT max(position) FROM facts) - min(position) AS behind FROM checkpoints
              WHERE name IN ('audit-trail', 'ledger-months')`,
          )
        ).rows[0]?.behind,
      (behind) => behind === 0,
      milliseconds,
    );
  };
  /** Connections that own the audit trail now. */
  const owners = async (): Promise<number[]> => {
    const { rows } = await system.sql<{ pid: number }>(
      `SELECT a.pid FROM pg_stat_activity a JOIN pg_locks l USING (pid) WHERE a.application_name =
        'axlebook audit-trail' AND a.datname = current_database() AND l.locktype = 'advisory' AND l.classid = 7274
        AND l.granted`,
    );
    return rows.map(({ pid }) => pid);
  };

  describe('that follow the log', () => {
    it('count every fact once, though their worker stops in the middle and another goes on', async () => {
      const sold = Number(
        (await system.sql<{ sum: number }>('SELECT COALESCE(sum(debit), 0)::bigint AS sum FROM journal_lines')).rows[0]
          ?.sum,
      );
      const first = await hire();
      await Promise.all(Array.from({ length: 20 }, () => sell()));
      await eventually(
        async () => (await system.sql('SELECT 1 FROM audit_trail')).rowCount,
        (n) => (n ?? 0) > 0,
      );
      const selling = Promise.all(Array.from({ length: 40 }, () => sell()));
      await dismiss(first);
      await selling;
      await hire();
      await caughtUp();
      const { rows } = await system.sql(
        `SELECT (SELECT sum(debit)::bigint FROM ledger_months
          WHERE basis = 'accrual' AND client_id = '*' AND span = 'month') AS months, (SELECT sum(debit)::bigint
          FROM journal_lines) AS journal, (SELECT count(*) FROM audit_trail) AS audited, (SELECT count(*)
          FROM facts) AS facts`,
      );
      expect(rows[0]).toMatchObject({ months: sold + 600_000, journal: sold + 600_000, audited: rows[0]?.['facts'] });
      expect(await differences()).toEqual(NONE);
    });

    it('have one owner among many workers, and another within ten seconds of its death', async () => {
      await hire();
      await eventually(owners, (pids) => pids.length === 1);
      for (let death = 1; death <= 2; death += 1) {
        const [dead] = await owners();
        await system.asOwner((client) => client.query('SELECT pg_terminate_backend($1)', [dead]));
        await sell();
        const [heir] = await eventually(owners, (pids) => pids.length === 1 && pids[0] !== dead, TAKEOVER_MS);
        expect(heir).not.toBe(dead);
        await caughtUp();
      }
      expect(await owners()).toHaveLength(1);
      expect(await differences()).toEqual(NONE);
    });
  });

  describe('that are rebuilt', () => {
    beforeEach(atWork);
    const TABLES = ['invoices', 'payments', 'journal_lines', 'brokers', 'audit_trail', 'ledger_months'];
    const definitions = async (): Promise<unknown[]> => {
      const { rows } = await system.sql(
        `SELECT 'index ' || indexdef AS it FROM pg_indexes WHERE tablename = ANY($1)
         UNION ALL SELECT 'trigger ' || pg_get_triggerdef(t.oid) FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
           WHERE c.relname = ANY($1) AND NOT t.tgisinternal
         UNION ALL SELECT 'constraint ' || c.relname || ' ' || n.conname || ' ' || pg_get_constraintdef(n.oid)
           FROM pg_constraint n JOIN pg_class c ON c.oid = n.conrelid WHERE c.relname = ANY($1) AND n.contype <> 'n'
         UNION ALL SELECT 'grants ' || relname || ' ' || relacl::text || COALESCE(' ' || (SELECT string_agg(attname ||
           attacl::text, ' ' ORDER BY attnum) FROM pg_attribute WHERE attrelid = c.oid AND attacl IS NOT NULL), '')
           FROM pg_class c WHERE relname = ANY($1)
         UNION ALL SELECT 'options ' || c.relname || ' ' || array_to_string(c.reloptions || t.reloptions, ' ')
           FROM pg_class c LEFT JOIN pg_class t ON t.oid = c.reltoastrelid WHERE c.relname = ANY($1)
         UNION ALL SELECT 'statistics ' || attrelid::regclass || ' ' || attname || ' ' || attstattarget
           FROM pg_attribute WHERE attrelid IN (SELECT oid FROM pg_class WHERE relname = ANY($1)) AND attstattarget > 0
         UNION ALL SELECT 'column ' || table_name || ' ' || column_name || ' ' || data_type || ' ' || is_nullable ||
           COALESCE(' ' || column_default, '') FROM information_schema.columns WHERE table_name = ANY($1)
         UNION ALL SELECT 'owner ' || tablename || ' ' || tableowner FROM pg_tables WHERE tablename = ANY($1)
           ORDER BY 1`,
        [TABLES],
      );
      return rows.map(({ it: definition }) => definition);
    };

    /** What an operator adds to a table. */
    const added = (): Promise<unknown> =>
      system.asOwner((client) =>
        client.query(`
          DO $$ BEGIN CREATE ROLE test_auditor; EXCEPTION WHEN duplicate_object THEN NULL; END $$;
          GRANT SELECT ON invoices, audit_trail TO test_auditor WITH GRANT OPTION;
          GRANT SELECT (name) ON brokers TO test_auditor;
          ALTER TABLE invoices SET (autovacuum_vacuum_scale_factor = 0.05, toast.autovacuum_enabled = false);
          ALTER TABLE invoices ALTER COLUMN status SET STATISTICS 500;
        `),
      );

    it('serve and take writes meanwhile, and are afterwards what they were', async () => {
      await added();
      const before = await definitions();
      let writing = true;
      const statuses = new Map<string, number>();
      const ask = async (
        what: string,
        asking: Promise<{ status: number; body: Record<string, unknown> }>,
      ): Promise<number> => {
        const { status, body } = await asking;
        statuses.set(`${what} ${status}`, (statuses.get(`${what} ${status}`) ?? 0) + 1);
        return Number(body['id']);
      };
      const writers = Array.from({ length: 6 }, async (_, writer) => {
        while (writing) {
          const id = await ask('invoice', staff.post('/api/invoices', { brokerId, amount: 10 + writer }));
          await ask('payment', staff.post(`/api/invoices/${id}/payments`, { amount: 5, paymentMethod: 'ach' }));
          await ask('note', staff.patch(`/api/invoices/${id}`, { notes: `By writer ${writer}` }));
          await ask('broker', staff.post('/api/brokers', { name: `Broker of ${id}` }));
          await ask('read', staff.get(`/api/invoices/${id}`));
        }
      });
      const rebuilt: [string, boolean][] = [];
      try {
        for (const name of [
          'invoices',
          'journal-lines',
          'payments',
          'broker-records',
          'audit-trail',
          'ledger-months',
          'invoices',
          'journal-lines',
        ]) {
          const result = await anew(name);
          rebuilt.push([result.projection, result.events !== 0]);
        }
      } finally {
        writing = false;
        await Promise.all(writers);
      }
      expect(rebuilt).toEqual(
        [
          'invoices',
          'journal-lines',
          'payments',
          'broker-records',
          'audit-trail',
          'ledger-months',
          'invoices',
          'journal-lines',
        ].map((name) => [name, true]),
      );
      expect([...statuses.keys()].sort()).toEqual(['broker 201', 'invoice 201', 'note 200', 'payment 201', 'read 200']);
      await caughtUp();
      expect(await differences()).toEqual(NONE);
      expect(await definitions()).toEqual(before);
      expect(before).toContainEqual(expect.stringContaining('CONSTRAINT TRIGGER entries_balance'));
    });

    /** The longest that a list and a write took, asked for again and again until `over`. */
    const slowest = async (over: Promise<unknown>): Promise<number> => {
      let [longest, going] = [0, true];
      void over.then(
        () => (going = false),
        () => (going = false),
      );
      while (going) {
        const started = performance.now();
        const answers = await Promise.all([
          staff.get('/api/invoices?limit=5'),
          sell().then((id) => ({ status: id > 0 ? 200 : 500 })),
        ]);
        expect(answers.map(({ status }) => status)).toEqual([200, 200]);
        longest = Math.max(longest, performance.now() - started);
      }
      return longest;
    };
    /** Stands on a table as a report does, until told to go. */
    const whileRead = async (table: string, work: () => Promise<void>): Promise<void> => {
      await system.asOwner(async (reader) => {
        await reader.query(`BEGIN; SELECT count(*) FROM ${table}`);
        await work();
        await reader.query('COMMIT');
      });
    };

    it('wait for somebody who reads them without letting anybody wait behind them', async () => {
      await sell();
      let longest = 0;
      let rebuilt: Promise<unknown> = Promise.resolve();
      await whileRead('invoices, invoice_sums', async () => {
        rebuilt = anew('invoices');
        longest = await slowest(Promise.race([rebuilt, new Promise((resolve) => setTimeout(resolve, 4_000))]));
      });
      await rebuilt;
      expect(longest).toBeLessThan(1_000);
      await caughtUp();
      expect(await differences()).toEqual(NONE);
    });

    it('are left as they are by a rebuild that nobody made way for, which says who stood there', async () => {
      const before = await definitions();
      await whileRead('invoices', async () => {
        await expect(anew('invoices', { longestMs: 600 })).rejects.toThrow(
          /^The table "invoices" was not exchanged for the one that was built: for 1 second others have stood on it in long transactions \(.*, process \d+\)\. Nothing was changed; try again when they are done\.$/,
        );
      });
      expect(await definitions()).toEqual(before);
      expect((await system.sql("SELECT 1 FROM pg_class WHERE relname LIKE '%\\_\\_new'")).rows).toEqual([]);
    });

    it('are rebuilt one after the other by two who do so at once', async () => {
      await sell();
      const results = await Promise.allSettled([
        anew('invoices'),
        anew('invoices'),
        anew('audit-trail'),
        anew('audit-trail'),
      ]);
      expect(results.map(({ status }) => status)).toEqual(results.map(() => 'fulfilled'));
      await caughtUp();
      expect(await differences()).toEqual(NONE);
    });

    it('are not rebuilt by the fold of a release whose database a newer one has', async () => {
      await system.asOwner(async (client) => {
        await client.query(`UPDATE release SET folds = jsonb_set(folds, '{invoices}', '99')`);
        await expect(anew('invoices')).rejects.toThrow('This database belongs to a newer release of Axlebook.');
        await client.query('UPDATE release SET folds = jsonb_set(folds, $1, $2)', [
          '{invoices}',
          String(named('invoices').version),
        ]);
      });
    });

    it('still refuse an entry that does not balance, and a number that is taken', async () => {
      await sell();
      await expect(system.sql('UPDATE journal_lines SET debit = debit + 1 WHERE debit > 0')).rejects.toMatchObject({
        code: 'AX002',
      });
      await staff.post('/api/invoices', { brokerId, amount: 1, invoiceNumber: 'TAKEN-1' });
      expect((await staff.post('/api/invoices', { brokerId, amount: 1, invoiceNumber: 'TAKEN-1' })).body).toMatchObject(
        {
          statusCode: 409,
          message: 'The invoice number TAKEN-1 is already in use',
          errors: [{ field: 'invoiceNumber', message: 'The invoice number TAKEN-1 is already in use' }],
        },
      );
    });
  });

  describe('that somebody touched', () => {
    beforeEach(atWork);
    const WAYS = [
      ['a changed value', 'invoices', (id: number) => `UPDATE invoices SET notes = 'planted' WHERE id = ${id}`, 2],
      ['a lost row', 'invoices', (id: number) => `DELETE FROM invoices WHERE id = ${id}`, 1],
      [
        'a row too many',
        'broker-records',
        (id: number) =>
          `INSERT INTO brokers (id, name, version, created_at, updated_at) VALUES (${id + 1_000_000}, 'planted', 1, now(), now())`,
        1,
      ],
      [
        'a sum that is off',
        'ledger-months',
        () =>
          `UPDATE ledger_months SET debit = debit + 1
            WHERE account_number = '1100' AND moved AND span = 'month' AND client_id <> '*'`,
        2,
      ],
      [
        'a figure that is off',
        'invoice-sums',
        () => "UPDATE invoice_sums SET amount = amount + 1 WHERE status = 'pending'",
        2,
      ],
    ] as const;
    it.each(turnOf(WAYS))('are found out by %s, and healed by a rebuild', async (_, name, plant, expected) => {
      const id = await sell();
      await caughtUp();
      await system.asOwner((client) => client.query(plant(id)));
      const found = await verified(name);
      expect(found).toMatchObject({ projection: name, differences: expected });
      expect(found.examples).toHaveLength(expected);
      const shown: Readonly<Record<string, RegExp>> = {
        'ledger-months': /live: \{.*"1100"/,
        'invoice-sums': /live: \{.*"pending"/,
      };
      expect(found.examples.join()).toMatch(shown[name] ?? /(live|rebuilt): \{"id": ?\d+/);
      expect(Object.values(await differences()).filter((n) => n > 0)).toEqual([expected]);
      await anew(name);
      expect(await differences()).toEqual(NONE);
    });
  });
});
