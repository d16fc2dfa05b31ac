import type { MigrationInterface, QueryRunner } from 'typeorm';

const column = (number: number): string => `split_part(line, E'\\t', ${number})`;

/**
 * Everything that runs with the owner's rights says where names are looked up, so that nobody can put a table of the
 * same name before ours.
 */
const AS_OWNER = 'SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp';

/**
 * The one way into the log: the checks and the facts of many units, a line each, columns between tabs. Every stream
 * must be at the version that its unit expects, 0 for a new one; the units whose streams moved are named in the error's
 * detail, so that only they decide again. The writer says which number the release had when its process started: one
 * whose database was taken over by a newer release is refused, and with it the rows that came in the same transaction.
 */
export const LOG_APPEND = `
CREATE FUNCTION append_batch(checks text, lines text, stamp timestamptz, writer int) RETURNS bigint LANGUAGE plpgsql ${AS_OWNER} AS $$
DECLARE base bigint; latest timestamptz; losers json; added bigint;
BEGIN
  PERFORM pg_advisory_xact_lock(7272);
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

/**
 * The release that the database belongs to: its latest migration, the versions of its folds, and a number that grows
 * whenever a newer release takes the database over. Writers and followers say the number they started with, and are
 * refused when it is another one by now.
 */
export const RELEASE = `
CREATE TABLE release (
  one       boolean PRIMARY KEY DEFAULT true CHECK (one),
  number    int    NOT NULL,
  migration bigint NOT NULL,
  folds     jsonb  NOT NULL
);
INSERT INTO release (number, migration, folds) VALUES (0, 0, '{}');
`;

/**
 * How a follower goes through the log: it asks for the next span, which it alone has until its transaction ends, and
 * moves its checkpoint to the end of it.
 */
const FOLLOWING = `
CREATE FUNCTION next_span(follower text, longest int, writer int, OUT after bigint, OUT up_to bigint) LANGUAGE plpgsql ${AS_OWNER} AS $$
BEGIN
  SELECT c.position INTO after FROM checkpoints c WHERE c.name = follower FOR UPDATE;
  IF after IS NULL THEN
    INSERT INTO checkpoints (name, position) VALUES (follower, 0) ON CONFLICT DO NOTHING;
    SELECT c.position INTO after FROM checkpoints c WHERE c.name = follower FOR UPDATE;
  END IF;
  IF writer IS DISTINCT FROM (SELECT r.number FROM release r) THEN RAISE EXCEPTION 'the database belongs to another release' USING ERRCODE = 'AX426'; END IF;
  up_to := LEAST(after + longest, (SELECT COALESCE(max(f.position), 0) FROM facts f));
END $$;

CREATE FUNCTION move_checkpoint(follower text, up_to bigint) RETURNS void LANGUAGE plpgsql ${AS_OWNER} AS $$
BEGIN
  UPDATE checkpoints SET position = up_to WHERE name = follower AND position < up_to AND up_to <= (SELECT max(f.position) FROM facts f);
  IF NOT FOUND THEN RAISE EXCEPTION 'a checkpoint moves forward only, and never beyond the end of the log' USING ERRCODE = 'AX003'; END IF;
END $$;
`;

/**
 * A database belongs to one release, and only processes of that release write. What the functions of earlier releases
 * wrote past this fence is gone with them; a process of 0.2.0 that still runs is told that the database is away, which
 * it passes on as "try again".
 */
export class Release1763740800073 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${RELEASE}
      DROP FUNCTION append_fact(text, int, text, int, jsonb, json, timestamptz, timestamptz);
      DROP FUNCTION append_facts(int[], text, int[], text, int[], text, int[], text, text, text, timestamptz);
      DROP FUNCTION append_batch(text, text, timestamptz);
      ${LOG_APPEND}
      ${FOLLOWING}
      CREATE FUNCTION append_batch(checks text, lines text, stamp timestamptz) RETURNS bigint LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'this process is of a release before the one that the database belongs to' USING ERRCODE = '57P03';
      END $$;
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('A database never goes back to an earlier release'));
  }
}
