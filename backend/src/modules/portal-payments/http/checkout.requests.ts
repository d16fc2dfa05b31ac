import { objectOf } from '../../../platform/fields/check';
import { Choice, field, Flag, Id, Line, Money, Uuid } from '../../../platform/fields/decorators';
import { Wrong, type Rule } from '../../../platform/fields/rule';
import { dropsUnknown, published } from '../../../platform/fields/schema';
import { rawText, text } from '../../../platform/fields/texts';
import { ListQuery } from '../../../platform/http/list-query';
import type { Cents } from '../../../platform/money/money';
import { withoutCardNumbers } from '../domain/card-data';
import type { PortalPaymentStatus } from '../domain/portal-payment';
import { FEE_DESCRIPTIONS } from '../domain/portal-payment.facts';

export const PORTAL_PAYMENT_STATUSES = ['pending', 'processing', 'completed', 'failed', 'refunded'] as const;
const NOTES_LENGTH = 2_000;

const notesIn = (form: unknown): string | null => {
  const notes = typeof form === 'object' && form !== null && 'notes' in form ? form.notes : null;
  if (typeof notes !== 'string' || notes.trim() === '' || !notes.isWellFormed()) return null;
  return withoutCardNumbers(
    notes
      .replace(/[^\P{Cc}\t\n]/gu, '')
      .trim()
      .slice(0, NOTES_LENGTH),
  );
};
/** Of a payment form that was sent whole, the notes are taken over; card data and all else is dropped here, before anything sees it. */
const notesOfForm = (): Rule<string | null> => ({
  ...text('notes'),
  read: notesIn,
  fault: () => null,
  show: (notes) => notes,
  given: {},
});

@published('NewPaymentIntent')
@dropsUnknown
export class NewIntent {
  @Money('amount', { least: 'any' }) amount: Cents;
  @Choice('description', FEE_DESCRIPTIONS) description: (typeof FEE_DESCRIPTIONS)[number];
  /** The notes of the form. */
  @field<string | null>('payment data', notesOfForm, { absent: true }) paymentData?: string | null;
}

export class CheckoutRequest {
  @Line('clientSecret', { max: 500 }) clientSecret: string;
}

const ONLY_CARDS = 'Only card payments are taken here';
const NO_INTENT = 'The payment of the card provider is missing';
const intentId = () =>
  rawText(255, { missing: NO_INTENT, tooLong: NO_INTENT, form: { pattern: /^\w{3,255}$/, wrong: NO_INTENT } });
@published('PaymentMetadata')
@dropsUnknown
class Metadata {
  @field<string>('paymentIntentId', intentId) paymentIntentId: string;
}
/** The pending payment as the browser kept it. Only which payment it is counts: whether it is paid, the provider says. */
@dropsUnknown
export class ConfirmedPayment {
  @Choice('payment method', ['card', 'credit_card'], { missing: ONLY_CARDS, absent: true })
  paymentMethod?: 'card' | 'credit_card';
  @field<Metadata>('metadata', () => objectOf(() => Metadata, NO_INTENT)) metadata: Metadata;
}

const reasonWithoutCards = (label: string): Rule<string> => {
  const reason = text(label, { max: 300 });
  const read = (given: unknown): string | Wrong => {
    const value = reason.read(given);
    return value instanceof Wrong ? value : withoutCardNumbers(value);
  };
  return { ...reason, read };
};
export class RefundRequest {
  @field<string>('reason', reasonWithoutCards) reason: string;
}

export class PortalPaymentQuery extends ListQuery {
  @Choice('status', PORTAL_PAYMENT_STATUSES, { absent: true }) status?: PortalPaymentStatus;
  @Uuid('client', { absent: true }) clientId?: string;
}

const number = () =>
  rawText(40, { missing: 'Your card number is incomplete.', tooLong: 'Your card number is invalid.' });
const cvc = () =>
  rawText(4, {
    missing: "Your card's security code is incomplete.",
    tooLong: "Your card's security code is invalid.",
  });
@published('SandboxCard')
export class CardForm {
  @field<string>('number', number) number: string;
  @Id('expMonth', { missing: "Your card's expiration month is invalid.", digits: 2 }) expMonth: number;
  @Id('expYear', { missing: "Your card's expiration year is invalid.", digits: 4 }) expYear: number;
  @field<string>('cvc', cvc) cvc: string;
}
@published('SandboxConfirmation')
export class Confirmation extends CheckoutRequest {
  @Line('token', { max: 100 }) token: string;
}
@published('SandboxAuthentication')
export class Authentication extends CheckoutRequest {
  @Flag('Approve') approve: boolean;
}
