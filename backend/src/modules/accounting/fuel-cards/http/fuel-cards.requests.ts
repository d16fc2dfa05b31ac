import { Day, Line, Money, Uuid } from '../../../../platform/fields/decorators';
import { published } from '../../../../platform/fields/schema';
import { described, MONEY, orNull, Shown, TEXT } from '../../../../platform/fields/shown';
import type { IsoDate } from '../../../../platform/money/dates';
import type { Cents } from '../../../../platform/money/money';
import { queryOf } from '../../../../platform/records/requests/requests';
import { FuelCardPayment } from '../fuel-card-payment';

const MAY_BE_NULL = { absent: true, optional: true } as const;

/** A payment of the fuel card of one book. */
@published('NewFuelCardPayment')
export class NewFuelCardPayment {
  @Uuid('client', { ...MAY_BE_NULL, description: "Whose card it is; the firm's own when left out" })
  clientId?: string | null;
  @Money('amount', { least: 'more', missing: 'Amount is required' }) amount: Cents;
  @Day('paid on', { ...MAY_BE_NULL, description: 'Today when left out' }) paidOn?: IsoDate | null;
  @Line('reference', { ...MAY_BE_NULL, max: 100 }) reference?: string | null;
  @Day('booked on', { ...MAY_BE_NULL, description: 'The accounting date, where the month of the payment is closed' })
  bookedOn?: IsoDate | null;
}

/** Why a payment is reversed, and from which day on that counts. */
@published('ReversedPayment')
export class ReversedPayment {
  @Day('reversed on', { ...MAY_BE_NULL, description: 'Today when left out' }) reversedOn?: IsoDate | null;
  @Line('reason', { max: 500, missing: 'Say why it is reversed' }) reason: string;
}

/** The fuel card of one book. */
@published('OwedOnFuelCard')
export class OwedView {
  @Shown(orNull(TEXT)) clientId: string | null;
  @Shown(orNull(TEXT)) clientName: string | null;
  @Shown(described(MONEY, 'Below 0 where more was paid than was bought')) owed: string;
}

export class FuelCardPaymentQuery extends queryOf(FuelCardPayment) {}
