import { inSql, mustHold } from '../../../../../platform/event-log/store/log-check';

const LATEST = `SELECT DISTINCT ON (stream_id, data->>'month') type, data, position FROM facts
  WHERE type IN ('PeriodClosed', 'PeriodReopened') ORDER BY stream_id, data->>'month', version DESC`;
const BY_MONTH = `SELECT COALESCE(f.data->>'clientId', '') AS book, left(f.data->>'entryDate', 7) AS month,
    l->>'accountNumber' AS account, sum((l->>'debit')::bigint - (l->>'credit')::bigint) AS net
  FROM facts f CROSS JOIN LATERAL jsonb_array_elements(f.data->'lines') l
  WHERE f.type = 'JournalEntryPosted' GROUP BY 1, 2, 3`;

mustHold(
  inSql(
    'the balances of closed months are as printed',
    `WITH closed AS (SELECT COALESCE(data->>'book', '') AS book, data->>'month' AS month, data->'balances' AS balances,
      position
        FROM (${LATEST}) p WHERE type = 'PeriodClosed'),
      printed AS (SELECT c.book, c.month, b->>'account' AS account,
      (b->>'debit')::bigint - (b->>'credit')::bigint AS net
        FROM closed c CROSS JOIN LATERAL jsonb_array_elements(c.balances) b),
      booked AS (SELECT c.book, c.month, m.account, sum(m.net) AS net
        FROM closed c JOIN (${BY_MONTH}) m ON m.book = c.book AND m.month <= c.month GROUP BY 1, 2, 3)
      SELECT 'account ' || account || ' stands at ' || COALESCE(booked.net, 0) || ' cents at the end of ' || month ||
        ', which was closed at position ' || c.position || ' with ' || COALESCE(printed.net, 0) AS fault
      FROM booked FULL JOIN printed USING (book, month, account) JOIN closed c USING (book, month)
      WHERE COALESCE(booked.net, 0) <> COALESCE(printed.net, 0) ORDER BY book, month, account`,
  ),
);
