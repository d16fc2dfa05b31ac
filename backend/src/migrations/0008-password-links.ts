import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A user has one link that sets a password, bound to the address it was mailed to. Links from before, which name no
 * address, end here.
 */
export class PasswordLinks1763740800008 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM password_links;
      DROP INDEX password_links_user;
      ALTER TABLE password_links DROP CONSTRAINT password_links_pkey, ADD PRIMARY KEY (user_id);
      ALTER TABLE password_links ADD COLUMN kind text NOT NULL CHECK (kind IN ('reset', 'invitation')), ADD COLUMN email text NOT NULL, ADD COLUMN invited_at timestamptz, ADD COLUMN nr bigint NOT NULL,
        ADD CHECK ((kind = 'invitation') = (invited_at IS NOT NULL));
      CREATE SEQUENCE password_link_requests;
      CREATE INDEX password_links_hash ON password_links (hash);
    `);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Links that ended do not come back'));
  }
}
