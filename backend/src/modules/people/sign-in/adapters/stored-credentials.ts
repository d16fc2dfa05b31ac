import { hash, verify } from '@node-rs/argon2';
import { Inject, Injectable } from '@nestjs/common';
import { createHash, createHmac } from 'node:crypto';
import { DataSource } from 'typeorm';
import { Clock } from '../../../../platform/core/clock';
import { mistake } from '../../../../platform/fields/check';
import { poolOf } from '../../../../platform/event-log/projections/read-tables';
import { SETTINGS, type Running } from '../../../../platform/installation/running';
import { Firm } from '../../../administration/settings';
import { Credentials, type UserIdentity, type LinkHolder, type LinkWanted } from '../../users';
import { weaknessOf, wordsOf } from '../domain/passwords';
import { PasswordJudge } from './password-judge';

/** The hash of a password that nobody knows. Checking against it takes as long as against a real one. */
const DECOY = '$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

export type LinkKind = LinkWanted['kind'];

/**
 * SQL: the link may set a password. It is not used or expired, and its user is active and still has the e-mail address
 * (and the invitation) for which the link was made.
 */
const GOOD =
  "l.hash = $1 AND l.used_at IS NULL AND l.expires_at > $2 AND u.email = l.email AND u.is_active AND (l.kind = 'reset' OR u.invited_at = l.invited_at)";

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Password hashes and the links that set a password, kept outside the log. */
@Injectable()
export class StoredCredentials extends Credentials {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(SETTINGS) private readonly settings: Running,
    private readonly clock: Clock,
    private readonly judge: PasswordJudge,
    private readonly firm: Firm,
  ) {
    super();
  }

  async mustBeStrong(password: string, { email, firstName, lastName }: UserIdentity): Promise<void> {
    const words = wordsOf([email, firstName, lastName, (await this.firm.values()).name]);
    const weakness = weaknessOf(await this.judge.of(password, words));
    if (weakness) throw mistake('password', weakness);
  }

  async set(userId: string, password: string): Promise<void> {
    await this.sql(
      `WITH used AS (UPDATE password_links SET used_at = $3 WHERE user_id = $1 AND used_at IS NULL)
       INSERT INTO credentials (user_id, hash, set_at) VALUES ($1, $2, $3) ON CONFLICT (user_id) DO UPDATE
         SET hash = excluded.hash, set_at = excluded.set_at`,
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

  async lastLogins(userIds: readonly string[]): Promise<ReadonlyMap<string, string | null>> {
    const { rows } = await this.sql<{ user_id: string; last_login: string | null }>(
      'SELECT user_id, last_login FROM credentials WHERE user_id = ANY($1::uuid[])',
      [userIds],
    );
    return new Map(rows.map((row) => [row.user_id, row.last_login]));
  }

  /** The number of a request for a link. It tells which of two requests came first without comparing clocks. */
  async nextRequest(): Promise<number> {
    const { rows } = await this.sql<{ nr: number }>("SELECT nextval('password_link_requests') AS nr", []);
    return Number(rows[0]?.nr);
  }

  /**
   * Stores the hash of the token. The same cause gives the same token, so that a job that runs twice sends one link.
   */
  async link(wanted: LinkWanted, { id, email }: LinkHolder): Promise<string | null> {
    const { kind, cause, minutes } = wanted;
    const token = createHmac('sha256', this.settings.secret)
      .update(['password-link', kind, id, email, cause].join('\n'))
      .digest('base64url');
    const [invitedAt, nr] =
      wanted.kind === 'invitation' ? [wanted.invitedAt, await this.nextRequest()] : [null, wanted.nr];
    await this.sql(
      `INSERT INTO password_links AS old (user_id, hash, kind, email, invited_at, nr, expires_at)
        VALUES ($1, $2, $3, $4, $5, $6, $7)
       ON CONFLICT (user_id) DO UPDATE SET hash = excluded.hash, kind = excluded.kind, email = excluded.email,
       invited_at = excluded.invited_at, nr = excluded.nr, expires_at = excluded.expires_at, used_at = NULL
       WHERE old.nr < excluded.nr AND old.hash <> excluded.hash`,
      [id, hashOf(token), kind, email, invitedAt, nr, new Date(this.clock.now().getTime() + minutes * 60_000)],
    );
    const { rowCount } = await this.sql(
      'SELECT 1 FROM password_links WHERE user_id = $1 AND hash = $2 AND used_at IS NULL',
      [id, hashOf(token)],
    );
    return rowCount === 1 ? token : null;
  }

  /** The user whose password a link sets; null when the link is not good. The link is not used up. */
  async holderOf(token: string): Promise<string | null> {
    const { rows } = await this.sql<{ userId: string }>(
      `SELECT l.user_id AS "userId" FROM password_links l JOIN users u ON u.id = l.user_id WHERE ${GOOD}`,
      [hashOf(token), this.clock.now()],
    );
    return rows[0]?.userId ?? null;
  }

  /**
   * Uses a link up. It is good only while the user is active and has the address to which the link was mailed and, for
   * an invitation, was not invited again.
   * @returns the user whose password the link sets; null when the link is unknown, used, expired or no longer good
   */
  async useLink(token: string): Promise<{ userId: string; kind: LinkKind } | null> {
    const { rows } = await this.sql<{ userId: string; kind: LinkKind }>(
      `UPDATE password_links l SET used_at = $2 FROM users u
       WHERE u.id = l.user_id AND ${GOOD}
       RETURNING l.user_id AS "userId", l.kind`,
      [hashOf(token), this.clock.now()],
    );
    return rows[0] ?? null;
  }

  async endLinks(userId: string): Promise<void> {
    await this.sql('UPDATE password_links SET used_at = $2 WHERE user_id = $1 AND used_at IS NULL', [
      userId,
      this.clock.now(),
    ]);
  }

  private sql<R extends Record<string, unknown>>(text: string, values: unknown[]) {
    return poolOf(this.dataSource).query<R>(text, values);
  }
}
