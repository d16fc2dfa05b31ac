import { Day, ListOf, Money } from '../../../../platform/fields/decorators';
import { published } from '../../../../platform/fields/schema';
import { DAY, described, MONEY, Shown, TEXT, WHOLE } from '../../../../platform/fields/shown';
import { uuid } from '../../../../platform/fields/texts';
import type { IsoDate } from '../../../../platform/money/dates';
import type { Cents } from '../../../../platform/money/money';

const MOST = 200;

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
  @Day('day', { absent: true, optional: true, description: 'Today when left out' }) on?: IsoDate | null;
}

@published('ClearingPayout')
export class PayoutView {
  @Shown(TEXT) id: string;
  @Shown(TEXT) reference: string;
  @Shown(MONEY) amount: string;
  @Shown(DAY) on: string;
  @Shown(described(WHOLE, 'How many payments arrived with it')) payments: number;
}

@published('ClientMoneyCover')
export class CoverView {
  @Shown(described(MONEY, 'What is held for clients (2350)')) held: string;
  @Shown(described(MONEY, 'What lies in the client money bank (1020)')) inBank: string;
  @Shown(described(MONEY, 'What is for governments of the payments on their way (1050)')) onItsWay: string;
  @Shown(described(MONEY, 'What has to be moved to the client money bank')) toMove: string;
}
