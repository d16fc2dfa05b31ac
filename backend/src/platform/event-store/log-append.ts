import { LOG_LOCK } from './log-schema';

const column = (number: number): string => `split_part(line, E'\\t', ${number})`;

/** Everything that runs with the owner's rights says where names are looked up, so that nobody can put a table of the same name before ours. */
export const AS_OWNER = 'SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp';

/**
 * The one way into the log: the checks and the facts of many units, a line each, columns between tabs. Every stream must be at the version that its unit expects,
 * 0 for a new one; the units whose streams moved are named in the error's detail, so that only they decide again. The writer says which number the release had
 * when its process started: one whose database was taken over by a newer release is refused, and with it the rows that came in the same transaction.
 */
export const LOG_APPEND = `
CREATE FUNCTION append_batch(checks text, lines text, stamp timestamptz, writer int) RETURNS bigint LANGUAGE plpgsql ${AS_OWNER} AS $$
DECLARE base bigint; latest timestamptz; losers json; added bigint;
BEGIN
  PERFORM pg_advisory_xact_lock(${LOG_LOCK});
  IF writer IS DISTINCT FROM (SELECT r.number FROM release r) THEN RAISE EXCEPTION 'the database belongs to another release' USING ERRCODE = 'AX426'; END IF;
  SELECT json_agg(json_build_object('unit', ${column(1)}::int, 'stream', ${column(2)})) INTO losers
  FROM string_to_table(checks, E'\\n') AS line
  WHERE ${column(3)}::int <> COALESCE((SELECT f.version FROM facts f WHERE f.stream_id = ${column(2)} ORDER BY f.version DESC LIMIT 1), 0);
  IF losers IS NOT NULL THEN RAISE EXCEPTION 'version conflict' USING ERRCODE = 'AX409', DETAIL = losers; END IF;
  SELECT f.position, f.appended_at INTO base, latest FROM facts f ORDER BY f.position DESC LIMIT 1;
  base := COALESCE(base, 0);
  latest := GREATEST(date_trunc('milliseconds', COALESCE(stamp, clock_timestamp())), latest);
  INSERT INTO facts (position, appended_at, stream_id, version, type, schema, recorded_at, data, metadata)
  SELECT base + place, latest, ${column(1)}, ${column(2)}::int, ${column(3)}, ${column(4)}::int, ${column(5)}::timestamptz, ${column(6)}::jsonb, ${column(7)}::json
  FROM string_to_table(lines, E'\\n') WITH ORDINALITY AS sent(line, place);
  GET DIAGNOSTICS added = ROW_COUNT;
  RETURN base + added;
END $$;
`;
