import { Logger } from '@nestjs/common';
import Stripe from 'stripe';
import type { Settings } from '../../../../../config/settings';
import {
  RefundRefused,
  withoutCardNumbers,
  type CardProvider,
  type Intent,
  type IntentRequest,
  type PaymentSeen,
  type RefundRequest,
} from '../../../portal-payments';
import { notSigned, providerAway, providerRefuses } from '../provider-problems';
import { EXPANDED, seenOf } from './stripe-seen';

const PATIENCE_MS = 10_000;
const RETRIES = 1;

const whereTo = (
  apiBase: string | undefined,
): Pick<NonNullable<ConstructorParameters<typeof Stripe>[1]>, 'host' | 'port' | 'protocol'> => {
  if (!apiBase) return {};
  const { protocol, hostname, port } = new URL(apiBase);
  return {
    host: hostname,
    protocol: protocol === 'http:' ? 'http' : 'https',
    port: Number(port || (protocol === 'http:' ? 80 : 443)),
  };
};

/** The id of the payment intent that an event is about. */
const aboutOf = ({ data }: Stripe.Event): string | null => {
  const {
    object,
    id,
    payment_intent: of,
  } = data.object as { object?: string; id?: string; payment_intent?: string | { id: string } | null };
  if (object === 'payment_intent') return id ?? null;
  return typeof of === 'string' ? of : (of?.id ?? null);
};

/**
 * Card payments through Stripe. The browser sends the card to Stripe itself; we only know the id of a payment and its
 * state.
 */
export class StripeProvider implements CardProvider {
  readonly name = 'stripe';
  readonly publishableKey: string;
  private readonly stripe: Stripe;
  private readonly webhookSecret: string;
  private readonly logger = new Logger('Stripe');

  constructor({ secretKey, publishableKey, webhookSecret, apiBase }: NonNullable<Settings['stripe']>) {
    this.publishableKey = publishableKey;
    this.webhookSecret = webhookSecret;
    this.stripe = new Stripe(secretKey, {
      ...whereTo(apiBase),
      timeout: PATIENCE_MS,
      maxNetworkRetries: RETRIES,
      telemetry: false,
    });
  }

  async createIntent({ paymentId, amount, currency, description }: IntentRequest): Promise<Intent> {
    const requested = {
      amount,
      currency,
      description,
      metadata: { paymentId },
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
    } as const;
    const intent = await this.asked(this.stripe.paymentIntents.create(requested, { idempotencyKey: paymentId }));
    if (!intent.client_secret) throw providerRefuses();
    return { intentId: intent.id, clientSecret: intent.client_secret };
  }

  async retrieveIntent(intentId: string): Promise<(PaymentSeen & { clientSecret: string }) | null> {
    try {
      const intent = await this.stripe.paymentIntents.retrieve(intentId, { expand: EXPANDED });
      const seen = seenOf(intent);
      return {
        ...seen,
        failure: seen.failure && withoutCardNumbers(seen.failure),
        clientSecret: intent.client_secret ?? '',
      };
    } catch (error) {
      if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing') return null;
      throw this.problemOf(error);
    }
  }

  async cancelIntent(intentId: string): Promise<void> {
    try {
      await this.stripe.paymentIntents.cancel(
        intentId,
        { cancellation_reason: 'abandoned' },
        { idempotencyKey: `${intentId}-cancel` },
      );
    } catch (error) {
      // the payment was paid or cancelled in the meantime: the next check will see which
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw this.problemOf(error);
    }
  }

  async refund(intentId: string, { paymentId, request }: RefundRequest): Promise<void> {
    try {
      await this.stripe.refunds.create(
        { payment_intent: intentId, reason: 'requested_by_customer', metadata: { paymentId } },
        { idempotencyKey: `${paymentId}-refund-${request}` },
      );
    } catch (error) {
      if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'charge_already_refunded') return;
      if (error instanceof Stripe.errors.StripeInvalidRequestError || error instanceof Stripe.errors.StripeCardError)
        throw new RefundRefused(withoutCardNumbers(error.message).slice(0, 300));
      throw this.problemOf(error);
    }
  }

  readWebhook(body: Buffer, signature: string): string | null {
    try {
      return aboutOf(this.stripe.webhooks.constructEvent(body, signature, this.webhookSecret));
    } catch (error) {
      this.logger.warn({ msg: 'a webhook was not signed by Stripe', why: (error as Error).name });
      throw notSigned();
    }
  }

  private async asked<Answer>(answer: Promise<Answer>): Promise<Answer> {
    try {
      return await answer;
    } catch (error) {
      throw this.problemOf(error);
    }
  }

  /**
   * Logs what Stripe answered, without the data that was sent to Stripe, and returns an error that the user may see.
   */
  private problemOf(error: unknown): Error {
    if (!(error instanceof Stripe.errors.StripeError)) return error as Error;
    this.logger.error({
      msg: 'Stripe did not do what it was asked',
      type: error.type,
      code: error.code,
      status: error.statusCode,
      stripeRequest: error.requestId,
    });
    const away =
      error instanceof Stripe.errors.StripeConnectionError ||
      error instanceof Stripe.errors.StripeRateLimitError ||
      error instanceof Stripe.errors.StripeAPIError;
    return away ? providerAway() : providerRefuses();
  }
}
