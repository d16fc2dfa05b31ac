import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A settlement is its driver's from its approval on; what contractors earned is found by the day of payment. */
export class WhatDriversSee1763740800103 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE settlements ADD COLUMN seen_by integer;
      UPDATE settlements SET seen_by = driver_id WHERE status IN ('approved', 'paid');
      CREATE INDEX settlements_seen_by ON settlements (seen_by, id) WHERE seen_by IS NOT NULL;
      CREATE INDEX settlements_paid_on ON settlements (paid_on, driver_id) WHERE status = 'paid';
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Read tables are rebuilt, not dropped'));
  }
}
