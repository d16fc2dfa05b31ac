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
export type PortalPaymentTerms = Readonly<z.output<typeof terms>>;
const id = z.string();

/** Types as 0.1.0 and 0.2.0 wrote them. */
const formerly = {
  PortalPaymentStarted: 'FeePaymentStarted',
  PortalPaymentIntentMade: 'FeePaymentIntentMade',
  PortalPaymentProcessing: 'FeePaymentProcessing',
  PortalPaymentCompleted: 'FeePaymentCompleted',
  PortalPaymentFeeNoted: 'FeePaymentFeeNoted',
  PortalPaymentFailed: 'FeePaymentFailed',
  PortalPaymentRefundRequested: 'FeePaymentRefundRequested',
  PortalPaymentRefundRefused: 'FeePaymentRefundRefused',
  PortalPaymentRefunded: 'FeePaymentRefunded',
};

/**
 * Facts about a client's card payment. They carry no secret, and of the card its brand and last four digits at most. Their streams keep the name
 * that the first release gave them: `fee-<id>`.
 */
export const portalPaymentFacts = factFamily(
  'fee',
  {
    PortalPaymentStarted: fact(
      'started a card payment',
      terms.extend({ id, provider: z.enum(PROVIDERS), notes: z.string().nullable() }),
    ),
    PortalPaymentIntentMade: fact('asked the card provider for the payment', z.object({ id, intentId: z.string() })),
    PortalPaymentProcessing: fact('saw the card payment being processed', z.object({ id })),
    PortalPaymentCompleted: fact(
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
    PortalPaymentFeeNoted: fact(
      "noted the card provider's fee",
      terms.extend({ id, processingFee: z.int(), notedOn: z.string() }),
    ),
    /** `final`: no money can come any more; else another card may be tried. */
    PortalPaymentFailed: fact('saw the card payment fail', z.object({ id, reason: z.string(), final: z.boolean() })),
    PortalPaymentRefundRequested: fact(
      'asked the card provider for a refund',
      z.object({ id, reason: z.string(), request: z.int() }),
    ),
    PortalPaymentRefundRefused: fact('saw the refund refused', z.object({ id, reason: z.string() })),
    /** `amount` is what went back now; a refund in parts is several facts. */
    PortalPaymentRefunded: fact(
      'refunded the card payment',
      terms.extend({ id, refundId: z.string(), reason: z.string(), refundedOn: z.string() }),
    ),
  },
  formerly,
);
export type PortalPaymentFact = FactsOf<typeof portalPaymentFacts>;
