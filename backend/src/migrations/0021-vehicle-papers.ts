import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Vehicles have papers; those that are there have none yet. */
export class VehiclePapers1763740800021 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE vehicles ADD papers jsonb NOT NULL DEFAULT '[]';
      ALTER TABLE vehicles ALTER papers DROP DEFAULT;
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Read tables are rebuilt, not dropped'));
  }
}
