import type { Socket } from 'node:net';
import { Client, type ClientConfig, type Pool, type PoolClient } from 'pg';

/** How long a connection waits for the database before it counts as gone. */
const CONNECT_MS = 5_000;
const KEEP_ALIVE_MS = 10_000;
/** The server forgets a client that vanished without a word, and the locks it held, after about half a minute. */
const SERVER_KEEPS = [
  'tcp_keepalives_idle=10',
  'tcp_keepalives_interval=5',
  'tcp_keepalives_count=3',
  'tcp_user_timeout=25000',
];

/**
 * What a connection is for: somebody waits for its answers, or it works through the log and may take its time over one
 * statement.
 */
export type TimeoutOptions = 'request' | 'work';
const STATEMENT_MS: Readonly<Record<TimeoutOptions, number>> = { request: 30_000, work: 0 };
const IDLE_IN_TRANSACTION_MS: Readonly<Record<TimeoutOptions, number>> = { request: 60_000, work: 0 };
/**
 * A request reads little, whatever the planner expects of a large table: starting helpers and compilers takes longer
 * than that, and a row that an index finds is in memory or on flash, not under the arm of a disk.
 */
const PLANNING: Readonly<Record<TimeoutOptions, readonly string[]>> = {
  request: ['max_parallel_workers_per_gather=0', 'jit=off', 'random_page_cost=1.1'],
  work: [],
};
/** A little more than the server's own limit: it is the wire that is silent then. */
const SILENCE_MS: Readonly<Record<TimeoutOptions, number>> = { request: 35_000, work: 0 };

/** A server that has not answered a simple question for so long is away. */
export const AWAY_MS = 3_000;
const SILENT = 'Connection terminated: the database did not answer in time';

interface DatabaseConfig extends ClientConfig {
  readonly silenceMillis?: number;
}

const asked = new Set<DatabaseClient>();

/**
 * A connection that never ends the process when it breaks, and gives up a wire on which nothing comes back. What it was
 * asked fails then, by itself.
 */
export class DatabaseClient extends Client {
  private askedAt = 0;
  private readonly mayBeSilent: number;

  constructor(config: DatabaseConfig) {
    super(config);
    // whoever waits hears of it by the failure of the query; an idle connection is replaced by its owner
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
   * The server of this one answers nobody: whoever asked it and has heard nothing for as long need not wait any longer.
   */
  giveUpSilent(): void {
    const before = performance.now() - AWAY_MS;
    for (const other of asked)
      if (other.host === this.host && other.port === this.port && other.mayBeSilent > 0 && other.askedAt < before)
        other.wire.destroy(new Error(SILENT));
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

/** The options of a connection, for a pool too: its name, its limits, how a lost wire is noticed. */
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
 * A connection of its own, open. The one way to get one: nothing else in the server makes a client. @param name what
 * the database's list of sessions calls it
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

/** Lends a connection of the pool to one piece of work; one that broke meanwhile does not come back. */
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
