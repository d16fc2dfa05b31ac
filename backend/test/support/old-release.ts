import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Client } from 'pg';
import { gunzipSync } from 'node:zlib';
import { migrations } from '../../src/migrations';
import { connect } from '../../src/platform/database/connect';
import { ensureDatabase, migrate } from '../../src/platform/installation/migrate';

const FIXTURES = path.resolve(__dirname, '../fixtures');

type Text = string | null;
export type OldRow = Readonly<Record<string, Text>>;
interface OldTable {
  readonly key: readonly string[];
  /** Its columns and their types. */
  readonly columns: Readonly<Record<string, string>>;
  /** As PostgreSQL writes each value, in the order of the columns; by the table's key. */
  readonly rows: readonly (readonly Text[])[];
}
interface Left {
  readonly checkpoints: readonly object[];
  readonly tables: Readonly<Record<string, OldTable>>;
}
export interface OldEvent {
  readonly stream_id: string;
  readonly version: number;
  readonly type: string;
  readonly metadata: { readonly actorId: string | null };
}
export interface OldDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

const EVENT = ['recorded_at', 'version', 'schema', 'archived', 'stream_id', 'type', 'data', 'metadata::text'];

const SUMS = /_(sums|days)$/;

let made = 0;
const at = (database: string): string => {
  const url = new URL(process.env['TEST_PG_URL'] ?? '');
  url.pathname = `/${database}`;
  return url.href;
};
const asOwner = async <Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> => {
  const client = await connect({ connectionString: url, options: '-c timezone=UTC' }, 'test', { patience: 'work' });
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

/** Tables whose rows are kept in more parts today, as earlier releases had them. */
const KEPT_OTHERWISE: Readonly<Record<string, string>> = {
  ledger_months: `(SELECT first_day AS month, account_number, client_id, sum(debit)::bigint AS debit,
    sum(credit)::bigint AS credit, sum(lines)::integer AS lines FROM ledger_months
    WHERE basis = 'accrual' AND span = 'month' AND client_id <> '*' GROUP BY 1, 2, 3) m`,
};

/** What an earlier release wrote, kept below `backend/test/fixtures`: its log, and the read tables it folded of it. */
export class OldRelease {
  readonly events: readonly OldEvent[];
  private readonly lines: readonly string[];
  private readonly left: Left;

  /** @param schema how many of today's migrations the release had */
  constructor(
    folder: string,
    private readonly schema: number,
  ) {
    const read = (file: string): string => gunzipSync(readFileSync(path.join(FIXTURES, folder, file))).toString('utf8');
    this.lines = read('facts.jsonl.gz').trimEnd().split('\n');
    this.events = this.lines.map((line) => JSON.parse(line) as OldEvent);
    this.left = JSON.parse(read('tables.json.gz')) as Left;
  }

  get tables(): readonly string[] {
    return Object.keys(this.left.tables);
  }

  rowsOf(table: string): OldRow[] {
    const { columns, rows } = this.tableOf(table);
    const names = Object.keys(columns);
    return rows.map((row) => Object.fromEntries(names.map((name, nr) => [name, row[nr] ?? null])));
  }
  keyOf(table: string, row: OldRow): string {
    return this.tableOf(table)
      .key.map((name) => row[name])
      .join(' ');
  }

  /** Whether a row sums up nothing: such a row may be there or not. */
  isSumOfNothing(table: string, row: OldRow): boolean {
    const { key, columns } = this.tableOf(table);
    const sums = Object.keys(columns).filter((column) => !key.includes(column));
    return SUMS.test(table) && sums.every((column) => Number(row[column]) === 0);
  }

  /** A database as the release made it, with its log; with its read tables, too, or with empty ones. */
  async database({ folded }: { folded: boolean }): Promise<OldDatabase> {
    const name = `test_old_${process.pid}_${(made += 1)}`;
    const [url, server] = [at(name), at('postgres')];
    await ensureDatabase(url);
    await migrate(url, migrations.slice(0, this.schema), []);
    await asOwner(url, async (client) => {
      await client.query('INSERT INTO facts SELECT * FROM json_populate_recordset(NULL::facts, $1)', [
        `[${this.lines.join()}]`,
      ]);
      if (folded) await this.fold(client);
    });
    const drop = (): Promise<void> =>
      asOwner(server, async (client) => void (await client.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`)));
    return { url, drop };
  }

  /** The rows that a database holds today, in the columns that the release knew. */
  rowsToday(url: string, table: string): Promise<OldRow[]> {
    const columns = Object.keys(this.tableOf(table).columns);
    const text = columns.map((column) => `"${column}"::text`).join(', ');
    const from = KEPT_OTHERWISE[table] ?? `"${table}"`;
    return asOwner(url, async (client) => (await client.query<OldRow>(`SELECT ${text} FROM ${from}`)).rows);
  }

  /** The positions whose events a database holds otherwise, or does not hold. */
  async eventsChanged(url: string): Promise<number[]> {
    const all = (event: string): string => `(${EVENT.map((column) => `${event}.${column}`).join(', ')})`;
    const text = `SELECT COALESCE(f.position, o.position)::int AS position
      FROM json_populate_recordset(NULL::facts, $1) o FULL JOIN facts f USING (position)
      WHERE ${all('f')} IS DISTINCT FROM ${all('o')}`;
    return asOwner(url, async (client) => {
      const { rows } = await client.query<{ position: number }>(text, [`[${this.lines.join()}]`]);
      return rows.map(({ position }) => position);
    });
  }

  private tableOf(table: string): OldTable {
    const found = this.left.tables[table];
    if (!found) throw new Error(`The release had no table ${table}`);
    return found;
  }

  private async fold(client: Client): Promise<void> {
    for (const [table, { columns, rows }] of Object.entries(this.left.tables)) {
      const values = Object.values(columns).map((type, nr) => `(r->>${nr})::${type}`);
      const names = Object.keys(columns).map((name) => `"${name}"`);
      await client.query(
        `INSERT INTO "${table}" (${names.join(', ')}) SELECT ${values.join(', ')} FROM json_array_elements($1) r`,
        [JSON.stringify(rows)],
      );
    }
    await client.query('INSERT INTO checkpoints SELECT * FROM json_populate_recordset(NULL::checkpoints, $1)', [
      JSON.stringify(this.left.checkpoints),
    ]);
  }
}
