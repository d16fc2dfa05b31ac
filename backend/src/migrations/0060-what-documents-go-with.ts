import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lists of the documents that go with a load, an invoice or an expense. */
export class WhatDocumentsGoWith1763740800060 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX documents_load ON documents (load_id, id);
      CREATE INDEX documents_invoice ON documents (invoice_id, id);
      CREATE INDEX documents_expense ON documents (expense_id, id);
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Read tables are rebuilt, not dropped'));
  }
}
