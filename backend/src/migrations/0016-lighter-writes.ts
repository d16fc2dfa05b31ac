import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What a write costs. Entries that are written balance when their statement ends: one look for all of them, where each
 * line looked by itself; lines that are changed or taken away are still looked at before the commit. The words of a
 * line of the books are one text with one index entry for what description and reference share. An answer is kept as it
 * was sent. A writer only lists what it adds to an index of words; a worker sorts it in, long before the list is so
 * long that the next writer would have to.
 */
export class LighterWrites1763740800016 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION entries_must_balance() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE difference bigint;
      BEGIN
        SELECT s.difference INTO difference
        FROM (SELECT DISTINCT entry_id FROM added) AS a,
          LATERAL (SELECT sum(j.debit - j.credit) AS difference FROM journal_lines j WHERE j.entry_id = a.entry_id) AS s
        WHERE s.difference <> 0 LIMIT 1;
        IF difference IS NOT NULL THEN
          RAISE EXCEPTION 'journal entry is out of balance by % cents', difference USING ERRCODE = 'AX002';
        END IF;
        RETURN NULL;
      END $$;
      DROP TRIGGER entries_balance ON journal_lines;
      CREATE TRIGGER new_entries_balance AFTER INSERT ON journal_lines
        REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION entries_must_balance();
      CREATE CONSTRAINT TRIGGER entries_balance AFTER UPDATE OR DELETE ON journal_lines
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION entry_must_balance();

      DROP INDEX journal_lines_words;
      CREATE INDEX journal_lines_words ON journal_lines USING gin ((description || ' ' || reference) gin_trgm_ops);

      ALTER TABLE idempotent_answers ALTER COLUMN answer TYPE json;

      DO $$ DECLARE words regclass; BEGIN
        FOR words IN SELECT c.oid FROM pg_class c WHERE c.relkind = 'i' AND c.relname LIKE '%\\_words' AND c.relname <> 'audit_trail_words' LOOP
          EXECUTE format('ALTER INDEX %s SET (gin_pending_list_limit = 65536)', words);
        END LOOP;
      END $$;
      CREATE FUNCTION sort_in_words() RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
      BEGIN
        PERFORM gin_clean_pending_list(c.oid) FROM pg_class c
        WHERE c.relkind = 'i' AND c.relname LIKE '%\\_words' AND c.relnamespace = 'public'::regnamespace;
      END $$;
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Read tables are rebuilt, not dropped'));
  }
}
