import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { replay } from '../src/audit-commands';
import { migrations } from '../src/migrations';
import { TestSystem } from './support/system';
import type { Visitor } from './support/world/visitor';

const CLI = path.resolve(__dirname, '../../dist/backend/src/cli.js');

interface Verdict {
  readonly code: number | null;
  readonly said: string;
}

/** What the command does, without a process of its own: its start takes longer than its work. */
const verify = async (system: TestSystem, ...args: string[]): Promise<Verdict> => {
  const { databaseUrl, databaseAdminUrl } = system.settings;
  let text = '';
  try {
    const fine = await replay({ databaseUrl, databaseAdminUrl }, args, (line) => (text += `${line}\n`));
    return { code: fine ? 0 : 1, said: text };
  } catch (error) {
    return { code: 1, said: `${text}${(error as Error).message}\n` };
  }
};

/** The command as an auditor runs it: a process of its own, with nothing but the address of the database. */
const command = async (system: TestSystem, ...args: string[]): Promise<Verdict> => {
  if (!existsSync(CLI)) throw new Error('The product is not built: run npm run build first');
  const env = {
    ...process.env,
    DATABASE_URL: system.settings.databaseUrl,
    AXLEBOOK_SECRET: system.settings.secret,
    LOG_LEVEL: 'silent',
    REDIS_URL: '',
  };
  const child = spawn(process.execPath, [CLI, 'replay', ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  child.stdout.on('data', (data) => (text += String(data)));
  child.stderr.on('data', (data) => (text += String(data)));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, said: text };
};

describe('replay --verify', () => {
  let system: TestSystem;
  let staff: Visitor;

  beforeEach(async () => {
    system = await TestSystem.start();
    staff = await system.as('admin');
    const { body: broker } = await staff.post<{ id: number }>('/api/brokers', { name: 'Summit Freight Brokers' });
    for (const amount of ['100.00', '250.00']) {
      const { body: invoice } = await staff.post<{ id: number }>('/api/invoices', { brokerId: broker.id, amount });
      await staff.post(`/api/invoices/${invoice.id}/payments`, { amount, paymentMethod: 'ach' });
    }
    await staff.patch(`/api/brokers/${broker.id}`, { name: 'Summit Freight' });
  });
  afterEach(() => system.stop({ verify: false }));

  const harm = (...sql: string[]): Promise<unknown> =>
    system.asOwner((owner) =>
      owner.query(
        [
          'ALTER TABLE facts DISABLE TRIGGER facts_are_final',
          ...sql,
          'ALTER TABLE facts ENABLE TRIGGER facts_are_final',
        ].join(';\n'),
      ),
    );
  const position = async (type: string): Promise<number> =>
    Number(
      (await system.sql<{ p: number }>('SELECT max(position) AS p FROM facts WHERE type = $1', [type])).rows[0]?.p,
    );
  /** All that the tables hold and which files they are in; signing in is not what is looked at. */
  const fingerprint = async (): Promise<unknown> => {
    const { rows: tables } = await system.sql<{ name: string; file: number }>(
      `SELECT relname AS name, relfilenode::int AS file FROM pg_class WHERE relnamespace = 'public'::regnamespace
        AND relkind = 'r' AND relname NOT IN ('sessions', 'rate_limits') ORDER BY 1`,
    );
    const held = tables.map(async ({ name, file }) => [
      name,
      file,
      (
        await system.sql<{ all: string }>(
          `SELECT md5(string_agg(t::text, '|' ORDER BY t::text)) AS all FROM "${name}" t`,
        )
      ).rows[0]?.all,
    ]);
    return Promise.all(held);
  };

  it('tells the head of a log that is whole, and changes nothing', async () => {
    const head = await system.lastPosition();
    const before = await fingerprint();
    const { code, said: text } = await command(system, '--verify');
    expect([code, text]).toEqual([0, expect.stringContaining(`its head is position ${head}, `)]);
    expect(text).toContain('The log is whole.\nEvery read table equals its replay.');
    expect(await fingerprint()).toEqual(before);
  });

  it.each([
    [
      'a fact taken out of the middle',
      'BrokerAdded',
      (p: number) => [`DELETE FROM facts WHERE position = ${p}`],
      /the fact at position \d+ is missing/,
    ],
    [
      'the last fact taken off',
      'BrokerChanged',
      (p: number) => [
        `UPDATE checkpoints SET position = ${p} WHERE name = (SELECT min(name) FROM checkpoints)`,
        `DELETE FROM facts WHERE position = ${p}`,
      ],
      /facts are missing at its end/,
    ],
    [
      'a version that skips',
      'BrokerChanged',
      (p: number) => [`UPDATE facts SET version = version + 1 WHERE position = ${p}`],
      /version 2 of broker-\d+ is missing/,
    ],
    [
      'a fact that was dated back',
      'BrokerChanged',
      (p: number) => [`UPDATE facts SET appended_at = appended_at - interval '1 day' WHERE position = ${p}`],
      /was noted before the one ahead of it/,
    ],
    [
      'an entry whose sum was changed',
      'JournalEntryPosted',
      (p: number) => [`UPDATE facts SET data = jsonb_set(data, '{lines,0,debit}', '25001') WHERE position = ${p}`],
      /has debits of 25001 and credits of 25000 cents/,
    ],
    [
      'a payment without its entry',
      'JournalEntryPosted',
      (p: number) => [`UPDATE facts SET type = 'AccountChanged' WHERE position = ${p}`],
      /InvoicePaymentReceived at position \d+ has 0 journal entries instead of 1/,
    ],
    [
      "a card provider's fee without its entry, as an earlier release named the fact",
      'BrokerChanged',
      (p: number) => [
        `UPDATE facts SET type = 'FeePaymentFeeNoted', data = '{"processingFee": 465}' WHERE position = ${p}`,
      ],
      /FeePaymentFeeNoted at position \d+ has 0 journal entries instead of 1/,
    ],
  ])('finds %s', async (_, type, sql, sentence) => {
    await harm(...sql(await position(type)));
    const { code, said: text } = await verify(system, '--verify');
    expect(text).toMatch(sentence);
    expect([code, text]).toEqual([1, expect.stringContaining('The log is not whole')]);
  });

  it('finds a read table that says something else, and does not mend it', async () => {
    await system.asOwner((owner) => owner.query('UPDATE invoices SET paid = paid + 1'));
    for (const look of [command, verify]) {
      const { code, said: text } = await look(system, '--verify');
      expect([code, text]).toEqual([1, expect.stringContaining('4 differences between read tables and their replay.')]);
    }
  });

  it.each([
    ['older', `UPDATE checkpoints SET version = version - 1 WHERE name = 'invoices'`, /of an older release/],
    [
      'older, a table behind',
      `DELETE FROM migrations WHERE name = '${migrations.at(-1)?.name ?? ''}'`,
      /of an older release/,
    ],
    [
      'newer, as it says',
      `UPDATE release SET number = number + 1, migration = migration + 1`,
      /belongs to a newer release/,
    ],
    [
      'newer, by a fold, as it says',
      `UPDATE release SET number = number + 1, folds = jsonb_set(folds, '{invoices}', '99')`,
      /belongs to a newer release/,
    ],
    ['newer', `UPDATE checkpoints SET version = version + 1 WHERE name = 'invoices'`, /belongs to a newer release/],
    [
      'newer, a table ahead',
      `INSERT INTO migrations (timestamp, name) VALUES (9999999999999, 'Later9999999999999')`,
      /belongs to a newer release/,
    ],
  ])('and every other replay leaves a database of another release alone: %s', async (_, make, sentence) => {
    await system.asOwner((owner) => owner.query(make));
    const before = await fingerprint();
    for (const args of [['--verify'], []]) {
      const { code, said: text } = await verify(system, ...args);
      expect([code, text]).toEqual([1, expect.stringMatching(sentence)]);
    }
    expect(await fingerprint()).toEqual(before);
  });
});
