import { Client as PgClient, type Client } from 'pg';

/** A read that the product asked of the database: its text and the values of its parameters. */
export interface Read {
  readonly text: string;
  readonly values: unknown[];
}

/** A node of a plan as EXPLAIN (ANALYZE, FORMAT JSON) tells it. */
export interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly Plan[];
}
export const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
/** How many rows a scan looked at, those that it left out too. */
export const visited = (node: Plan): number =>
  ((node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)) *
  node['Actual Loops'];

/** Runs a read again on another connection. @returns its plan, with what each node really did */
export const planOf = async (client: Client, { text, values }: Read): Promise<Plan | undefined> => {
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    `EXPLAIN (ANALYZE, FORMAT JSON) ${text}`,
    values,
  );
  return rows[0]?.['QUERY PLAN'][0].Plan;
};

/** Notes the reads of all connections but one, whatever asks them. */
export class ReadWatch {
  private readonly query = Reflect.get(PgClient.prototype, 'query') as (...all: unknown[]) => unknown;
  private seen: Read[] = [];

  /** @param reads how the text of a read begins */
  constructor(but: Client, reads: RegExp) {
    const { query } = this;
    const note = (read: Read): void => void this.seen.push(read);
    PgClient.prototype.query = function (this: Client, ...all: unknown[]): never {
      const [first, second] = all as [string | { text: string; values?: unknown[] }, unknown];
      const text = typeof first === 'string' ? first : first.text;
      const values = typeof first === 'string' ? second : first.values;
      if (this !== but && reads.test(text)) note({ text, values: Array.isArray(values) ? values : [] });
      return query.apply(this, all) as never;
    };
  }

  /** What was asked since the last call. */
  taken(): readonly Read[] {
    const taken = this.seen;
    this.seen = [];
    return taken;
  }
  end(): void {
    Reflect.set(PgClient.prototype, 'query', this.query);
  }
}
