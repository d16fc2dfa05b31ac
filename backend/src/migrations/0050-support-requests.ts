import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What people ask the firm. */
export class SupportRequests1763740800050 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE support_requests (
        id uuid PRIMARY KEY, client_id uuid, subject text NOT NULL, category text NOT NULL, priority text NOT NULL, description text NOT NULL,
        status text NOT NULL, user_id uuid NOT NULL, assigned_to uuid, resolution text, resolved_at timestamptz, messages integer NOT NULL,
        message_from text NOT NULL, message_at timestamptz NOT NULL, from_chat boolean NOT NULL, message text, papers jsonb NOT NULL, version integer NOT NULL,
        created_at timestamptz NOT NULL, updated_at timestamptz NOT NULL, removed_at timestamptz
      );
      CREATE INDEX support_requests_status ON support_requests (status, id);
      CREATE INDEX support_requests_status_created ON support_requests (status, created_at, id);
      CREATE INDEX support_requests_status_said ON support_requests (status, message_at, id);
      CREATE INDEX support_requests_category ON support_requests (category, id);
      CREATE INDEX support_requests_priority ON support_requests (priority, id);
      CREATE INDEX support_requests_from ON support_requests (message_from, id);
      CREATE INDEX support_requests_client ON support_requests (client_id, id);
      CREATE INDEX support_requests_user ON support_requests (user_id, id);
      CREATE INDEX support_requests_assigned ON support_requests (assigned_to, id);
      CREATE INDEX support_requests_created ON support_requests (created_at, id);
      CREATE INDEX support_requests_said ON support_requests (message_at, id);
      CREATE INDEX support_requests_removed ON support_requests (removed_at, id) WHERE removed_at IS NOT NULL;
      CREATE INDEX support_requests_words ON support_requests USING gin (subject gin_trgm_ops);
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Read tables are rebuilt, not dropped'));
  }
}
