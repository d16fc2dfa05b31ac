import type { ClientBase } from 'pg';
import { namesInLog, todaysName, upcast } from '../../../../platform/event-log/events/event-catalog';
import { inSql, mustHold } from '../../../../platform/event-log/store/log-check';
import { postingRules } from '../../../../platform/money/postings';

const PAGE = 5_000;
const SHOWN = 5;

interface Booked {
  readonly position: number;
  readonly type: string;
  readonly schema: number;
  readonly data: unknown;
  readonly entries: number;
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

const MONEY = `WITH booked AS (SELECT metadata->>'causation' AS cause, count(*)::int AS n FROM facts
  WHERE type = 'JournalEntryPosted' GROUP BY 1)
SELECT f.position, f.type, f.schema, f.data, COALESCE(b.n, 0) AS entries FROM facts f
  LEFT JOIN booked b ON b.cause = f.stream_id || '@' || f.version
WHERE f.type = ANY($1) AND f.position > $2 ORDER BY f.position LIMIT ${PAGE}`;

const expected = ({ type, schema, data }: Booked): number =>
  postingRules()
    .get(todaysName(type))
    ?.books(upcast(type, schema, data)).length ?? 0;

const unbooked = async (client: ClientBase): Promise<string[]> => {
  const faults: string[] = [];
  for (let after = 0; faults.length < SHOWN;) {
    const { rows } = await client.query<Booked>(MONEY, [namesInLog([...postingRules().keys()]), after]);
    for (const row of rows) {
      const wanted = expected(row);
      if (row.entries !== wanted)
        faults.push(`${row.type} at position ${row.position} has ${row.entries} journal entries instead of ${wanted}`);
    }
    if (rows.length < PAGE) break;
    after = Number(rows.at(-1)?.position ?? 0);
  }
  return faults.slice(0, SHOWN);
};

mustHold({ name: 'every money fact has its entries', faults: unbooked });
