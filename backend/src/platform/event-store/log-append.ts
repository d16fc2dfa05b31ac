import { LOG_LOCK } from './log-schema';

/**
 * The one way into the log: the checks and the facts of many units as one JSON document, whose binary form is read once. Every stream must be at the version that its unit expects,
 * 0 for a new one; the units whose streams moved are named in the error's detail, so that only they decide again.
 * The functions that it takes the place of stay for the processes of the release before, which write until they are restarted.
 */
export const LOG_APPEND = `
CREATE FUNCTION append_batch(batch jsonb, stamp timestamptz DEFAULT NULL) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE base bigint; latest timestamptz; losers json; added bigint;
BEGIN
  PERFORM pg_advisory_xact_lock(${LOG_LOCK});
  SELECT json_agg(json_build_object('unit', c.unit, 'stream', c.stream)) INTO losers
  FROM jsonb_to_recordset(batch->'checks') AS c(unit int, stream text, version int)
  WHERE c.version <> COALESCE((SELECT f.version FROM facts f WHERE f.stream_id = c.stream ORDER BY f.version DESC LIMIT 1), 0);
  IF losers IS NOT NULL THEN RAISE EXCEPTION 'version conflict' USING ERRCODE = 'AX409', DETAIL = losers; END IF;
  SELECT f.position, f.appended_at INTO base, latest FROM facts f ORDER BY f.position DESC LIMIT 1;
  base := COALESCE(base, 0);
  latest := GREATEST(date_trunc('milliseconds', COALESCE(stamp, clock_timestamp())), latest);
  INSERT INTO facts (position, recorded_at, version, schema, stream_id, type, data, metadata, appended_at)
  SELECT base + n.i, n.at, n.version, n.schema, n.stream, n.type, n.data, n.metadata, latest
  FROM ROWS FROM (jsonb_to_recordset(batch->'facts')
    AS (stream text, version int, type text, schema int, data jsonb, metadata json, at timestamptz)) WITH ORDINALITY
    AS n(stream, version, type, schema, data, metadata, at, i);
  GET DIAGNOSTICS added = ROW_COUNT;
  RETURN base + added;
END $$;
`;
