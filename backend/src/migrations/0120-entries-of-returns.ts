import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The journal entries of a fuel-tax return are found by it, also among very many of its client. */
export class EntriesOfReturns1763740800120 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX journal_lines_ifta_return ON journal_lines (source_id, entry_date, entry_id)
      WHERE source_kind = 'iftareturn'
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward'));
  }
}
