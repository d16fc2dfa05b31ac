import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What the running system wrote as it liked it asks a function for: that the database is a demo's, once, while nobody
 * works in it. Positions and versions begin at 1.
 */
export class OwnersRights1763740800074 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION become_demo() RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
      BEGIN
        IF (SELECT i.demo FROM installation i) THEN RETURN; END IF;
        IF EXISTS (SELECT 1 FROM users) OR EXISTS (SELECT 1 FROM facts f WHERE f.metadata ->> 'role' IS DISTINCT FROM 'system') THEN
          RAISE EXCEPTION 'a database with a firm in it does not become a demo' USING ERRCODE = 'AX004';
        END IF;
        UPDATE installation SET demo = true;
      END $$;
      ALTER TABLE facts ADD CONSTRAINT facts_begin_at_1 CHECK (position > 0 AND version > 0) NOT VALID;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE facts DROP CONSTRAINT facts_begin_at_1; DROP FUNCTION become_demo();');
  }
}
