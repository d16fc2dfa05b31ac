import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A table that a sheet has made twice as long within a minute is still planned for as a short one: PostgreSQL counts
 * anew once a minute at best, and until then every list and search of it reads all of it. A worker has the tables
 * counted that grew by more than half since they were counted last.
 */
export class FreshStatistics1763740800057 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION count_grown_tables() RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
      DECLARE grown text; BEGIN
        FOR grown IN SELECT relname FROM pg_stat_user_tables
          WHERE schemaname = 'public' AND n_mod_since_analyze > 1000 AND n_mod_since_analyze > n_live_tup / 3 LOOP
          EXECUTE format('ANALYZE public.%I', grown);
        END LOOP;
      END $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION count_grown_tables();');
  }
}
