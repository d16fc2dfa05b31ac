import type { Client, ClientConfig, QueryConfig, QueryResultRow } from 'pg';
import { connect } from './connect';

type Pipelined = Client & { readonly connection: { readonly stream: { cork(): void; uncork(): void } } };

/**
 * The small look-ups of a process, over one pipelined connection of their own: what is asked in one turn leaves in one write and needs no turn in
 * the pool. For queries by key only; a slow one would hold the others up.
 */
export class Lookups {
  private client: Pipelined | undefined;
  private connecting: Promise<Pipelined> | undefined;
  private corked = false;

  constructor(private readonly config: ClientConfig) {}

  async query<R extends QueryResultRow>(statement: QueryConfig): Promise<R[]> {
    const client = this.client ?? (await this.connected());
    if (!this.corked) {
      this.corked = true;
      client.connection.stream.cork();
      process.nextTick(() => {
        this.corked = false;
        client.connection.stream.uncork();
      });
    }
    const { rows } = await client.query<R>(statement);
    return rows;
  }

  async close(): Promise<void> {
    await this.connecting?.catch(() => undefined);
    await this.client?.end().catch(() => undefined);
  }

  private connected(): Promise<Pipelined> {
    this.connecting ??= this.connect().finally(() => (this.connecting = undefined));
    return this.connecting;
  }

  private async connect(): Promise<Pipelined> {
    const client = (await connect(this.config, 'look-ups', { pipeline: true })) as unknown as Pipelined;
    const lost = (): void => {
      if (this.client === client) this.client = undefined;
    };
    client.on('error', lost);
    client.on('end', lost);
    this.client = client;
    return client;
  }
}

const turn: (() => void)[] = [];

/** Runs together, once everything else of this turn is done, what was put off in it. */
export const atTurnsEnd = (work: () => void): void => {
  if (turn.push(work) > 1) return;
  setImmediate(() => {
    for (const each of turn.splice(0)) each();
  });
};
