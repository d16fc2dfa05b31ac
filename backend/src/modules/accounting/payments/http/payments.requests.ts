import { Choice, Day, Flag, Id, Line, ListOf, Money } from '../../../../platform/fields/decorators';
import { mistake, objectOf } from '../../../../platform/fields/check';
import { published } from '../../../../platform/fields/schema';
import { described, MONEY, orNull, Shown, TEXT } from '../../../../platform/fields/shown';
import type { IsoDate } from '../../../../platform/money/dates';
import type { Cents } from '../../../../platform/money/money';
import { MOST_AT_ONCE } from '../../../../platform/records/bulk/bulk-requests';
import type { Values } from '../../../../platform/records/kind/kind';
import { listShownAs, queryOf } from '../../../../platform/records/requests/requests';
import { linePart, PAYMENT_METHODS, SHORT_WAYS, type LinePart, type ShortWay } from '../../invoice-money';
import { Payment } from '../../invoices';
import { mustBeShared } from '../domain/check';

/** How money comes in; what a deposit pays is asked of the deposit. */
const RECEIVED_BY = PAYMENT_METHODS.filter((method) => method !== 'deposit');
const SHORT = 'It was meant for the whole invoice: what becomes of that which it is short';
const PAYMENT_STATUSES = ['received', 'reversed'] as const;

export class NewPayment {
  @Money('amount', { least: 'more', missing: 'Amount is required' }) amount: Cents;
  @Day('payment date', { optional: true }) paymentDate?: IsoDate | null;
  @Day('booked on', { optional: true }) bookedOn: IsoDate | null = null;
  @Choice('payment method', RECEIVED_BY) paymentMethod: (typeof RECEIVED_BY)[number];
  @Line('factor', { optional: true, max: 100 }) factorId: string | null = null;
  @Money('factor fee', { optional: true }) factorFee: Cents | null = null;
  @Line('notes', { optional: true, max: 2_000 }) notes: string | null = null;
  @ListOf('lines', linePart, { absent: true }) lines?: readonly LinePart[];
  @Choice('short', SHORT_WAYS, { absent: true, description: SHORT }) short?: ShortWay;
}
class NewShare {
  @Id('invoice') invoiceId: number;
  @Money('amount', { least: 'more' }) amount: Cents;
  @Money('discount', { optional: true, description: 'Kept for paying quickly; it clears the invoice, too' })
  discount?: Cents | null;
  @ListOf('lines', linePart, { absent: true }) lines?: readonly LinePart[];
  @Choice('short', SHORT_WAYS, { absent: true, description: SHORT }) short?: ShortWay;
}
const share = objectOf(() => NewShare, 'Each share must be an object');
export class NewCheck {
  @Line('check number', { max: 100 }) checkNumber: string;
  @Money('amount', { least: 'more', missing: 'Amount is required' }) amount: Cents;
  @Day('payment date', { optional: true }) paymentDate?: IsoDate | null;
  @Day('booked on', { optional: true }) bookedOn: IsoDate | null = null;
  @ListOf('shares', share, {
    least: 1,
    tooFew: 'Choose at least one invoice',
    most: MOST_AT_ONCE,
    tooMany: `Choose at most ${MOST_AT_ONCE} invoices`,
  })
  shares: readonly NewShare[];
  @Flag('one payer', {
    absent: true,
    description: 'One payer, such as a factor, sent it for invoices of several carriers',
  })
  onePayer?: boolean;
  @Choice('rest', ['deposit'], { absent: true, description: 'What the shares leave of the check is a deposit' })
  rest?: 'deposit';
  @Line('notes', { optional: true, max: 2_000 }) notes: string | null = null;

  static rules({ amount, shares, rest }: NewCheck): void {
    mustBeShared(amount, shares, rest);
  }
}
/** What is paid of an invoice from a deposit: as much as both have when no amount is said. */
export class NewApplication {
  @Id('invoice') invoiceId: number;
  @Money('amount', { least: 'more', absent: true }) amount?: Cents;
  @Day('on', { optional: true }) on?: IsoDate | null;
}
export class PaymentQuery extends queryOf(Payment) {
  from?: IsoDate;
  to?: IsoDate;
  @Choice('status', PAYMENT_STATUSES, { absent: true }) status?: (typeof PAYMENT_STATUSES)[number];
  @Id('carrier', { absent: true }) brokerId?: number;
  @Choice('method', PAYMENT_METHODS, { absent: true }) method?: (typeof PAYMENT_METHODS)[number];

  static rules({ from, to }: PaymentQuery): void {
    if (from && to && to < from) throw mistake('to', 'To cannot be before From');
  }
}

/** A recorded check with the payments that it made, one for each invoice. */
@published('Check')
export class CheckView {
  @Shown(TEXT) checkNumber: string;
  @Shown(MONEY) amount: string;
  @Shown(listShownAs(Payment)) payments: readonly Values[];
  @Shown(described(orNull(MONEY), 'What is a deposit of the carrier now')) deposited: string | null;
}
