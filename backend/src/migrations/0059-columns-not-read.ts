import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which columns of a sheet nothing was read from. */
export class ColumnsNotRead1763740800059 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE batches ADD unread jsonb');
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Read tables are rebuilt, not dropped'));
  }
}
