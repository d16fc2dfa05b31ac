import type { MigrationInterface, QueryRunner } from 'typeorm';

const column = (number: number): string => `split_part(line, E'\\t', ${number})`;

const LOG_APPEND = `
CREATE FUNCTION append_batch(checks text, lines text, stamp timestamptz DEFAULT NULL) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE base bigint; latest timestamptz; losers json; added bigint;
BEGIN
  PERFORM pg_advisory_xact_lock(7272);
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

/** One function appends whatever commits together. */
export class OneAppend1763740800012 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(LOG_APPEND);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('The log is never dropped'));
  }
}
