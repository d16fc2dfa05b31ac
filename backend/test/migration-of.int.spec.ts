import '../src/app.module';
import { connect, type Connection } from '../src/platform/database/connect';
import { snake } from '../src/platform/database/naming';
import { allTypes } from '../src/platform/records/kind/record-type';
import { migrationOf, tableSqlOf } from '../src/platform/records/store/migration-of';
import { createTestDatabase } from '../src/platform/testing/test-database';

const SCHEMA = 'written';

describe('the migration that is written for a kind of record', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let owner: Connection;
  beforeAll(async () => {
    database = await createTestDatabase();
    owner = await connect({ connectionString: database.url }, 'test');
    await owner.query(`CREATE SCHEMA ${SCHEMA}`);
    await owner.query(`SET search_path = ${SCHEMA}, public`);
  });
  afterAll(async () => {
    await owner.end();
    await database.drop();
  });

  /** By column its type and whether it may be null. */
  const columnsOf = async (schema: string, table: string): Promise<Record<string, string>> => {
    const { rows } = await owner.query<{ name: string; type: string; nullable: string }>(
      `SELECT column_name AS name, data_type AS type, is_nullable AS nullable FROM information_schema.columns
       WHERE table_schema = $1 AND table_name = $2`,
      [schema, table],
    );
    return Object.fromEntries(rows.map(({ name, type, nullable }) => [name, `${type} ${nullable}`]));
  };

  it.each(allTypes().map((kind) => [kind.kind, kind] as const))(
    'makes the table of %s as it is, with indexes',
    async (_, kind) => {
      await owner.query(tableSqlOf(kind));
      expect(await columnsOf(SCHEMA, kind.tableName)).toEqual(await columnsOf('public', kind.tableName));
    },
  );

  /** By unique index, the fields that stand for a column that no field has. */
  const STANDS_FOR: Readonly<Record<string, readonly string[]>> = {
    registrations_open: ['open_request'],
    pay_rules_days: ['driver_id', 'basis', `daterange("from", until, '[]'::text)`],
  };

  it.each(
    allTypes().flatMap(({ options }) =>
      (options.unique ?? []).map(
        ({ index, by }) => [index, STANDS_FOR[index] ?? by.map((field) => snake(field))] as const,
      ),
    ),
  )('keeps apart by %s what its table keeps apart: %p', async (index, by) => {
    const { rows } = await owner.query<{ column: string }>(
      `SELECT pg_get_indexdef(i.indexrelid, n, TRUE) AS column FROM pg_index i
       CROSS JOIN generate_series(1, i.indnkeyatts) AS n
       WHERE i.indexrelid = to_regclass('public.' || $1) AND (i.indisunique OR i.indisexclusion) ORDER BY n`,
      [index],
    );
    // a column with the name of a word of SQL is quoted
    expect(rows.map(({ column }) => column.replace(/^"(\w+)"$/, '$1'))).toEqual(by);
  });

  it('is a file and a class under the next number', () => {
    const [kind] = allTypes().filter(({ tableName }) => tableName === 'irp_renewals');
    if (!kind) throw new Error('There are no IRP renewals');
    const { file, source } = migrationOf(kind, 99);
    expect(file).toBe('0099-irp-renewals.ts');
    expect(source).toContain('export class IrpRenewals1763740800099 implements MigrationInterface');
    expect(source).toContain('        id uuid PRIMARY KEY,\n');
    expect(source).toContain(
      'CREATE INDEX irp_renewals_words ON irp_renewals USING gin (fleet gin_trgm_ops, irp_account gin_trgm_ops, notes gin_trgm_ops);',
    );
  });

  it('counts the numbers of a record with rules of its own, and knows of no removed one', () => {
    const invoices = allTypes().find(({ kind }) => kind === 'invoice');
    if (!invoices) throw new Error('There are no invoices');
    const { source } = migrationOf(invoices, 99);
    for (const line of [
      'CREATE SEQUENCE invoice_ids;',
      'CREATE UNIQUE INDEX invoices_number ON invoices (invoice_number);',
      'CREATE INDEX invoices_invoice_number ON invoices (invoice_number, id);',
      'CREATE INDEX invoices_due_date ON invoices (due_date NULLS FIRST, id);',
      'CREATE INDEX invoices_status ON invoices (status, id);',
    ])
      expect(source).toContain(line);
    expect(source).not.toContain('removed_at');
  });
});
