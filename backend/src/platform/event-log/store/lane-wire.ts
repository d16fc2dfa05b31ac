import type { Client, ClientConfig, DatabaseError, QueryConfig } from 'pg';
import { connect } from '../../database/connect';
import type { Fence } from './fence';
import { rowStatements } from '../projections/row-sql';
import type { TableShape } from '../projections/rows';
import { BatchRefused } from './batch-refused';
import { ANOTHER_RELEASE, ReleaseBehind, StoreUnavailable } from '../../core/errors';
import { pipelineResults } from './flight';
import { ANSWERS_TABLE } from './lane-batch';
import { appendStatement } from './lane-sql';
import type { Unit } from './unit';

/** Error codes that mean the database went away, or came back read-only. */
const GONE = /^(08|57P|25006)/;

export interface Patience {
  /** How many milliseconds a statement waits for a lock on the row of a record, or on its table. */
  readonly locks: number;
  /** The same for what all writers share: rows of sums, and the lock of the log. */
  readonly shared: number;
}

interface Leg {
  readonly statement: string | QueryConfig;
  readonly table: string | null;
}

/**
 * One connection that commits batches. Rows, stored responses, events and COMMIT of a batch go out in one flight, so
 * that no round trip falls between taking the lock of the log and the commit.
 */
export class LaneWire {
  private client: Client | undefined;

  constructor(
    private readonly config: ClientConfig,
    private readonly shapeOf: (table: string) => TableShape,
    private readonly fence: Pick<Fence, 'number' | 'noticed'>,
    private readonly name: string,
    private readonly patience: Patience,
  ) {}

  /**
   * Commits units together.
   * @returns the position of their last event
   * @throws BatchRefused or ReleaseBehind when nothing was written; StoreUnavailable when the outcome is unknown
   */
  async commit(units: readonly Unit[]): Promise<number> {
    const client = await this.connected();
    const legs = this.legsOf(units);
    const alone = legs.length === 1;
    const flight: Leg[] = alone
      ? legs
      : [once(`BEGIN; SET LOCAL lock_timeout = ${this.patience.locks}`), ...legs, once('COMMIT')];
    const landed = await pipelineResults(
      client,
      flight.map(({ statement }) => statement),
    );
    const broke = landed.findIndex(({ status }) => status === 'rejected');
    const failed = landed[broke];
    if (failed?.status === 'rejected')
      throw this.judged(failed.reason as DatabaseError, flight[broke]?.table ?? null, client);
    const appended = landed[alone ? 0 : landed.length - 2];
    return appended?.status === 'fulfilled' ? (appended.value.rows[0] as { position: number }).position : 0;
  }

  /** Whether somebody holds a lock that blocks all writes to a table. */
  async isLocked(table: string): Promise<boolean> {
    const client = await this.connected();
    const [, locked] = await pipelineResults(client, [
      'BEGIN',
      `LOCK TABLE "${table}" IN ROW EXCLUSIVE MODE NOWAIT`,
      'ROLLBACK',
    ]);
    return locked?.status === 'rejected' && (locked.reason as DatabaseError).code === '55P03';
  }

  async announce(): Promise<void> {
    await this.client?.query("SELECT pg_notify('facts', '')").catch(() => undefined);
  }

  async close(): Promise<void> {
    await this.client?.end().catch(() => undefined);
  }

  /**
   * The statements of a batch in the order of their locks: first rows of single records, then shared rows, last the
   * lock of the log. So no writer holds a shared lock while it waits for the row of a record.
   */
  private legsOf(units: readonly Unit[]): Leg[] {
    const rows = rowStatements(
      units.flatMap((unit) => unit.rows),
      this.shapeOf,
    );
    const answers = units.flatMap((unit) => (unit.answer ? [unit.answer] : []));
    const leg = ({ name, text, values, table }: (typeof rows)[number]): Leg => ({
      statement: { name, text, values },
      table,
    });
    const own = rows.filter(({ shared }) => !shared).map(leg);
    if (answers.length > 0)
      own.push({
        statement: { name: 'answers', text: ANSWERS, values: [JSON.stringify(answers)] },
        table: ANSWERS_TABLE,
      });
    return [
      ...own,
      ...(own.length > 0 ? [once(`SET LOCAL lock_timeout = ${this.patience.shared}`)] : []),
      ...rows.filter(({ shared }) => shared).map(leg),
      { statement: appendStatement(units, this.fence.number), table: null },
    ];
  }

  /**
   * When the connection broke, the batch may have been committed: its writers are told that the outcome is unknown, and
   * it is never sent again.
   */
  private judged(error: DatabaseError, table: string | null, client: Client): Error {
    if (error.code === ANOTHER_RELEASE) {
      this.fence.noticed();
      return new ReleaseBehind();
    }
    if (error.severity !== undefined && !GONE.test(error.code ?? '')) return new BatchRefused(error, table);
    if (this.client === client) this.client = undefined;
    client.end().catch(() => undefined);
    return new StoreUnavailable(error.message);
  }

  private async connected(): Promise<Client> {
    if (this.client) return this.client;
    const options = `${this.config.options ?? ''} -c lock_timeout=${this.patience.shared}`;
    const client = await connect({ ...this.config, options }, this.name, { pipeline: true }).catch((error: unknown) => {
      throw new StoreUnavailable((error as Error).message);
    });
    const lost = (): void => {
      if (this.client === client) this.client = undefined;
    };
    client.on('error', lost);
    client.on('end', lost);
    this.client = client;
    return client;
  }
}

const once = (statement: string): Leg => ({ statement, table: null });

const ANSWERS = `INSERT INTO idempotent_answers (actor, key, route, body_hash, status, version, answer, at)
SELECT r.actor, r.key, r.route, r."bodyHash", r.status, r.version, r.answer, r.at
FROM json_to_recordset($1::json) AS r(actor text, key text, route text, "bodyHash" text, status smallint, version int,
answer json, at timestamptz) ORDER BY r.actor, r.key`;
