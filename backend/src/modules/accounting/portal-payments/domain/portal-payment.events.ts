import { z } from 'zod';
import { eventFamily } from '../../../../platform/event-log/events/event-catalog';
import { defineEvent, type EventsOf } from '../../../../platform/event-log/events/events';
import { PART_KINDS } from './rules/parts';
import { ACCOUNT_TYPES, BANK_METHODS, type BankMethod } from './rules/bank-account';

/** The services that clients can pay in the portal; each costs the default fee of the firm. */
export const FEE_DESCRIPTIONS = ['IFTA Processing Fee', 'Service Fee'] as const;
export const PROVIDERS = ['stripe', 'sandbox'] as const;
export type ProviderName = (typeof PROVIDERS)[number];
export const CURRENCY = 'usd';

/** All that is stored of a card: `{ brand: 'visa', last4: '4242' }`. */
const card = z.object({ brand: z.string(), last4: z.string() });
export type CardSeen = Readonly<z.output<typeof card>>;

/** A part of a payment in whole cents, see `PaymentPart`. */
const part = z.object({ kind: z.enum(PART_KINDS), amount: z.int(), chargeId: z.string().optional() });

/**
 * Who pays how much for what: the client, the user who pays, the amount in whole cents and a description from the price
 * list. `clientName` is the name of the company at the time of the payment. `reference` names the payment on receipts
 * and in the books: 'FEE-0000000A'.
 */
const terms = z.object({
  clientId: z.string(),
  clientName: z.string(),
  userId: z.string(),
  amount: z.int(),
  currency: z.literal(CURRENCY),
  description: z.string(),
  reference: z.string(),
  /** What is service and what is for a government; of a refund what went back. Events of earlier releases have none. */
  parts: z.array(part).optional(),
});
export type PortalPaymentTerms = Readonly<z.output<typeof terms>>;
const id = z.string();

/** The document and invoice that a payment is for, with their titles at that time. */
const purpose = z.object({
  documentId: z.string().nullable(),
  documentTitle: z.string().nullable(),
  invoiceId: z.int().nullable(),
  invoiceNumber: z.string().nullable(),
});
export type PaymentPurpose = Readonly<z.output<typeof purpose>>;

/**
 * A bank account. `accountNumber` is encrypted by the vault and begins with 'sealed:'; `last4` are its last four
 * digits.
 */
const bankAccount = z.object({
  accountHolderName: z.string(),
  bankName: z.string(),
  routingNumber: z.string(),
  accountNumber: z.string(),
  last4: z.string(),
  accountType: z.enum(ACCOUNT_TYPES),
});
export type SealedAccount = Readonly<z.output<typeof bankAccount>>;
const method = z.enum(BANK_METHODS);
const BY = { bank_transfer: 'bank transfer', ach: 'ACH', check: 'check' } as const satisfies Record<BankMethod, string>;

/** The names of the event types in the logs of releases 0.1.0 and 0.2.0. */
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
 * Events about a payment of a client by card, bank or check. They contain no secrets: of a card at most its brand and
 * last four digits, of a bank account only the encrypted number. The streams keep the name that the first release gave
 * them: `fee-<id>`.
 */
export const portalPaymentEvents = eventFamily(
  'fee',
  {
    PortalPaymentStarted: defineEvent(
      'started a card payment',
      terms.extend({ id, provider: z.enum(PROVIDERS), notes: z.string().nullable() }),
      {
        says: ({ clientId }) => `started card payment {record} of {amount} from {client:${clientId}} for {description}`,
      },
    ),
    PortalPaymentIntentMade: defineEvent(
      'asked the card provider for the payment',
      z.object({ id, intentId: z.string() }),
      {
        says: () => 'asked the card provider for payment {record}',
      },
    ),
    PortalPaymentProcessing: defineEvent('saw the card payment being processed', z.object({ id }), {
      says: 'saw card payment {record} being processed',
    }),
    PortalPaymentCompleted: defineEvent(
      'saw the card payment completed',
      terms.extend({
        id,
        processingFee: z.int().nullable(),
        transactionId: z.string(),
        paidOn: z.string(),
        card: card.nullable(),
      }),
      { says: ({ clientId }) => `saw card payment {record} of {amount} from {client:${clientId}} completed` },
    ),
    /** The provider reported its fee after the payment was completed. */
    PortalPaymentFeeNoted: defineEvent(
      "noted the card provider's fee",
      terms.extend({ id, processingFee: z.int(), notedOn: z.string() }),
      { says: "noted the card provider's fee of {processingFee} for payment {record}" },
    ),
    /** `final`: this payment can no longer be paid; otherwise the payer may try another card. */
    PortalPaymentFailed: defineEvent(
      'saw the card payment fail',
      z.object({ id, reason: z.string(), final: z.boolean() }),
      {
        says: () => 'saw card payment {record} fail: {reason}',
      },
    ),
    PortalPaymentRefundRequested: defineEvent(
      'asked the card provider for a refund',
      z.object({ id, reason: z.string(), request: z.int() }),
      { says: () => 'asked the card provider for a refund of payment {record}: {reason}' },
    ),
    PortalPaymentRefundRefused: defineEvent('saw the refund refused', z.object({ id, reason: z.string() }), {
      says: () => 'saw the refund of payment {record} refused: {reason}',
    }),
    /** `amount` is what this refund gave back; several partial refunds are several events. */
    PortalPaymentRefunded: defineEvent(
      'refunded the card payment',
      terms.extend({ id, refundId: z.string(), reason: z.string(), refundedOn: z.string() }),
      { says: ({ clientId }) => `refunded {amount} of card payment {record} to {client:${clientId}}: {reason}` },
    ),
    /** The card processor paid it out, or it was deposited; the entry is that of the payout. Amount in whole cents. */
    PortalPaymentPaidOut: defineEvent(
      'saw the payment arrive at the bank',
      z.object({ id, payoutId: z.string(), amount: z.int(), on: z.string() }),
      { says: () => 'saw {amount} of payment {record} arrive at the bank' },
    ),
    /** The payout or deposit that it came with was reversed: so much of it is on its way again, in whole cents. */
    PortalPaymentPayoutReversed: defineEvent(
      'saw that the payment did not arrive at the bank',
      z.object({ id, payoutId: z.string(), amount: z.int(), on: z.string() }),
      { says: () => 'saw that {amount} of payment {record} did not arrive at the bank' },
    ),
    PortalPaymentLinked: defineEvent('said what the payment is for', purpose.extend({ id }), {
      says: 'said what payment {record} is for',
    }),
    BankPaymentTaken: defineEvent(
      'took a payment by bank or check',
      terms.extend({
        ...purpose.shape,
        id,
        method,
        account: bankAccount.nullable(),
        checkNumber: z.string().nullable(),
        notes: z.string().nullable(),
      }),
      {
        says: (taken) =>
          `took payment {record} of {amount} from {client:${taken.clientId}} by ${BY[taken.method]} for {description}`,
      },
    ),
    BankPaymentProcessing: defineEvent('saw the payment being processed by the bank', z.object({ id }), {
      says: 'saw payment {record} being processed by the bank',
    }),
    BankPaymentCompleted: defineEvent(
      'saw the payment completed',
      terms.extend({ id, method, transactionId: z.string().nullable(), paidOn: z.string() }),
      { says: ({ clientId }) => `saw payment {record} of {amount} from {client:${clientId}} completed` },
    ),
    BankPaymentFailed: defineEvent('saw the payment fail', z.object({ id, reason: z.string() }), {
      says: () => 'saw payment {record} fail: {reason}',
    }),
    BankPaymentRefunded: defineEvent(
      'refunded the payment',
      terms.extend({ id, method, reason: z.string(), refundedOn: z.string() }),
      { says: ({ clientId }) => `refunded {amount} of payment {record} to {client:${clientId}}: {reason}` },
    ),
  },
  formerly,
);
export type PortalPaymentEvent = EventsOf<typeof portalPaymentEvents>;
