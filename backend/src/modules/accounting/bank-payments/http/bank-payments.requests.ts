import { mistake, objectOf } from '../../../../platform/fields/check';
import { Choice, Day, field, Id, Line, Money, Uuid } from '../../../../platform/fields/decorators';
import { dropsUnknown, published } from '../../../../platform/fields/schema';
import { listOf, MONEY, object, Shown } from '../../../../platform/fields/shown';
import { rawText } from '../../../../platform/fields/texts';
import type { IsoDate } from '../../../../platform/money/dates';
import type { Cents } from '../../../../platform/money/money';
import {
  ACCOUNT_TYPES,
  InParts,
  isRoutingNumber,
  PartView,
  PAYMENT_METHODS,
  withoutCards,
  type AccountType,
  type PartForm,
  type PaymentMethod,
} from '../../portal-payments';

const NO_INTENT = 'The payment of the card provider is missing';
const intentId = () =>
  rawText(255, { missing: NO_INTENT, tooLong: NO_INTENT, form: { pattern: /^\w{3,255}$/, wrong: NO_INTENT } });

@published('PaymentMetadata')
@dropsUnknown
class Metadata {
  @field<string>('paymentIntentId', intentId) paymentIntentId: string;
}

const ROUTING = { pattern: /^\d{9}$/, wrong: 'Routing number must have 9 digits' };
const ACCOUNT = { pattern: /^\d{4,17}$/, wrong: 'Account number must have 4 to 17 digits' };
const MAY_BE_NULL = { absent: true, optional: true } as const;

/**
 * A payment of a client. By card, it names the payment at the card provider; by bank or check, it has the amount and
 * the way of paying. The form never says whether the payment was made: the card provider or the office does.
 */
@published('NewCompliancePayment')
@dropsUnknown
export class PaymentForm {
  @Choice('payment method', ['card', ...PAYMENT_METHODS], { absent: true }) paymentMethod?: 'card' | PaymentMethod;
  @field<Metadata>('metadata', () => objectOf(() => Metadata, NO_INTENT), { absent: true }) metadata?: Metadata;
  @Money('amount', { least: 'more', absent: true }) amount?: Cents;
  @field<string>('description', withoutCards({}), { absent: true }) description?: string;
  @Uuid('client', MAY_BE_NULL) clientId?: string | null;
  @Uuid('document', MAY_BE_NULL) documentId?: string | null;
  @Id('invoice', MAY_BE_NULL) invoiceId?: number | null;
  @field<string | null>('account holder name', withoutCards({}), MAY_BE_NULL) accountHolderName?: string | null;
  @field<string | null>('bank name', withoutCards({}), MAY_BE_NULL) bankName?: string | null;
  @Line('routing number', { ...MAY_BE_NULL, form: ROUTING }) routingNumber?: string | null;
  @Line('account number', { ...MAY_BE_NULL, form: ACCOUNT }) accountNumber?: string | null;
  @Choice('account type', ACCOUNT_TYPES, MAY_BE_NULL) accountType?: AccountType | null;
  @field<string | null>('check number', withoutCards({ max: 20 }), MAY_BE_NULL) checkNumber?: string | null;
  @field<string | null>('notes', withoutCards({ max: 2_000 }), MAY_BE_NULL) notes?: string | null;

  @InParts() parts?: readonly PartForm[] | null;

  static rules(form: PaymentForm): void {
    if (isByCard(form)) {
      if (!form.metadata) throw mistake('metadata', NO_INTENT);
      return;
    }
    if (form.amount === undefined) throw mistake('amount', 'Amount is required');
    if (form.description === undefined) throw mistake('description', 'Description is required');
    if (form.paymentMethod === 'check') return;
    for (const [name, label] of ASKED_OF_ACCOUNTS)
      if ((form[name] ?? null) === null) throw mistake(name, `${label} is required`);
    if (!isRoutingNumber(form.routingNumber ?? ''))
      throw mistake('routingNumber', 'That is not a valid routing number: please check its digits');
  }
}

const ASKED_OF_ACCOUNTS = [
  ['accountHolderName', 'Account holder name'],
  ['bankName', 'Bank name'],
  ['routingNumber', 'Routing number'],
  ['accountNumber', 'Account number'],
] as const;

export const isByCard = ({ paymentMethod = 'card' }: PaymentForm): boolean =>
  paymentMethod === 'card' || paymentMethod === 'credit_card';

/** The progress of a payment by bank or check, as the office reports it. */
@published('PaymentStep')
export class PaymentStep {
  @Choice('status', ['processing', 'completed', 'failed']) paymentStatus: 'processing' | 'completed' | 'failed';
  @field<string | null>('transaction', withoutCards({ max: 100 }), MAY_BE_NULL) transactionId?: string | null;
  @Day('payment date', MAY_BE_NULL) paymentDate?: IsoDate | null;
  @field<string | null>('reason', withoutCards({ max: 300 }), MAY_BE_NULL) reason?: string | null;

  static rules({ paymentStatus, reason }: PaymentStep): void {
    if (paymentStatus === 'failed' && !reason) throw mistake('reason', 'Say why the payment failed');
  }
}

/** What would be paid: a document, with the fee of the firm where no amount is said. */
export class PartsQuery {
  @Money('amount', { least: 'more', absent: true }) amount?: Cents;
  @Uuid('document', { absent: true }) documentId?: string;
}

@published('SuggestedParts')
export class SuggestedPartsView {
  @Shown(MONEY) amount: string;
  @Shown(listOf(object(() => PartView))) parts: PartView[];
}
