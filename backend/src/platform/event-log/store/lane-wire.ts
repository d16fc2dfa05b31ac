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

/** The database went away, or it came back as one that only reads. */
const GONE = /^(08|57P|25006)/;

export interface Patience {
  /** How many milliseconds a statement waits for the row of a record that somebody else holds, or its table. */
  readonly locks: number;
  /** How many for what every writer shares: shared rows, and the log's own lock. */
  readonly shared: number;
}

interface Leg {
  readonly statement: string | QueryConfig;
  readonly table: string | null;
}

/**
 * One connection into the log. Rows, answers, events and COMMIT of a batch travel in one flight; nothing awaits between
 * lock and COMMIT.
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
   * Commits units together. @returns the position of their last event @throws BatchRefused or ReleaseBehind when
   * nothing of it was written, StoreUnavailable when nobody knows
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

  /** Whether somebody keeps everybody from writing to a table. */
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
   * What is one record's own, then what records share, the log's lock last: so that nobody waits for a record while
   * others wait for him.
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

  /** A batch whose connection went may have landed: it is told as such, whole, and never sent again. */
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
