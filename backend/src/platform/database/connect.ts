import type { Socket } from 'node:net';
import { Client, type ClientConfig, type Pool, type PoolClient } from 'pg';

/** How long connecting to the database may take. */
const CONNECT_MS = 5_000;
const KEEP_ALIVE_MS = 10_000;
/**
 * After about half a minute the server drops a client that vanished without closing its connection, and releases its
 * locks.
 */
const SERVER_KEEPS = [
  'tcp_keepalives_idle=10',
  'tcp_keepalives_interval=5',
  'tcp_keepalives_count=3',
  'tcp_user_timeout=25000',
];

/**
 * The use of a connection: `request` when somebody waits for its results; `work` for long work on the log, whose
 * statements have no time limit.
 */
export type TimeoutOptions = 'request' | 'work';
const STATEMENT_MS: Readonly<Record<TimeoutOptions, number>> = { request: 30_000, work: 0 };
const IDLE_IN_TRANSACTION_MS: Readonly<Record<TimeoutOptions, number>> = { request: 60_000, work: 0 };
/**
 * Planner settings. A request reads few rows, even if the planner expects many: starting parallel workers or the JIT
 * would take longer than the query, and random reads are cheap because pages are in memory or on flash storage.
 */
const PLANNING: Readonly<Record<TimeoutOptions, readonly string[]>> = {
  request: ['max_parallel_workers_per_gather=0', 'jit=off', 'random_page_cost=1.1'],
  work: [],
};
/** When a silent connection counts as lost: a little later than the server's own statement timeout. */
const SILENCE_MS: Readonly<Record<TimeoutOptions, number>> = { request: 35_000, work: 0 };

/** A server that has not answered a trivial query for this long counts as down. */
export const AWAY_MS = 3_000;
const SILENT = 'Connection terminated: the database did not answer in time';

interface DatabaseConfig extends ClientConfig {
  readonly silenceMillis?: number;
}

const asked = new Set<DatabaseClient>();

/**
 * A database connection that never crashes the process when it breaks, and that closes itself when the server stays
 * silent; its pending queries then fail.
 */
export class DatabaseClient extends Client {
  private askedAt = 0;
  private readonly mayBeSilent: number;

  constructor(config: DatabaseConfig) {
    super(config);
    // pending queries fail by themselves; an idle connection is replaced by its owner
    this.on('error', () => undefined);
    for (const over of ['drain', 'end'] as const) this.on(over, () => void asked.delete(this));
    this.mayBeSilent = config.silenceMillis ?? 0;
    if (this.mayBeSilent > 0) this.once('connect', () => this.giveUpAfter(this.mayBeSilent));
  }

  // oxlint-disable-next-line typescript/no-explicit-any -- every overload of pg's own query goes through
  override query(...args: any[]): any {
    if (!asked.has(this)) this.askedAt = performance.now();
    asked.add(this);
    return (super.query as (...all: unknown[]) => unknown).apply(this, args);
  }

  /**
   * Called when the server of this connection does not answer: closes it if it waits for a result, and all others to
   * that server which have waited for AWAY_MS or longer. Its own wait is not measured again, because a timer may fire a
   * moment early.
   */
  giveUpSilent(): void {
    const before = performance.now() - AWAY_MS;
    for (const other of asked)
      if (other === this || (this.isBeside(other) && other.mayBeSilent > 0 && other.askedAt < before))
        other.wire.destroy(new Error(SILENT));
  }

  private isBeside({ host, port }: DatabaseClient): boolean {
    return host === this.host && port === this.port;
  }

  private get wire(): Socket {
    return (this as unknown as { connection: { stream: Socket } }).connection.stream;
  }

  private giveUpAfter(milliseconds: number): void {
    const { wire } = this;
    wire.setTimeout(milliseconds, () => {
      if (asked.has(this)) wire.destroy(new Error(SILENT));
    });
  }
}

/** The options of a connection or pool: name, timeouts, detection of lost connections. */
export const withTimeouts = (
  config: ClientConfig,
  name: string,
  patience: TimeoutOptions = 'request',
): DatabaseConfig & { readonly Client: typeof DatabaseClient } => ({
  ...config,
  application_name: `axlebook ${name}`,
  connectionTimeoutMillis: CONNECT_MS,
  keepAlive: true,
  keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  silenceMillis: SILENCE_MS[patience],
  options: [config.options, ...limits(patience).map((setting) => `-c ${setting}`)].filter(Boolean).join(' '),
  Client: DatabaseClient,
});

const limits = (patience: TimeoutOptions): string[] => [
  ...SERVER_KEEPS,
  ...PLANNING[patience],
  `statement_timeout=${STATEMENT_MS[patience]}`,
  `idle_in_transaction_session_timeout=${IDLE_IN_TRANSACTION_MS[patience]}`,
];

export type Connection = Client & Pick<DatabaseClient, 'giveUpSilent'>;

/**
 * Opens a connection outside the pool. All such connections of the server are made here.
 * @param name the name in PostgreSQL's list of sessions, after 'axlebook '
 */
export const connect = async (
  config: ClientConfig,
  name: string,
  { patience = 'request', pipeline = false }: { patience?: TimeoutOptions; pipeline?: boolean } = {},
): Promise<Connection> => {
  const client = new DatabaseClient({ ...withTimeouts(config, name, patience), pipeline });
  try {
    await client.connect();
  } catch (error) {
    if ((error as Error).message === 'timeout expired') client.giveUpSilent();
    await client.end().catch(() => undefined);
    throw error;
  }
  return client;
};

/** Runs work on a connection of the pool. A connection that broke meanwhile is not returned to the pool. */
export const withPooledClient = async <Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> => {
  const client = await pool.connect();
  let broken: Error | undefined;
  const heard = (error: Error): void => void (broken = error);
  client.on('error', heard);
  try {
    return await work(client);
  } finally {
    client.off('error', heard);
    client.release(broken);
  }
};
