import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether the distance of a load was proposed from its route. */
export class EstimatedMiles1763740800109 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE loads ADD COLUMN distance_estimated boolean');
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Read tables are rebuilt, not dropped'));
  }
}
