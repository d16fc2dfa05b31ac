import type { Pool } from 'pg';
import { RuleViolation } from '../event-store/errors';
import type { IdempotentAnswer } from '../event-store/unit';
import type { CommandContext } from './context';

/** Answers kept for repeated requests. Same key and same body: the same answer; same key and another body: refused. */
export class IdempotentAnswers {
  constructor(private readonly pool: Pool) {}

  async find(context: CommandContext): Promise<IdempotentAnswer | null> {
    const sent = context.idempotency;
    if (!sent) return null;
    const { rows } = await this.pool.query<{ body_hash: string; route: string; status: number; version: number; answer: unknown }>({
      name: 'find-answer',
      text: 'SELECT route, body_hash, status, version, answer FROM idempotent_answers WHERE actor = $1 AND key = $2',
      values: [actorOf(context), sent.key],
    });
    const row = rows[0];
    if (!row) return null;
    if (row.body_hash !== sent.bodyHash || row.route !== sent.route) {
      throw new RuleViolation('IDEMPOTENCY_KEY_REUSED', 'This Idempotency-Key was already used for another request; send a new key');
    }
    return { actor: actorOf(context), key: sent.key, route: row.route, bodyHash: row.body_hash, status: row.status, version: row.version, answer: row.answer };
  }

  keep(context: CommandContext, status: number, version: number, answer: unknown): IdempotentAnswer | null {
    const sent = context.idempotency;
    return sent ? { actor: actorOf(context), key: sent.key, route: sent.route, bodyHash: sent.bodyHash, status, version, answer: answer ?? null } : null;
  }

  /** Forgets answers older than a day; a repeat after that is a new request. */
  async forgetOld(): Promise<void> {
    await this.pool.query("DELETE FROM idempotent_answers WHERE at < now() - interval '24 hours'");
  }
}

const actorOf = (context: CommandContext): string => context.actor.id ?? `anyone:${context.actor.name}`;
