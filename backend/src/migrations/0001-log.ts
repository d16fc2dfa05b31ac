import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The log as 0.1.0 made it. See docs/adr/0001-event-store.md for the reasons behind each part; later migrations change
 * it.
 */
export const LOG_SCHEMA = `
CREATE TABLE facts (
  position    bigint      NOT NULL,
  recorded_at timestamptz NOT NULL,
  version     int         NOT NULL,
  schema      smallint    NOT NULL,
  archived    boolean     NOT NULL DEFAULT false CHECK (NOT archived),
  stream_id   text        COLLATE "C" NOT NULL,
  type        text        COLLATE "C" NOT NULL,
  data        jsonb       NOT NULL,
  metadata    json        NOT NULL,
  PRIMARY KEY (position, archived),
  UNIQUE (stream_id, version, archived)
);

CREATE FUNCTION refuse_change_of_facts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'facts are never changed: % is refused', TG_OP USING ERRCODE = 'AX001';
END $$;
CREATE TRIGGER facts_are_final BEFORE UPDATE OR DELETE ON facts FOR EACH ROW EXECUTE FUNCTION refuse_change_of_facts();
CREATE TRIGGER facts_are_kept BEFORE TRUNCATE ON facts FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_facts();

CREATE TABLE checkpoints (
  name     text   PRIMARY KEY,
  version  int    NOT NULL DEFAULT 1,
  position bigint NOT NULL
);

CREATE TABLE idempotent_answers (
  actor     text        NOT NULL,
  key       text        NOT NULL,
  route     text        NOT NULL,
  body_hash text        NOT NULL,
  status    smallint    NOT NULL,
  version   int         NOT NULL,
  answer    jsonb,
  at        timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (actor, key)
);

-- One fact for one stream: the common case, scalars only.
CREATE FUNCTION append_fact(s text, expected int, t text, shape int, d jsonb, m json, at timestamptz) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE p bigint; v int;
BEGIN
  PERFORM pg_advisory_xact_lock(7272);
  SELECT f.version INTO v FROM facts f WHERE f.stream_id = s ORDER BY f.version DESC LIMIT 1;
  IF COALESCE(v, 0) <> expected THEN RAISE EXCEPTION 'version conflict' USING ERRCODE = 'AX409', DETAIL = '0:' || s; END IF;
  INSERT INTO facts (position, recorded_at, version, schema, stream_id, type, data, metadata)
  VALUES (COALESCE((SELECT f.position FROM facts f ORDER BY f.position DESC LIMIT 1), 0) + 1, at, expected + 1, shape, s, t, d, m)
  RETURNING position INTO p;
  RETURN p;
END $$;

-- Many facts of many units in one commit. Every unit whose streams moved is named in the error's detail, so that only it has to decide again.
CREATE FUNCTION append_facts(units int[], checked text, expected int[], ss text, vs int[], ts text, shapes int[], ds text, ms text, ats text) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE base bigint; losers text; last bigint;
BEGIN
  PERFORM pg_advisory_xact_lock(7272);
  SELECT string_agg(c.u || ':' || c.s, E'\\x1e') INTO losers
  FROM unnest(units, string_to_array(checked, E'\\x1e'), expected) AS c(u, s, x)
  WHERE c.x <> COALESCE((SELECT f.version FROM facts f WHERE f.stream_id = c.s ORDER BY f.version DESC LIMIT 1), 0);
  IF losers IS NOT NULL THEN RAISE EXCEPTION 'version conflict' USING ERRCODE = 'AX409', DETAIL = losers; END IF;
  base := COALESCE((SELECT f.position FROM facts f ORDER BY f.position DESC LIMIT 1), 0);
  last := base + COALESCE(cardinality(vs), 0);
  INSERT INTO facts (position, recorded_at, version, schema, stream_id, type, data, metadata)
  SELECT base + i, a::timestamptz, v, z, s, t, d::jsonb, m::json
  FROM unnest(string_to_array(ss, E'\\x1e'), vs, string_to_array(ts, E'\\x1e'), shapes, string_to_array(ds, E'\\x1e'), string_to_array(ms, E'\\x1e'), string_to_array(ats, E'\\x1e'))
    WITH ORDINALITY AS u(s, v, t, z, d, m, a, i);
  RETURN last;
END $$;
`;

/** The log and what the kernel keeps beside it. */
export class Log1763740800001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(LOG_SCHEMA);
    await runner.query(`
      CREATE TABLE sessions (sid text PRIMARY KEY, sess jsonb NOT NULL, expire timestamptz NOT NULL);
      CREATE INDEX sessions_expire ON sessions (expire);
      CREATE INDEX sessions_user ON sessions ((sess->'passport'->'user'->>'id'));
      CREATE TABLE rate_limits (key varchar(255) PRIMARY KEY, points integer NOT NULL DEFAULT 0, expire bigint);
      CREATE TABLE mails (id text PRIMARY KEY, letter jsonb NOT NULL, status text NOT NULL, created_at timestamptz NOT NULL DEFAULT now());
      CREATE INDEX mails_created ON mails (created_at DESC);
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('The log is never dropped'));
  }
}
