import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Tables are counted anew by a worker when they have doubled since they were counted last. Rows that change
 * in place, such as sums, do not make a table longer: they were counted again and again while a file was taken in.
 */
export class CountWhatGrew1763740800129 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE FUNCTION count_grown_tables() RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
      DECLARE grown text; BEGIN
        FOR grown IN SELECT s.relname FROM pg_stat_user_tables s JOIN pg_class c ON c.oid = s.relid
          WHERE s.schemaname = 'public' AND s.n_mod_since_analyze > 1000
            AND s.n_live_tup > 2 * GREATEST(c.reltuples, 0) LOOP
          EXECUTE format('ANALYZE public.%I', grown);
        END LOOP;
      END $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE FUNCTION count_grown_tables() RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
      DECLARE grown text; BEGIN
        FOR grown IN SELECT relname FROM pg_stat_user_tables
          WHERE schemaname = 'public' AND n_mod_since_analyze > 1000 AND n_mod_since_analyze > n_live_tup / 3 LOOP
          EXECUTE format('ANALYZE public.%I', grown);
        END LOOP;
      END $$;
    `);
  }
}
