import type { PaymentSeen } from '../domain/portal-payment.commands';
import type { ProviderName } from '../domain/portal-payment.events';

/** A payment to create at the provider; `amount` in whole cents, `paymentId` is our id. */
export interface IntentRequest {
  readonly paymentId: string;
  readonly amount: number;
  readonly currency: string;
  readonly description: string;
}
/** The provider's side of a payment. */
export interface Intent {
  readonly intentId: string;
  /** Allows the browser that has it to pay this payment and nothing else. We pass it on and store it nowhere. */
  readonly clientSecret: string;
}
export interface RefundRequest {
  readonly paymentId: string;
  /** The number of the request, counted from 1: the provider makes one refund for each number. */
  readonly request: number;
}

/** Port: a processor of card payments, Stripe or the sandbox. Every call is idempotent. */
export abstract class CardProvider {
  abstract readonly name: ProviderName;
  /** The public key with which the browser calls the provider itself; null for the sandbox. */
  abstract readonly publishableKey: string | null;
  abstract createIntent(requested: IntentRequest): Promise<Intent>;
  /** The current state of a payment; null when the provider does not know it. */
  abstract retrieveIntent(intentId: string): Promise<(PaymentSeen & { readonly clientSecret: string }) | null>;
  /** Cancels a payment, so that nobody can pay it any more; a paid payment stays paid. */
  abstract cancelIntent(intentId: string): Promise<void>;
  /**
   * Refunds the part of the payment that is not refunded yet.
   * @throws RefundRefused when the provider refuses for good
   */
  abstract refund(intentId: string, requested: RefundRequest): Promise<void>;
  /**
   * The id of the payment that a webhook of the provider is about; null when it is about something else.
   * @throws HttpProblem 400 when the provider did not sign it
   */
  abstract readWebhook(body: Buffer, signature: string): string | null;
}

/** The provider refuses a refund for good; the message is its reason. */
export class RefundRefused extends Error {}

/**
 * The id of the provider's payment that a client secret belongs to, the part before `_secret_`: 'pi_1' in
 * 'pi_1_secret_x'. null when the text has another form.
 */
export const intentOf = (clientSecret: string): string | null =>
  /^([A-Za-z0-9_]{3,200}?)_secret_[A-Za-z0-9_-]{1,200}$/.exec(clientSecret)?.[1] ?? null;
