import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Within how many days a broker pays, as agreed with it. */
export class DaysToPayOfBrokers1763740800132 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE brokers ADD COLUMN payment_days int');
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Read tables are rebuilt, not dropped'));
  }
}
