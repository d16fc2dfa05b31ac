import { Day, Line, ListOf, Money } from '../../../../platform/fields/decorators';
import { published } from '../../../../platform/fields/schema';
import { DAY, described, FLAG, MONEY, oneOf, orNull, Shown, TEXT } from '../../../../platform/fields/shown';
import { uuid } from '../../../../platform/fields/texts';
import type { IsoDate } from '../../../../platform/money/dates';
import type { Cents } from '../../../../platform/money/money';
import { PAYOUT_SOURCES, type PayoutSource } from '../domain/payout.events';

export const MOST = 200;
const MAY_BE_NULL = { absent: true, optional: true } as const;

/** Payments of clients that arrived at the bank in one amount. */
@published('NewClearingPayout')
export class NewPayout {
  @ListOf('payments', uuid('payment'), {
    least: 1,
    tooFew: 'Choose at least one payment',
    most: MOST,
    tooMany: `Choose at most ${MOST} payments`,
  })
  paymentIds: readonly string[];
  @Money('amount', { least: 'more', missing: 'Amount is required' }) amount: Cents;
  @Day('day', { ...MAY_BE_NULL, description: 'Today when left out' }) on?: IsoDate | null;
  @Day('booked on', { ...MAY_BE_NULL, description: 'The accounting date, where the month of the day is closed' })
  bookedOn?: IsoDate | null;
}

/** Why what was recorded did not arrive after all, and from which day on that counts. */
@published('ReversedPayout')
export class ReversedPayout {
  @Day('reversed on', { ...MAY_BE_NULL, description: 'Today when left out' }) reversedOn?: IsoDate | null;
  @Line('reason', { max: 500, missing: 'Say why it is reversed' }) reason: string;
}

@published('WaitingPayment')
export class WaitingView {
  @Shown(TEXT) id: string;
  @Shown(TEXT) reference: string;
  @Shown(TEXT) clientId: string;
  @Shown(TEXT) clientName: string;
  @Shown(TEXT) description: string;
  @Shown(oneOf(PAYOUT_SOURCES)) source: PayoutSource;
  @Shown(orNull(DAY)) paymentDate: string | null;
  @Shown(described(MONEY, 'What of it is on its way: less the fee and what went back, which may be below 0'))
  amount: string;
  @Shown(described(FLAG, 'Whether the fee of the card processor is known, without which it is not recorded'))
  feeKnown: boolean;
}

@published('ClientMoneyCover')
export class CoverView {
  @Shown(described(MONEY, 'What is held for clients (2350)')) held: string;
  @Shown(described(MONEY, 'What lies in the client money bank (1020)')) inBank: string;
  @Shown(described(MONEY, 'What is for governments of the payments on their way (1050)')) onItsWay: string;
  @Shown(described(MONEY, 'What has to be moved to the client money bank')) toMove: string;
}
