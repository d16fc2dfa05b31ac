import type { ClientBase } from 'pg';
import { namesInLog, todaysName, upcast } from '../../../../platform/event-log/events/event-catalog';
import { inSql, mustHold } from '../../../../platform/event-log/store/log-check';
import { postingRules } from '../../../../platform/money/postings';

const PAGE = 5_000;
const SHOWN = 5;

/** A fact that has entries; they say its stream and version as their cause. */
interface Booked {
  readonly position: number;
  readonly type: string;
  readonly schema: number;
  readonly data: unknown;
  readonly cause: string;
}

mustHold(
  inSql(
    'every journal entry balances',
    `SELECT 'the entry at position ' || position || ' has debits of ' || debit || ' and credits of ' || credit ||
      ' cents' AS fault
     FROM (SELECT f.position, sum((l->>'debit')::bigint) AS debit, sum((l->>'credit')::bigint) AS credit FROM facts f
       CROSS JOIN LATERAL jsonb_array_elements(f.data->'lines') l
           WHERE f.type = 'JournalEntryPosted' GROUP BY f.position) e WHERE debit <> credit ORDER BY position`,
  ),
);

const MONEY = `SELECT position, type, schema, data, stream_id || '@' || version AS cause FROM facts
  WHERE type = ANY($1) AND position > $2 ORDER BY position LIMIT ${PAGE}`;
/** How many entries each of some facts has. The planner would join the two by comparing all with all. */
const ENTRIES = `SELECT metadata->>'causation' AS cause, count(*)::int AS entries FROM facts
  WHERE type = 'JournalEntryPosted' AND position > $2 AND metadata->>'causation' = ANY($1) GROUP BY 1`;

const expected = ({ type, schema, data }: Booked): number =>
  postingRules()
    .get(todaysName(type))
    ?.books(upcast(type, schema, data)).length ?? 0;

const unbooked = async (client: ClientBase): Promise<string[]> => {
  const faults: string[] = [];
  for (let after = 0; faults.length < SHOWN;) {
    const { rows } = await client.query<Booked>(MONEY, [namesInLog([...postingRules().keys()]), after]);
    const booked = await client.query<{ cause: string; entries: number }>(ENTRIES, [
      rows.map(({ cause }) => cause),
      after,
    ]);
    const entriesOf = new Map(booked.rows.map(({ cause, entries }) => [cause, entries]));
    for (const row of rows) {
      const [wanted, has] = [expected(row), entriesOf.get(row.cause) ?? 0];
      if (has !== wanted)
        faults.push(`${row.type} at position ${row.position} has ${has} journal entries instead of ${wanted}`);
    }
    if (rows.length < PAGE) break;
    after = Number(rows.at(-1)?.position ?? 0);
  }
  return faults.slice(0, SHOWN);
};

mustHold({ name: 'every money fact has its entries', faults: unbooked });
