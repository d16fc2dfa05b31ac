import { AS_OWNER } from './log-append';

/**
 * The release that the database belongs to: its latest migration, the versions of its folds, and a number that grows whenever a newer release takes the
 * database over. Writers and followers say the number they started with, and are refused when it is another one by now.
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

/** How a follower goes through the log: it asks for the next span, which it alone has until its transaction ends, and moves its checkpoint to the end of it. */
export const FOLLOWING = `
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
