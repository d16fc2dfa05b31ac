import { z } from 'zod';
import { factFamily } from '../../../platform/event-store/fact-catalog';
import { fact, type FactsOf } from '../../../platform/event-store/facts';

/** What the portal sells; both cost the firm's default fee. */
export const FEE_DESCRIPTIONS = ['IFTA Processing Fee', 'Service Fee'] as const;
export const PROVIDERS = ['stripe', 'sandbox'] as const;
export type ProviderName = (typeof PROVIDERS)[number];
export const CURRENCY = 'usd';

/** All that is kept of a card. */
const card = z.object({ brand: z.string(), last4: z.string() });
export type CardSeen = Readonly<z.output<typeof card>>;

/** Who pays what: the client's user, an amount in cents, the price list's words. `clientName` is the company as it was called then, `reference` the name of the payment on receipts and in the books. */
const terms = z.object({
  clientId: z.string(),
  clientName: z.string(),
  userId: z.string(),
  amount: z.int(),
  currency: z.literal(CURRENCY),
  description: z.string(),
  reference: z.string(),
});
export type FeeTerms = Readonly<z.output<typeof terms>>;
const id = z.string();

/** Facts about a card payment of a fee. They carry no secret, and of the card its brand and last four digits at most. */
export const feeFacts = factFamily('fee', {
  FeePaymentStarted: fact(
    'started a card payment',
    terms.extend({ id, provider: z.enum(PROVIDERS), notes: z.string().nullable() }),
  ),
  FeePaymentIntentMade: fact('asked the card provider for the payment', z.object({ id, intentId: z.string() })),
  FeePaymentProcessing: fact('saw the card payment being processed', z.object({ id })),
  FeePaymentCompleted: fact(
    'saw the card payment completed',
    terms.extend({
      id,
      processingFee: z.int().nullable(),
      transactionId: z.string(),
      paidOn: z.string(),
      card: card.nullable(),
    }),
  ),
  /** The provider told later what it kept. */
  FeePaymentFeeNoted: fact(
    "noted the card provider's fee",
    terms.extend({ id, processingFee: z.int(), notedOn: z.string() }),
  ),
  /** `final`: no money can come any more; else another card may be tried. */
  FeePaymentFailed: fact('saw the card payment fail', z.object({ id, reason: z.string(), final: z.boolean() })),
  FeePaymentRefundRequested: fact(
    'asked the card provider for a refund',
    z.object({ id, reason: z.string(), request: z.int() }),
  ),
  FeePaymentRefundRefused: fact('saw the refund refused', z.object({ id, reason: z.string() })),
  /** `amount` is what went back now; a refund in parts is several facts. */
  FeePaymentRefunded: fact(
    'refunded the card payment',
    terms.extend({ id, refundId: z.string(), reason: z.string(), refundedOn: z.string() }),
  ),
});
export type FeeFact = FactsOf<typeof feeFacts>;
