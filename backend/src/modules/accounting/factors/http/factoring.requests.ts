import { Day, Line, Money, Uuid } from '../../../../platform/fields/decorators';
import type { IsoDate } from '../../../../platform/money/dates';
import type { Cents } from '../../../../platform/money/money';

/** The accounting date of a step, where the month of its own day is closed. */
class Booked {
  @Day('booked on', { optional: true }) bookedOn: IsoDate | null = null;
}
export class NewFactoring extends Booked {
  @Uuid('factor', { missing: 'Choose a factor' }) factorId: string;
  @Day('factored on', { absent: 'blank' }) factoredOn?: IsoDate;
  /** What arrives, and what is kept with it; by the contract of the factor when absent. */
  @Money('advance', { least: 'more', absent: 'blank' }) advance?: Cents;
  @Money('fee', { absent: 'blank' }) fee?: Cents;
}
export class Collection extends Booked {
  @Day('collected on', { absent: 'blank' }) collectedOn?: IsoDate;
  /** What the broker paid the factor; all that is open when absent. */
  @Money('amount', { least: 'more', absent: 'blank' }) amount?: Cents;
  @Money('fee', { absent: 'blank' }) fee?: Cents;
}
export class Release extends Booked {
  @Day('released on', { absent: 'blank' }) releasedOn?: IsoDate;
  @Money('release', { absent: 'blank' }) release?: Cents;
  @Money('fee', { absent: 'blank' }) fee?: Cents;
  @Money('interest', { absent: 'blank' }) interest?: Cents;
  @Money('what was not paid', { absent: 'blank' }) returns?: Cents;
}
export class ChargeBack extends Booked {
  @Day('on', { absent: 'blank' }) on?: IsoDate;
  @Line('reason', { max: 500 }) reason: string;
}
