import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The log's own time. `recorded_at` says when something was decided, by the clock of the process that decided;
 * `appended_at` is stamped under the
 * log's lock by the one clock of the database and never runs backwards, so that "as of an instant" is a position, and
 * stays the same one for good. A told time (`stamp`) is a story's or a test's.
 */
export const LOG_TIME = `
ALTER TABLE facts ADD COLUMN appended_at timestamptz;
ALTER TABLE facts DISABLE TRIGGER facts_are_final;
UPDATE facts f SET appended_at = r.at FROM (SELECT position, max(date_trunc('milliseconds', recorded_at)) OVER (ORDER BY position) AS at FROM facts) r WHERE r.position = f.position;
ALTER TABLE facts ENABLE TRIGGER facts_are_final;
ALTER TABLE facts ALTER COLUMN appended_at SET DEFAULT date_trunc('milliseconds', clock_timestamp()), ALTER COLUMN appended_at SET NOT NULL;

DROP FUNCTION append_fact(text, int, text, int, jsonb, json, timestamptz);
CREATE FUNCTION append_fact(s text, expected int, t text, shape int, d jsonb, m json, at timestamptz, stamp timestamptz DEFAULT NULL) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE p bigint; v int; latest timestamptz;
BEGIN
  PERFORM pg_advisory_xact_lock(7272);
  SELECT f.version INTO v FROM facts f WHERE f.stream_id = s ORDER BY f.version DESC LIMIT 1;
  IF COALESCE(v, 0) <> expected THEN RAISE EXCEPTION 'version conflict' USING ERRCODE = 'AX409', DETAIL = '0:' || s; END IF;
  SELECT f.position, f.appended_at INTO p, latest FROM facts f ORDER BY f.position DESC LIMIT 1;
  INSERT INTO facts (position, recorded_at, version, schema, stream_id, type, data, metadata, appended_at)
  VALUES (COALESCE(p, 0) + 1, at, expected + 1, shape, s, t, d, m, GREATEST(date_trunc('milliseconds', COALESCE(stamp, clock_timestamp())), latest));
  RETURN COALESCE(p, 0) + 1;
END $$;

DROP FUNCTION append_facts(int[], text, int[], text, int[], text, int[], text, text, text);
CREATE FUNCTION append_facts(units int[], checked text, expected int[], ss text, vs int[], ts text, shapes int[], ds text, ms text, ats text, stamp timestamptz DEFAULT NULL)
RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE base bigint; losers text; latest timestamptz;
BEGIN
  PERFORM pg_advisory_xact_lock(7272);
  SELECT string_agg(c.u || ':' || c.s, E'\\x1e') INTO losers
  FROM unnest(units, string_to_array(checked, E'\\x1e'), expected) AS c(u, s, x)
  WHERE c.x <> COALESCE((SELECT f.version FROM facts f WHERE f.stream_id = c.s ORDER BY f.version DESC LIMIT 1), 0);
  IF losers IS NOT NULL THEN RAISE EXCEPTION 'version conflict' USING ERRCODE = 'AX409', DETAIL = losers; END IF;
  SELECT f.position, f.appended_at INTO base, latest FROM facts f ORDER BY f.position DESC LIMIT 1;
  base := COALESCE(base, 0);
  latest := GREATEST(date_trunc('milliseconds', COALESCE(stamp, clock_timestamp())), latest);
  INSERT INTO facts (position, recorded_at, version, schema, stream_id, type, data, metadata, appended_at)
  SELECT base + i, a::timestamptz, v, z, s, t, d::jsonb, m::json, latest
  FROM unnest(string_to_array(ss, E'\\x1e'), vs, string_to_array(ts, E'\\x1e'), shapes, string_to_array(ds, E'\\x1e'), string_to_array(ms, E'\\x1e'), string_to_array(ats, E'\\x1e'))
    WITH ORDINALITY AS u(s, v, t, z, d, m, a, i);
  RETURN base + COALESCE(cardinality(vs), 0);
END $$;

-- The last position of an instant, for good: waits for a writer that has its stamp and not yet its commit, and refuses an instant that is still to come.
CREATE FUNCTION position_as_of(t timestamptz, told timestamptz DEFAULT NULL) RETURNS bigint LANGUAGE plpgsql VOLATILE AS $$
DECLARE low bigint := 0; high bigint; middle bigint; latest timestamptz;
BEGIN
  SELECT f.appended_at INTO latest FROM facts f ORDER BY f.position DESC LIMIT 1;
  IF latest IS NULL OR latest <= t THEN
    PERFORM pg_advisory_xact_lock_shared(7272);
    IF t >= date_trunc('milliseconds', COALESCE(told, clock_timestamp())) THEN RAISE EXCEPTION 'still to come' USING ERRCODE = 'AX400'; END IF;
  END IF;
  SELECT COALESCE(max(f.position), 0) INTO high FROM facts f;
  WHILE low < high LOOP
    middle := (low + high + 1) / 2;
    IF (SELECT f.appended_at FROM facts f WHERE f.position = middle) <= t THEN low := middle; ELSE high := middle - 1; END IF;
  END LOOP;
  RETURN low;
END $$;
`;

/** The log gets a time of its own; what is in it already is as of the latest decision up to it. */
export class LogTime1763740800010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(LOG_TIME);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('The log is never dropped'));
  }
}
