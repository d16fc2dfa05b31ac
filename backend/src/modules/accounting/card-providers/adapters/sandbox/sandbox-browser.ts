import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { DataSource } from 'typeorm';
import { Clock } from '../../../../../platform/core/clock';
import { poolOf } from '../../../../../platform/event-log/projections/read-tables';
import { notFound } from '../../../../../platform/core/errors';
import { HttpProblem } from '../../../../../platform/web/problems/problem.filter';
import { tokenised, type Card, type Outcome } from './sandbox-cards';
import { SandboxProvider, type SandboxRow } from './sandbox-provider';

const DECLINED = 'Your card was declined.';
const NOT_CONFIRMED = 'The payment was not confirmed. Please try again or use another card.';
const USED = 'This card entry was used already. Please enter the card again.';
const TRIABLE: readonly SandboxRow['status'][] = ['requires_payment_method', 'requires_action'];

/** The state of a payment after the payer confirmed it, in Stripe's words; `message` says why a card was refused. */
export interface Confirmed {
  readonly status: 'succeeded' | 'processing' | 'requires_action' | 'requires_payment_method';
  readonly message?: string;
}
interface TokenRow {
  readonly outcome: Outcome;
  readonly brand: string;
  readonly last4: string;
}

/**
 * How long a payment with the slow test card takes to succeed, and how long the answer for the silent test card is held
 * back; in milliseconds.
 */
export const sandboxTimes = { slowMs: 10_000, silentMs: 60_000 };

/**
 * The part of the sandbox that serves the browser. The number and security code of a card are checked and then dropped:
 * they are stored nowhere.
 */
@Injectable()
export class SandboxBrowser implements OnModuleDestroy {
  private readonly holding = new Set<() => void>();

  constructor(
    private readonly sandbox: SandboxProvider,
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Answers the requests that are held back, so that a stopping process does not wait for them. */
  onModuleDestroy(): void {
    for (const release of this.holding) release();
  }

  async token(card: Card): Promise<{ token: string }> {
    const made = tokenised(card, this.clock.now());
    if (typeof made === 'string') throw new HttpProblem({ statusCode: 402, code: 'CARD_REFUSED', message: made });
    const token = `tok_${randomBytes(18).toString('hex')}`;
    await this.pool.query('DELETE FROM sandbox_tokens WHERE created_at < $1', [this.anHourAgo()]);
    await this.pool.query(
      'INSERT INTO sandbox_tokens (token, outcome, brand, last4, created_at) VALUES ($1, $2, $3, $4, $5)',
      [token, made.outcome, made.brand, made.last4, this.clock.now()],
    );
    return { token };
  }

  async confirm(intentId: string, token: string): Promise<Confirmed> {
    const before = await this.mustBeThere(intentId);
    if (before.status === 'succeeded' || before.status === 'processing') return { status: before.status };
    const { rows } = await this.pool.query<TokenRow>(
      'DELETE FROM sandbox_tokens WHERE token = $1 AND created_at > $2 RETURNING outcome, brand, last4',
      [token, this.anHourAgo()],
    );
    const [card] = rows;
    if (!card) throw new HttpProblem({ statusCode: 402, code: 'CARD_REFUSED', message: USED });
    await this.pool.query('UPDATE sandbox_intents SET brand = $2, last4 = $3 WHERE id = $1 AND status = ANY($4)', [
      intentId,
      card.brand,
      card.last4,
      TRIABLE,
    ]);
    switch (card.outcome) {
      case 'paid':
        await this.sandbox.take(intentId, TRIABLE);
        return { status: 'succeeded' };
      case 'silent':
        await this.sandbox.take(intentId, TRIABLE);
        await this.hold(sandboxTimes.silentMs);
        return { status: 'succeeded' };
      case 'slow':
        await this.move(intentId, 'processing', null);
        await this.sandbox.tell(intentId, 'processing');
        await this.sandbox.later(intentId, sandboxTimes.slowMs);
        return { status: 'processing' };
      case 'challenge':
        await this.move(intentId, 'requires_action', null);
        return { status: 'requires_action' };
      case 'declined':
        return this.refuse(intentId, DECLINED);
    }
  }

  /** Records whether the payer approved the payment when the bank of the card asked for confirmation (3-D Secure). */
  async authenticate(intentId: string, approve: boolean): Promise<Confirmed> {
    const { status } = await this.mustBeThere(intentId);
    if (status !== 'requires_action') return { status };
    if (!approve) return this.refuse(intentId, NOT_CONFIRMED);
    await this.sandbox.take(intentId, ['requires_action']);
    return { status: 'succeeded' };
  }

  /** @throws RuleViolation NOT_FOUND, also for a canceled payment */
  private async mustBeThere(intentId: string): Promise<{ readonly status: Confirmed['status'] }> {
    const status = (await this.sandbox.find(intentId))?.status ?? 'canceled';
    if (status === 'canceled') throw notFound('payment');
    return { status };
  }

  private async refuse(intentId: string, message: string): Promise<Confirmed> {
    await this.move(intentId, 'requires_payment_method', message);
    await this.sandbox.tell(intentId, 'failed', `-${randomBytes(6).toString('hex')}`);
    return { status: 'requires_payment_method', message };
  }

  private async move(intentId: string, status: SandboxRow['status'], failure: string | null): Promise<void> {
    await this.pool.query('UPDATE sandbox_intents SET status = $2, failure = $3 WHERE id = $1 AND status = ANY($4)', [
      intentId,
      status,
      failure,
      TRIABLE,
    ]);
  }

  private hold(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const release = (): void => {
        clearTimeout(timer);
        this.holding.delete(release);
        resolve();
      };
      const timer = setTimeout(release, milliseconds);
      this.holding.add(release);
    });
  }

  private anHourAgo(): Date {
    return new Date(this.clock.now().getTime() - 3_600_000);
  }

  private get pool() {
    return poolOf(this.dataSource);
  }
}
