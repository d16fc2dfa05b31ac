import { hash, verify } from '@node-rs/argon2';
import { Inject, Injectable } from '@nestjs/common';
import { createHash, createHmac } from 'node:crypto';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/clock';
import { poolOf } from '../../platform/database/database';
import { SETTINGS, type Running } from '../../platform/platform.module';

/** A hash of nothing anybody knows: checking against it takes as long as against a real one. */
const DECOY = '$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Password hashes and the links that set a password, kept outside the log. */
@Injectable()
export class Credentials {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(SETTINGS) private readonly settings: Running,
    private readonly clock: Clock,
  ) {}

  /** Sets a password; every link that could set it is used up with it. */
  async set(userId: string, password: string): Promise<void> {
    await this.sql(
      `WITH used AS (UPDATE password_links SET used_at = $3 WHERE user_id = $1 AND used_at IS NULL)
       INSERT INTO credentials (user_id, hash, set_at) VALUES ($1, $2, $3) ON CONFLICT (user_id) DO UPDATE SET hash = excluded.hash, set_at = excluded.set_at`,
      [userId, await hash(password), this.clock.now()],
    );
  }

  /** Takes the same time whether the user exists or not. */
  async matches(userId: string | null, password: string): Promise<boolean> {
    const { rows } = await this.sql<{ hash: string }>('SELECT hash FROM credentials WHERE user_id = $1', [userId]);
    const right = await verify(rows[0]?.hash ?? DECOY, password).catch(() => false);
    return right && rows[0] !== undefined;
  }

  async noteLogin(userId: string): Promise<void> {
    await this.sql('UPDATE credentials SET last_login = $2 WHERE user_id = $1', [userId, this.clock.now()]);
  }

  async lastLogin(userId: string): Promise<string | null> {
    return (await this.lastLogins([userId])).get(userId) ?? null;
  }

  async lastLogins(userIds: readonly string[]): Promise<ReadonlyMap<string, string | null>> {
    const { rows } = await this.sql<{ user_id: string; last_login: string | null }>('SELECT user_id, last_login FROM credentials WHERE user_id = ANY($1::uuid[])', [userIds]);
    return new Map(rows.map((row) => [row.user_id, row.last_login]));
  }

  /**
   * The token of a link with which a user sets a password. Stored hashed; the same for the same cause, so that a job that runs twice sends one link.
   * @param cause what asked for it, such as the id of the job that mails it
   */
  async link(userId: string, cause: string, lifetimeMinutes: number): Promise<string> {
    const token = createHmac('sha256', this.settings.secret).update(`password-link:${userId}:${cause}`).digest('base64url');
    await this.sql('INSERT INTO password_links (hash, user_id, expires_at) VALUES ($1, $2, $3) ON CONFLICT (hash) DO NOTHING', [hashOf(token), userId, new Date(this.clock.now().getTime() + lifetimeMinutes * 60_000)]);
    return token;
  }

  /** Uses a link up. @returns whose password it sets; null when it is unknown, used or too old */
  async useLink(token: string): Promise<string | null> {
    const { rows } = await this.sql<{ user_id: string }>('UPDATE password_links SET used_at = $2 WHERE hash = $1 AND used_at IS NULL AND expires_at > $2 RETURNING user_id', [hashOf(token), this.clock.now()]);
    return rows[0]?.user_id ?? null;
  }

  private sql<R extends Record<string, unknown>>(text: string, values: unknown[]) {
    return poolOf(this.dataSource).query<R>(text, values);
  }
}
