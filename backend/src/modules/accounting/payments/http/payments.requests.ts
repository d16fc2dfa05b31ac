import { Choice, Day, Flag, Id, Line, ListOf, Money } from '../../../../platform/fields/decorators';
import { mistake, objectOf } from '../../../../platform/fields/check';
import { published } from '../../../../platform/fields/schema';
import { MONEY, Shown, TEXT } from '../../../../platform/fields/shown';
import type { IsoDate } from '../../../../platform/money/dates';
import type { Cents } from '../../../../platform/money/money';
import { MOST_AT_ONCE } from '../../../../platform/records/bulk/bulk-requests';
import type { Values } from '../../../../platform/records/kind/kind';
import { listShownAs, queryOf } from '../../../../platform/records/requests/requests';
import { Payment, PAYMENT_METHODS } from '../../invoices';
import { mustBeShared } from '../domain/check';

const PAYMENT_STATUSES = ['received', 'reversed'] as const;

export class NewPayment {
  @Money('amount', { least: 'more', missing: 'Amount is required' }) amount: Cents;
  @Day('payment date', { optional: true }) paymentDate?: IsoDate | null;
  @Day('booked on', { optional: true }) bookedOn: IsoDate | null = null;
  @Choice('payment method', PAYMENT_METHODS) paymentMethod: (typeof PAYMENT_METHODS)[number];
  @Line('factor', { optional: true, max: 100 }) factorId: string | null = null;
  @Money('factor fee', { optional: true }) factorFee: Cents | null = null;
  @Line('notes', { optional: true, max: 2_000 }) notes: string | null = null;
}
class NewShare {
  @Id('invoice') invoiceId: number;
  @Money('amount', { least: 'more' }) amount: Cents;
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
  @Line('notes', { optional: true, max: 2_000 }) notes: string | null = null;

  static rules({ amount, shares }: NewCheck): void {
    mustBeShared(amount, shares);
  }
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
}
