import type { ClientBase } from 'pg';

/** A rule that the log must satisfy. `faults` returns a sentence for each violation found, at most the first few. */
export interface LogCheck {
  readonly name: string;
  readonly faults: (client: ClientBase) => Promise<readonly string[]>;
}

const checks: LogCheck[] = [];

/** Adds a check; modules use it for rules between their own events. */
export const mustHold = (check: LogCheck): void => void checks.push(check);

export interface LogHead {
  readonly position: number;
  readonly stream: string;
  readonly version: number;
  readonly appendedAt: string;
}
export interface CheckedLog {
  readonly events: number;
  readonly streams: number;
  readonly head: LogHead | null;
  readonly faults: readonly string[];
}

const SHOWN = 5;

/** A check made of one query, whose rows are sentences (`fault`). */
export const inSql = (name: string, text: string): LogCheck => ({
  name,
  faults: async (client) =>
    (await client.query<{ fault: string }>(`${text} LIMIT ${SHOWN}`)).rows.map(({ fault }) => fault),
});

mustHold(
  inSql(
    'positions have no gaps',
    `SELECT CASE next - position WHEN 2 THEN 'the fact at position ' || position + 1 || ' is missing'
      ELSE 'the facts at positions ' || position + 1 || ' to ' || next - 1 || ' are missing' END AS fault
     FROM (SELECT 0::bigint AS position, (SELECT min(position) FROM facts) AS next UNION ALL
       SELECT position, lead(position) OVER (ORDER BY position) FROM facts) p
     WHERE next > position + 1 ORDER BY position`,
  ),
);
mustHold(
  inSql(
    'versions of each stream run from 1',
    `SELECT 'version ' || n || ' of ' || stream_id || ' is missing: its place is taken by version ' || version AS fault
     FROM (SELECT stream_id, version, row_number() OVER (PARTITION BY stream_id ORDER BY version) AS n FROM facts) v
       WHERE version <> n ORDER BY stream_id, version`,
  ),
);
mustHold(
  inSql(
    'time never runs backwards',
    `SELECT 'the fact at position ' || position || ' was noted before the one ahead of it' AS fault
     FROM (SELECT position, appended_at, lag(appended_at) OVER (ORDER BY position) AS before FROM facts) t
       WHERE appended_at < before ORDER BY position`,
  ),
);
mustHold(
  inSql(
    'nothing was read that is not there',
    `SELECT '"' || name || '" was read up to position ' || position ||
      ', beyond the end of the log: facts are missing at its end' AS fault
     FROM checkpoints WHERE position > (SELECT COALESCE(max(position), 0) FROM facts) ORDER BY name`,
  ),
);

/** Checks the log itself. Missing events, in the middle or at the end, are found here and not by a replay. */
export const checkLog = async (client: ClientBase): Promise<CheckedLog> => {
  const { rows: counted } = await client.query<{ events: number; streams: number }>(
    'SELECT count(*)::int AS events, count(*) FILTER (WHERE version = 1)::int AS streams FROM facts',
  );
  const { rows: heads } = await client.query<{
    position: number;
    stream_id: string;
    version: number;
    appended_at: string;
  }>('SELECT position, stream_id, version, appended_at FROM facts ORDER BY position DESC LIMIT 1');
  const faults: string[] = [];
  for (const { name, faults: look } of checks) faults.push(...(await look(client)).map((fault) => `${name}: ${fault}`));
  const [head] = heads;
  return {
    events: counted[0]?.events ?? 0,
    streams: counted[0]?.streams ?? 0,
    head: head
      ? {
          position: Number(head.position),
          stream: head.stream_id,
          version: head.version,
          appendedAt: new Date(head.appended_at).toISOString(),
        }
      : null,
    faults,
  };
};
