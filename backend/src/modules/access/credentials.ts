import { hash, verify } from '@node-rs/argon2';
import { Inject, Injectable } from '@nestjs/common';
import { createHash, createHmac } from 'node:crypto';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/clock';
import { poolOf } from '../../platform/database/database';
import { SETTINGS, type Running } from '../../platform/platform.module';
import type { UserRow } from './domain/user';

/** A hash of nothing anybody knows: checking against it takes as long as against a real one. */
const DECOY = '$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

export type LinkKind = 'reset' | 'invitation';
export interface LinkWanted {
  readonly kind: LinkKind;
  /** What asked for it, such as the id of the job that mails it. */
  readonly cause: string;
  readonly askedAt: string;
  readonly minutes: number;
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Password hashes and the links that set a password, kept outside the log. */
@Injectable()
export class Credentials {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(SETTINGS) private readonly settings: Running,
    private readonly clock: Clock,
  ) {}

  /** Sets a password; the link that could set it is used up with it. */
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
   * The token of the one link with which a user sets a password; a link asked for later takes the place of an earlier one. Stored hashed; the same for
   * the same cause, so that a job that runs twice sends one link.
   * @returns null when that link has ended already, or a later one took its place
   */
  async link({ kind, cause, askedAt, minutes }: LinkWanted, { id, email }: Pick<UserRow, 'id' | 'email'>): Promise<string | null> {
    const token = createHmac('sha256', this.settings.secret).update(['password-link', kind, id, email, cause].join('\n')).digest('base64url');
    await this.sql(
      `INSERT INTO password_links AS old (user_id, hash, kind, email, asked_at, expires_at) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (user_id) DO UPDATE SET hash = excluded.hash, kind = excluded.kind, email = excluded.email, asked_at = excluded.asked_at, expires_at = excluded.expires_at, used_at = NULL
       WHERE old.asked_at <= excluded.asked_at AND old.hash <> excluded.hash`,
      [id, hashOf(token), kind, email, askedAt, new Date(this.clock.now().getTime() + minutes * 60_000)],
    );
    const { rowCount } = await this.sql('SELECT 1 FROM password_links WHERE user_id = $1 AND hash = $2 AND used_at IS NULL', [id, hashOf(token)]);
    return rowCount === 1 ? token : null;
  }

  /** Uses a link up. @returns whose password it sets; null when it is unknown, used or too old, or the user has another address by now or may not come in */
  async useLink(token: string): Promise<{ userId: string; kind: LinkKind } | null> {
    const { rows } = await this.sql<{ userId: string; kind: LinkKind }>(
      `UPDATE password_links l SET used_at = $2 FROM users u
       WHERE l.hash = $1 AND l.used_at IS NULL AND l.expires_at > $2 AND u.id = l.user_id AND u.email = l.email AND u.is_active RETURNING l.user_id AS "userId", l.kind`,
      [hashOf(token), this.clock.now()],
    );
    return rows[0] ?? null;
  }

  /** Ends a user's open link; with `askedBefore` only one that was asked for earlier. */
  async endLinks(userId: string, askedBefore: string | null = null): Promise<void> {
    await this.sql('UPDATE password_links SET used_at = $3 WHERE user_id = $1 AND used_at IS NULL AND ($2::timestamptz IS NULL OR asked_at < $2)', [userId, askedBefore, this.clock.now()]);
  }

  private sql<R extends Record<string, unknown>>(text: string, values: unknown[]) {
    return poolOf(this.dataSource).query<R>(text, values);
  }
}
