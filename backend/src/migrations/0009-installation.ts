import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is true of this database and of no other: whether it holds the planted demo firm, and which log it is. */
export class Installation1763740800009 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE installation (one boolean PRIMARY KEY DEFAULT true CHECK (one), demo boolean NOT NULL DEFAULT false, log_id text NOT NULL DEFAULT replace(gen_random_uuid()::text, '-', ''));
      INSERT INTO installation (demo)
        SELECT count(*) = 5 FROM users WHERE email IN ('admin@axlebook.test', 'employee@axlebook.test', 'agent@axlebook.test', 'driver@axlebook.test', 'client@axlebook.test');
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('A database stays what it is'));
  }
}
