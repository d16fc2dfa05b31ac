import { createHmac } from 'node:crypto';
import type { Pool } from 'pg';
import { equal } from '../../../../../platform/web/auth/equal';
import type { Clock } from '../../../../../platform/core/clock';
import type { Jobs } from '../../../../../platform/infrastructure/jobs/jobs';
import { add, cents, multiply } from '../../../../../platform/money/money';
import {
  RefundRefused,
  type CardProvider,
  type Intent,
  type IntentRequest,
  type PaymentSeen,
  type RefundRequest,
} from '../../../portal-payments';
import { notSigned } from '../provider-problems';

/** The fee that the sandbox charges for a payment: 2.9% + 30¢, a made-up price of no real provider. */
const PRICE = { rate: '0.029', fixed: cents(30) };
const OLDEST_SECONDS = 300;
export const SANDBOX_WEBHOOK = 'sandbox-webhook';
export const SANDBOX_SLOW = 'sandbox-slow-payment';

/** A payment at the sandbox, with the statuses of a Stripe payment intent. Amounts in whole cents. */
export interface SandboxRow {
  readonly id: string;
  readonly payment_id: string;
  readonly amount: number;
  readonly currency: string;
  readonly status: 'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded' | 'canceled';
  readonly received: number;
  readonly fee: number | null;
  readonly failure: string | null;
  readonly brand: string | null;
  readonly last4: string | null;
  readonly refunded: number;
  readonly refund_id: string | null;
  readonly refund_keys: readonly string[];
}

const STATUS = {
  succeeded: 'paid',
  processing: 'processing',
  canceled: 'cancelled',
  requires_payment_method: 'waiting',
  requires_action: 'waiting',
} as const;

/**
 * The built-in card provider: it takes practice payments and needs no account with a real provider. Its tables are not
 * projections of the event log, just as the data of a real provider is outside our system. Like a real provider, it
 * reports every change by a signed webhook. It derives its client secrets and signatures from the secret of the
 * installation, so that none of them is stored.
 */
export class SandboxProvider implements CardProvider {
  readonly name = 'sandbox';
  readonly publishableKey = null;
  private readonly key: Buffer;

  constructor(
    private readonly pool: Pool,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    secret: string,
  ) {
    this.key = createHmac('sha256', secret).update('card sandbox').digest();
  }

  async createIntent({ paymentId, amount, currency, description }: IntentRequest): Promise<Intent> {
    const intentId = `pi_sandbox_${paymentId.replaceAll('-', '')}`;
    const sql =
      "INSERT INTO sandbox_intents (id, payment_id, amount, currency, description, status) VALUES ($1, $2, $3, $4, $5, 'requires_payment_method') ON CONFLICT DO NOTHING";
    await this.pool.query(sql, [intentId, paymentId, amount, currency, description]);
    return { intentId, clientSecret: this.secretOf(intentId) };
  }

  async retrieveIntent(intentId: string): Promise<(PaymentSeen & { clientSecret: string }) | null> {
    const row = await this.find(intentId);
    if (!row) return null;
    return {
      intentId,
      status: STATUS[row.status],
      amount: row.amount,
      received: row.received,
      currency: row.currency,
      paymentId: row.payment_id,
      processingFee: row.fee,
      failure: row.failure,
      card: row.status === 'succeeded' && row.brand && row.last4 ? { brand: row.brand, last4: row.last4 } : null,
      refunded: row.refunded,
      refundId: row.refund_id,
      clientSecret: this.secretOf(intentId),
    };
  }

  async cancelIntent(intentId: string): Promise<void> {
    await this.pool.query(
      `UPDATE sandbox_intents SET status = 'canceled' WHERE id = $1 AND status IN ('requires_payment_method',
        'requires_action')`,
      [intentId],
    );
  }

  async refund(intentId: string, { paymentId, request }: RefundRequest): Promise<void> {
    const sql = `UPDATE sandbox_intents SET refunded = received, refund_id = $3, refund_keys = refund_keys || $2::text
      WHERE id = $1 AND status = 'succeeded' AND refunded < received`;
    const { rowCount } = await this.pool.query(sql, [
      intentId,
      `${paymentId}-refund-${request}`,
      `re_${intentId.slice(3)}_${request}`,
    ]);
    if (rowCount) await this.tell(intentId, 'refunded');
    else if ((await this.find(intentId))?.status !== 'succeeded') throw new RefundRefused('The payment is not paid.');
  }

  readWebhook(body: Buffer, signature: string): string | null {
    const [, at = '', sent = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
    if (
      !equal(this.signatureOf(at, body), sent) ||
      Math.abs(this.clock.now().getTime() / 1_000 - Number(at)) > OLDEST_SECONDS
    )
      throw notSigned();
    const { intentId } = JSON.parse(body.toString('utf8')) as { intentId?: unknown };
    return typeof intentId === 'string' ? intentId : null;
  }

  /** A webhook of the sandbox: the body and its signature header, `t=<seconds>,v1=<hex HMAC>`. */
  signed(intentId: string, type: string, now = this.clock.now()): { body: Buffer; signature: string } {
    const body = Buffer.from(JSON.stringify({ type, intentId }));
    const at = String(Math.floor(now.getTime() / 1_000));
    return { body, signature: `t=${at},v1=${this.signatureOf(at, body)}` };
  }

  async find(intentId: string): Promise<SandboxRow | undefined> {
    const { rows } = await this.pool.query<SandboxRow>('SELECT * FROM sandbox_intents WHERE id = $1', [intentId]);
    return rows[0];
  }

  fits(intentId: string, clientSecret: string): boolean {
    return equal(this.secretOf(intentId), clientSecret);
  }

  /**
   * Marks the payment as succeeded, only once and only from one of the statuses `from`.
   * @param silently sends no webhook
   * @returns whether this call took the money
   */
  async take(intentId: string, from: readonly SandboxRow['status'][], silently = false): Promise<boolean> {
    const amount = (await this.find(intentId))?.amount ?? 0;
    const fee = add(multiply(cents(amount), PRICE.rate), PRICE.fixed);
    const { rowCount } = await this.pool.query(
      `UPDATE sandbox_intents SET status = 'succeeded', received = amount, fee = $2, failure = NULL WHERE id = $1
        AND status = ANY($3)`,
      [intentId, fee, from],
    );
    if (rowCount && !silently) await this.tell(intentId, 'succeeded');
    return Boolean(rowCount);
  }

  /**
   * Plays the payer in the demo data: the payer pays, or the card is refused with the reason `refusal`. No webhook is
   * sent; the demo settles the payment itself.
   */
  async play(intentId: string, refusal: string | null): Promise<void> {
    await this.pool.query("UPDATE sandbox_intents SET brand = 'visa', last4 = '4242', failure = $2 WHERE id = $1", [
      intentId,
      refusal,
    ]);
    if (refusal === null) await this.take(intentId, ['requires_payment_method'], true);
  }

  /**
   * Queues the webhook for a change of the payment. Repeated calls with the same `type` and `nr` send only one webhook.
   */
  async tell(intentId: string, type: string, nr = ''): Promise<void> {
    await this.jobs.add(SANDBOX_WEBHOOK, `${SANDBOX_WEBHOOK}-${intentId}-${type}${nr}`, {
      intentId,
      type,
      subject: `Practice payment ${type}`,
    });
  }

  async later(intentId: string, milliseconds: number): Promise<void> {
    await this.jobs.add(
      SANDBOX_SLOW,
      `${SANDBOX_SLOW}-${intentId}`,
      { intentId, subject: 'Slow practice payment' },
      { delay: milliseconds },
    );
  }

  private secretOf(intentId: string): string {
    return `${intentId}_secret_${createHmac('sha256', this.key).update(`secret ${intentId}`).digest('hex').slice(0, 40)}`;
  }
  private signatureOf(at: string, body: Buffer): string {
    return createHmac('sha256', this.key).update(`${at}.`).update(body).digest('hex');
  }
}
