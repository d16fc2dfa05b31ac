import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whose request was removed may ask again. */
export class RegistrationsAskedAgain1763740800015 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX registrations_open;
      CREATE UNIQUE INDEX registrations_open ON registrations (open_request) WHERE removed_at IS NULL;
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Removed records are kept'));
  }
}
