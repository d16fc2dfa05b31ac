import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = [
  'accounts',
  'agents',
  'brokers',
  'clients',
  'documents',
  'ifta_processes',
  'loads',
  'registrations',
  'settings',
  'users',
];

/**
 * A removed record keeps its row: its name stays where others point to it, and it can be restored. What it called its
 * own may be taken again.
 */
export class Removed1763740800014 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const adding = TABLES.map(
      (table) => `ALTER TABLE ${table} ADD COLUMN removed_at timestamptz;
        CREATE INDEX ${table}_removed ON ${table} (removed_at, id) WHERE removed_at IS NOT NULL;`,
    );
    await runner.query(adding.join('\n'));
    await runner.query(`
      DROP INDEX loads_number; CREATE UNIQUE INDEX loads_number ON loads (load_number) WHERE removed_at IS NULL;
      CREATE INDEX loads_by_number ON loads (lower(load_number), id);
      DROP INDEX users_email; CREATE UNIQUE INDEX users_email ON users (email) WHERE removed_at IS NULL;
      CREATE INDEX users_by_email ON users (lower(email), id);
      DROP INDEX agents_user; CREATE UNIQUE INDEX agents_user ON agents (user_id) WHERE removed_at IS NULL;
      DROP INDEX agents_email; CREATE UNIQUE INDEX agents_email ON agents (email) WHERE removed_at IS NULL;
      DROP INDEX ifta_processes_quarter;
      CREATE UNIQUE INDEX ifta_processes_quarter ON ifta_processes (client_id, year, quarter) WHERE removed_at IS NULL;
      DROP INDEX clients_registration;
      CREATE UNIQUE INDEX clients_registration ON clients (registration_id) WHERE removed_at IS NULL;
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Removed records are kept'));
  }
}
