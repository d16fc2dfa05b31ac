import { createHmac } from 'node:crypto';
import type { Pool } from 'pg';
import type { Clock } from '../../core/clock';
import { RuleViolation } from '../../core/errors';
import type { IdempotentAnswer } from '../store/unit';
import type { CommandContext } from './context';
import { lookUp } from '../../database/lookups';

interface StoredRow {
  readonly route: string;
  readonly body_hash: string;
  readonly status: number;
  readonly version: number;
  readonly answer: unknown;
  readonly at: string;
}
const DAY_MS = 86_400_000;
const KEYED = 'keyed:';
const FIND =
  'SELECT route, body_hash, status, version, answer, at FROM idempotent_answers WHERE actor = $1 AND key = $2';

/**
 * The stored responses for repeated requests. The same key with the same body gets the stored response; the same key
 * with another body is refused.
 */
export class IdempotentAnswers {
  private readonly key: Buffer;

  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
    secret: string,
  ) {
    this.key = createHmac('sha256', secret).update('idempotent answers').digest();
  }

  /** The stored response to this request, or null. @throws RuleViolation IDEMPOTENCY_KEY_REUSED */
  async find(context: CommandContext): Promise<IdempotentAnswer | null> {
    const sent = context.idempotency;
    if (!sent) return null;
    const [row] = await lookUp<StoredRow>(this.pool, {
      name: 'find-answer',
      text: FIND,
      values: [actorOf(context), sent.key],
    });
    if (!row) return null;
    if (!this.fits(row.body_hash, sent.bodyHash) || row.route !== sent.route) {
      throw new RuleViolation(
        'IDEMPOTENCY_KEY_REUSED',
        'This Idempotency-Key was already used for another request; send a new key',
      );
    }
    return {
      actor: actorOf(context),
      key: sent.key,
      route: row.route,
      bodyHash: row.body_hash,
      status: row.status,
      version: row.version,
      answer: row.answer,
      at: row.at,
    };
  }

  keep(context: CommandContext, status: number, version: number, answer: unknown): IdempotentAnswer | null {
    const sent = context.idempotency;
    return sent
      ? {
          actor: actorOf(context),
          key: sent.key,
          route: sent.route,
          bodyHash: this.keyed(sent.bodyHash),
          status,
          version,
          answer: answer ?? null,
          at: context.clock.now().toISOString(),
        }
      : null;
  }

  /** Deletes responses older than a day; a repeat after that counts as a new request. */
  async forgetOld(): Promise<void> {
    await this.pool.query('DELETE FROM idempotent_answers WHERE at < $1', [
      new Date(this.clock.now().getTime() - DAY_MS),
    ]);
  }

  /** Hashes with a secret key, so that nobody can find the content of a body by hashing guesses. */
  private keyed(bodyHash: string): string {
    return KEYED + createHmac('sha256', this.key).update(bodyHash).digest('base64url');
  }

  /** Rows from before the hashes were keyed have no prefix; they are compared as they are. */
  private fits(stored: string, bodyHash: string): boolean {
    return stored === (stored.startsWith(KEYED) ? this.keyed(bodyHash) : bodyHash);
  }
}

const actorOf = (context: CommandContext): string => context.actor.id ?? `anyone:${context.actor.name}`;
