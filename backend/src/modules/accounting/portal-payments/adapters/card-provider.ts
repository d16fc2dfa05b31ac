import type { PaymentSeen } from '../domain/portal-payment.commands';
import type { ProviderName } from '../domain/portal-payment.events';

export interface IntentRequest {
  readonly paymentId: string;
  readonly amount: number;
  readonly currency: string;
  readonly description: string;
}
export interface Intent {
  readonly intentId: string;
  /** Lets its holder pay this payment, and nothing else. It passes through us and is kept nowhere. */
  readonly clientSecret: string;
}
export interface RefundRequest {
  readonly paymentId: string;
  /** The how-manieth request: the provider refunds each once. */
  readonly request: number;
}

/** Port: whoever takes card payments for us. Every call may be repeated: it acts once. */
export abstract class CardProvider {
  abstract readonly name: ProviderName;
  /** What the browser needs to talk to the provider itself. */
  abstract readonly publishableKey: string | null;
  abstract createIntent(requested: IntentRequest): Promise<Intent>;
  /** The payment as it is now; null when the provider does not know it. */
  abstract retrieveIntent(intentId: string): Promise<(PaymentSeen & { readonly clientSecret: string }) | null>;
  /** From now on nobody can pay it; one that is paid stays so. */
  abstract cancelIntent(intentId: string): Promise<void>;
  /** Gives back what is left. @throws RefundRefused when the provider says no for good */
  abstract refund(intentId: string, requested: RefundRequest): Promise<void>;
  /**
   * Which payment a message of the provider is about; null: none of ours. @throws HttpProblem 400 when the provider did
   * not sign it
   */
  abstract readWebhook(body: Buffer, signature: string): string | null;
}

export class RefundRefused extends Error {}

/** The payment that a client secret is for: what stands before `_secret_`. */
export const intentOf = (clientSecret: string): string | null =>
  /^([A-Za-z0-9_]{3,200}?)_secret_[A-Za-z0-9_-]{1,200}$/.exec(clientSecret)?.[1] ?? null;
