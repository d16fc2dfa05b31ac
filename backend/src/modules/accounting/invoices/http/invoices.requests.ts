import { Choice, Day, Email, Line, ListOf, Money } from '../../../../platform/fields/decorators';
import { mistake } from '../../../../platform/fields/check';
import type { IsoDate } from '../../../../platform/money/dates';
import type { Cents } from '../../../../platform/money/money';
import { changesOf, newOf, queryOf } from '../../../../platform/records/requests/requests';
import { linePart, STATUSES, type InvoiceStatus, type LinePart, type WantedSettling } from '../../invoice-money';
import { Invoice } from '../invoice';
import { AGES, type Age } from '../queries/invoice-age';

const NEW_STATUSES = ['pending', 'draft'] as const;

export class NewInvoice extends newOf(Invoice) {
  declare brokerId: number;
  @Choice('status', NEW_STATUSES, { absent: true }) status?: (typeof NEW_STATUSES)[number];
}
export class InvoiceChanges extends changesOf(Invoice) {
  @Line('invoiceNumber', { max: 100, missing: 'Invoice number is required', absent: true })
  declare invoiceNumber?: string;
  @Choice('status', STATUSES, { absent: true }) declare status?: InvoiceStatus;
}

export class SendInvoice {
  @Email('to', { message: 'Please enter a valid email address', absent: true }) to?: string;
}
export class Reason {
  @Line('reason', { max: 500, lines: true }) reason: string;
}

/** What is disputed of an invoice: an amount, shared out to its lines, or so much of each of them. */
export class Dispute {
  @Money('amount', { least: 'more', absent: true }) amount?: Cents;
  @ListOf('lines', linePart, { absent: true }) lines?: readonly LinePart[];
  @Line('reason', { max: 500, lines: true }) reason: string;
  @Day('on', { optional: true }) on?: IsoDate | null;
}
/** The same of what is credited or written off; `bookedOn` is the accounting date for a day in a closed month. */
export class Clearing extends Dispute {
  @Day('booked on', { optional: true }) bookedOn: IsoDate | null = null;
}
const SETTLINGS = ['owed', 'credited', 'written_off'] as const satisfies readonly WantedSettling[];
export class Settling {
  @Choice('how', SETTLINGS) how: WantedSettling;
  @Line('reason', { max: 500, lines: true }) reason: string;
  @Day('on', { optional: true }) on?: IsoDate | null;
  @Day('booked on', { optional: true }) bookedOn: IsoDate | null = null;
}

export class InvoiceQuery extends queryOf(Invoice) {
  @Choice('age', AGES, { absent: true, description: 'Open ones by their days past due' }) age?: Age;
  issuedFrom?: IsoDate;
  issuedTo?: IsoDate;
  paidFrom?: IsoDate;
  paidTo?: IsoDate;

  static rules({ issuedFrom, issuedTo, paidFrom, paidTo }: InvoiceQuery): void {
    if (issuedFrom && issuedTo && issuedTo < issuedFrom) throw mistake('issuedTo', 'To cannot be before From');
    if (paidFrom && paidTo && paidTo < paidFrom) throw mistake('paidTo', 'To cannot be before From');
  }
}
