import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What people did stands first in the audit: it is read without what followed by itself, which is far more. */
export class WhatPeopleDid1763740800137 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX audit_trail_people ON audit_trail (position) WHERE actor_id IS NOT NULL;
      CREATE INDEX audit_trail_system ON audit_trail (position) WHERE actor_id IS NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX audit_trail_people; DROP INDEX audit_trail_system;');
  }
}
