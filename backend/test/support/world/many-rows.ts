import type { Client } from 'pg';
import { DataSource } from 'typeorm';
import { allKinds } from '../../../src/platform/records/kind/kind';
import { tableShapeOf } from '../../../src/platform/event-log/projections/read-tables';
import { allProjections } from '../../../src/platform/event-log/projections/projection';
import type { TableShape } from '../../../src/platform/event-log/projections/rows';
import { choicesIn } from '../requests/plausible';
import type { TestSystem } from '../system';

type Choices = Readonly<Record<string, readonly string[]>>;
/** What columns hold that hold one of a few words. */
const CHOICES: Readonly<Record<string, Choices>> = {
  compliance_payments: {
    payment_status: ['pending', 'processing', 'completed', 'failed', 'refunded'],
    payment_method: ['card', 'bank_transfer', 'ach', 'check'],
    provider: ['sandbox'],
  },
  client_charges: { status: ['open', 'paid', 'cancelled'] },
  payouts: { source: ['cards', 'checks'], status: ['arrived', 'reversed'] },
  invoices: {
    status: ['draft', 'pending', 'paid', 'overdue', 'cancelled'],
    factoring_status: ['advanced', 'collected', 'released', 'charged_back'],
    standing: ['open', 'partly_paid', 'short', 'disputed', 'factored', 'paid', 'credited', 'written_off'],
  },
  invoice_sums: { status: ['draft', 'pending', 'paid', 'overdue', 'cancelled'] },
  settlements: {
    status: ['draft', 'approved', 'paid', 'discarded'],
    method: ['check', 'ach', 'wire', 'cash', 'card', 'third_party'],
  },
  settled_sources: { kind: ['load', 'expense', 'payrule', 'deductionrule'] },
  tax_forms: { form: ['1099-nec', '1099-misc'], status: ['draft', 'pending', 'filed', 'discarded'] },
  ifta_returns: {
    quarter: ['Q1', 'Q2', 'Q3', 'Q4'],
    status: ['draft', 'reviewed', 'filed', 'paid', 'discarded'],
    units: ['us', 'metric'],
  },
  deposits: { status: ['open', 'used'] },
  fuel_card_payments: { status: ['paid', 'reversed'] },
  payments: { payment_method: ['check', 'ach', 'wire', 'card', 'cash', 'factoring'] },
  bank_lines: { status: ['imported', 'matched', 'booked', 'ignored'] },
  journal_lines: { account_number: ['1100', '4000', '1000', '6000', '2000'] },
};
/** Kinds of records say it themselves. */
const choicesOf = (table: TableShape, property: string): readonly string[] | undefined => {
  const kind = allKinds().find(({ tableName }) => tableName === table.name);
  const field = kind?.fields.find(({ name }) => name === property);
  return field && choicesIn(field.rule);
};
/** Rows that many others point at. */
const NAMED = 200;
const uuid = (number: string): string => `md5(${number}::text)::uuid`;

const wordsOf = (table: TableShape, { column, property }: TableShape['columns'][number]): readonly string[] =>
  CHOICES[table.name]?.[column] ?? choicesOf(table, property) ?? [];

/** SQL for a column of row `n` of many. */
const valueOf = (table: TableShape, which: TableShape['columns'][number], rows: number): string => {
  const { column, sqlType, key } = which;
  const words = wordsOf(table, which);
  // every word of one column goes with every word of another
  const before = table.columns.slice(0, table.columns.indexOf(which)).map((each) => wordsOf(table, each).length || 1);
  const turn = before.reduce((product, count) => product * count, 1);
  if (words.length > 0) {
    // what is done is old: rows of one status lie together
    const nr = column.endsWith('status') ? `(n - 1) * ${words.length} / ${rows}` : `n / ${turn} % ${words.length}`;
    return `(ARRAY[${words.map((word) => `'${word}'`).join(', ')}])[${nr} + 1]`;
  }
  if (table.name === 'journal_lines' && column === 'source_kind') return "'invoice'";
  if (table.name === 'journal_lines' && column === 'source_id') return `(n % ${NAMED} + 1)::text`;
  // how the sheets of a bank are read is an object, or nothing yet
  if (table.name === 'bank_accounts' && column === 'mapping') return 'NULL::jsonb';
  // what is agreed about waiting is an object, or nothing yet
  if (['loads', 'brokers'].includes(table.name) && column === 'terms') return 'NULL::jsonb';
  // who pays and who is paid are objects on a form 1099
  if (table.name === 'tax_forms' && ['payer', 'payee'].includes(column)) return `'{"name": "Name"}'::jsonb`;
  // what a return comes to is an object, too
  if (table.name === 'ifta_returns' && column === 'totals')
    return `'{"tax": 0, "surcharge": 0, "interest": 0, "penalty": 0, "previousCredit": 0, "due": 0}'::jsonb`;
  // one return for a client and quarter
  if (table.name === 'ifta_returns' && column === 'year') return `2000 + n / ${NAMED} % 100`;
  if (column === 'client_id') return uuid(`(n % ${NAMED})`);
  // what is overdue is marked every night: hardly anything is past its day and still pending
  if (column === 'due_date') return "date '2098-01-01' + n % 700";
  if (column === 'removed_at' || column === 'reversed_at')
    return "CASE WHEN n % 500 = 0 THEN timestamptz '2026-01-01 12:00Z' END";
  const values: Readonly<Record<string, string>> = {
    uuid: uuid('n'),
    // the order of words is not that of birth
    text: `'${column.replaceAll('_', ' ')} ' || (n::bigint * 7919) % ${rows}`,
    bigint: key ? '1000000 + n' : column.endsWith('_id') ? `n % ${NAMED} + 1` : '(n::bigint * 7919) % 250000 + 1',
    integer: key ? 'n % 2' : '2000 + n % 20',
    numeric: '(n * 31) % 3000',
    date: "date '2026-01-01' + n % 700",
    timestamptz: "timestamptz '2026-01-01 12:00Z' + n * interval '1 minute'",
    boolean: 'n % 11 > 0',
    jsonb: "'[]'",
  };
  const value = values[sqlType];
  if (value === undefined) throw new Error(`What would a ${sqlType} of ${table.name}.${column} be?`);
  return value;
};

const LINES = ['journal_lines', 'cash_lines'];
const ONE_SIDED = ['debit', 'credit'];
const NAMED_BY_FEW = ['load_id', 'vehicle_id', 'driver_id'];
/** Lines of the books: on one side each, and two of three name no load, vehicle or driver. */
const valueOfLine = (column: string, value: string): string => {
  if (ONE_SIDED.includes(column)) return `CASE n % 2 WHEN ${ONE_SIDED.indexOf(column)} THEN 500 ELSE 0 END`;
  return NAMED_BY_FEW.includes(column) ? `CASE WHEN n % 3 = 0 THEN ${value} END` : value;
};
const fill = async (client: Client, table: TableShape, rows: number): Promise<void> => {
  const columns = table.columns.map(({ column }) => `"${column}"`).join(', ');
  const values = table.columns.map((each) => {
    const value = valueOf(table, each, rows);
    return LINES.includes(table.name) ? valueOfLine(each.column, value) : value;
  });
  // rows that nobody wrote do not exclude each other
  const { rows: exclusions } = await client.query<{ conname: string }>(
    "SELECT conname FROM pg_constraint WHERE conrelid = to_regclass($1) AND contype = 'x'",
    [table.name],
  );
  for (const { conname } of exclusions) await client.query(`ALTER TABLE "${table.name}" DROP CONSTRAINT "${conname}"`);
  // an index is built faster at once than row by row
  const { rows: indexes } = await client.query<{ indexname: string; indexdef: string }>(
    "SELECT indexname, indexdef FROM pg_indexes WHERE tablename = $1 AND indexdef NOT LIKE 'CREATE UNIQUE%'",
    [table.name],
  );
  for (const { indexname } of indexes) await client.query(`DROP INDEX "${indexname}"`);
  await client.query(
    `INSERT INTO "${table.name}" (${columns}) SELECT ${values.join(', ')} FROM generate_series(1, ${rows}) n
      ON CONFLICT DO NOTHING`,
  );
  for (const { indexdef } of indexes) await client.query(indexdef);
  await client.query(`VACUUM ANALYZE "${table.name}"`);
};

/**
 * Fills every read table with rows that nobody wrote: for looking at how they are read. The log knows nothing of them.
 */
export const manyRows = (system: TestSystem, rows: number): Promise<void> =>
  system.asOwner(async (client) => {
    await client.query("SET session_replication_role = replica; SET maintenance_work_mem = '256MB'");
    const shapes = allProjections().map(({ table }) => tableShapeOf(system.app.get(DataSource), table));
    for (const shape of shapes.filter(({ name }) => !['accounts', 'settings', 'ledger_months'].includes(name)))
      await fill(client, shape, rows);
  });
