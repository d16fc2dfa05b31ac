import { z } from 'zod';
import { bounded, choice, id, money, shown, text } from '../../../platform/http/fields';
import { withoutCardNumbers } from '../domain/card-data';
import { FEE_DESCRIPTIONS, PROVIDERS } from '../domain/fee.facts';
import type { CompliancePaymentRow } from '../projections/compliance-payments';

const FEE_STATUSES = ['pending', 'processing', 'completed', 'failed', 'refunded'] as const;
export const status = choice('status', FEE_STATUSES);
const NOTES_LENGTH = 2_000;

/** Of a payment form that was sent whole, the notes are taken over; card data and all else is dropped here, before anything sees it. */
const paymentData = z.unknown().transform((form): { notes: string | null } => {
  const notes = typeof form === 'object' && form !== null ? (form as Record<string, unknown>)['notes'] : null;
  return {
    notes:
      typeof notes === 'string' && notes.trim() !== '' && notes.isWellFormed()
        ? withoutCardNumbers(
            notes
              .replace(/[^\P{Cc}\t\n]/gu, '')
              .trim()
              .slice(0, NOTES_LENGTH),
          )
        : null,
  };
});

export const newIntent = z
  .object({ amount: money('amount'), description: choice('description', FEE_DESCRIPTIONS), paymentData })
  .partial({ paymentData: true })
  .meta({ id: 'NewPaymentIntent' });
export const intentView = z.object({ clientSecret: z.string() }).meta({ id: 'PaymentIntent' });
export const feeView = z.object({ description: z.enum(FEE_DESCRIPTIONS), amount: shown.money }).meta({ id: 'Fee' });

const clientSecret = text('clientSecret', 500);
export const withSecret = z.strictObject({ clientSecret }).meta({ id: 'CheckoutRequest' });
export const checkoutView = z
  .object({
    provider: z.enum(PROVIDERS),
    publishableKey: z.string().nullable(),
    amount: shown.money,
    description: z.string(),
    status: z.enum(FEE_STATUSES),
    paymentIntentId: z.string(),
  })
  .meta({ id: 'Checkout' });

const ONLY_CARDS = 'Only card payments are taken here';
const NO_INTENT = 'The payment of the card provider is missing';
/** The pending payment as the browser kept it. Only which payment it is counts: whether it is paid, the provider says. */
export const confirmedPayment = z
  .object({
    paymentMethod: z.literal(['card', 'credit_card'], ONLY_CARDS),
    metadata: z.object({ paymentIntentId: z.string(NO_INTENT).regex(/^\w{3,255}$/, NO_INTENT) }, NO_INTENT),
  })
  .partial({ paymentMethod: true })
  .meta({ id: 'ConfirmedPayment' });

export const refundRequest = z
  .strictObject({ reason: text('reason', 300).transform(withoutCardNumbers) })
  .meta({ id: 'RefundRequest' });

export const feePaymentView = z
  .object({
    id: z.string(),
    amount: z.number().meta({ description: 'Dollars', example: 150 }),
    description: z.string(),
    status: z.enum(FEE_STATUSES),
    paymentStatus: z.enum(FEE_STATUSES),
    paymentMethod: z.literal('card'),
    transactionId: z.string().nullable(),
    paymentDate: shown.day.nullable(),
    clientId: z.string(),
    clientName: z.string(),
    refundedAt: shown.instant.nullable(),
    failure: z.string().nullable(),
    createdAt: shown.instant,
    updatedAt: shown.instant,
    version: z.int(),
  })
  .meta({ id: 'FeePayment' });
export type FeePaymentView = z.output<typeof feePaymentView>;

export const viewOfFee = (row: CompliancePaymentRow): FeePaymentView => ({
  id: row.id,
  amount: row.amount / 100,
  description: row.description,
  status: row.paymentStatus,
  paymentStatus: row.paymentStatus,
  paymentMethod: row.paymentMethod,
  transactionId: row.transactionId,
  paymentDate: row.paymentDate,
  clientId: row.clientId,
  clientName: row.clientName,
  refundedAt: row.refundedAt,
  failure: row.failure,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  version: row.version,
});

const NO_NUMBER = 'Your card number is incomplete.';
const NO_CVC = "Your card's security code is incomplete.";
export const cardForm = z
  .strictObject({
    number: bounded(40, NO_NUMBER, 'Your card number is invalid.'),
    expMonth: id('expMonth', "Your card's expiration month is invalid.", 2),
    expYear: id('expYear', "Your card's expiration year is invalid.", 4),
    cvc: bounded(4, NO_CVC, "Your card's security code is invalid."),
  })
  .meta({ id: 'SandboxCard' });
export const tokenView = z.object({ token: z.string() }).meta({ id: 'SandboxToken' });
export const confirmRequest = z
  .strictObject({ clientSecret, token: text('token', 100) })
  .meta({ id: 'SandboxConfirmation' });
export const authenticateRequest = z
  .strictObject({ clientSecret, approve: z.boolean('Approve must be true or false') })
  .meta({ id: 'SandboxAuthentication' });
export const confirmedView = z
  .object({
    status: z.enum(['succeeded', 'processing', 'requires_action', 'requires_payment_method']),
    message: z.string().optional(),
  })
  .meta({ id: 'SandboxConfirmed' });
