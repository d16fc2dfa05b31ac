import { objectOf } from '../../../../platform/fields/check';
import {
  Choice,
  Day,
  Decimal,
  Email,
  Flag,
  Id,
  Line,
  ListOf,
  Money,
  Whole,
} from '../../../../platform/fields/decorators';
import { published } from '../../../../platform/fields/schema';
import type { IsoDate } from '../../../../platform/money/dates';
import type { Cents } from '../../../../platform/money/money';
import { ACCOUNT_NUMBER } from '../../../accounting/ledger';
import { LINE_KINDS, type LineKind } from '../domain/lines';
import { DISPUTE_STATES, PAID_BY, type DisputeState } from '../domain/settlement.events';

const MAY_BE_NULL = { absent: true, optional: true } as const;
const CLOSED = {
  ...MAY_BE_NULL,
  description: 'The accounting date, where the month of its own day is closed',
} as const;

@published('NewSettlement')
export class NewSettlement {
  @Id('driver', { missing: 'Choose a driver' }) driverId: number;
  @Day('from') from: IsoDate;
  @Day('to') to: IsoDate;
}
/** A line that is edited or taken out (with its id), or added (without one). */
@published('SettlementLineEdit')
export class EditedLine {
  @Whole('line', 1, 1_000_000, MAY_BE_NULL) id?: number | null;
  @Choice('kind', LINE_KINDS, MAY_BE_NULL) kind?: LineKind | null;
  @Line('text', { ...MAY_BE_NULL, max: 200 }) text?: string | null;
  @Decimal('base', { ...MAY_BE_NULL, places: 2, digits: 7 }) base?: string | null;
  @Decimal('rate', { ...MAY_BE_NULL, places: 4, digits: 6 }) rate?: string | null;
  @Money('amount', { ...MAY_BE_NULL, least: 'any', digits: 11 }) amount?: Cents | null;
  @Line('account', { ...MAY_BE_NULL, max: 20, form: ACCOUNT_NUMBER }) accountNumber?: string | null;
  @Flag('take out', { absent: true, description: 'Leaves the line and the others of its load out of this settlement' })
  takeOut?: boolean;
  @Line('reason', { max: 500, missing: 'Say why' }) reason: string;
}
@published('SettlementChanges')
export class ChangedLines {
  @ListOf('lines', objectOf(() => EditedLine, 'Lines must be an object', 'SettlementLineEdit'), {
    least: 1,
    tooFew: 'Say at least one line',
    most: 100,
    tooMany: 'Change at most 100 lines at a time',
  })
  lines: readonly EditedLine[];
}
@published('SettlementApproval')
export class Approval {
  @Day('booked on', CLOSED) bookedOn?: IsoDate | null;
}
@published('SettlementPayment')
export class NewSettlementPayment {
  @Day('paid on', { ...MAY_BE_NULL, description: 'Today when left out' }) paidOn?: IsoDate | null;
  @Choice('method', PAID_BY, MAY_BE_NULL) method?: (typeof PAID_BY)[number] | null;
  @Line('reference', { ...MAY_BE_NULL, max: 100 }) reference?: string | null;
  @Day('booked on', CLOSED) bookedOn?: IsoDate | null;
}
@published('ReversedSettlementPayment')
export class ReversedSettlementPayment {
  @Day('reversed on', { ...MAY_BE_NULL, description: 'Today when left out' }) reversedOn?: IsoDate | null;
  @Line('reason', { max: 500, missing: 'Say why it is reversed' }) reason: string;
}
@published('SettlementReason')
export class SettlementReason {
  @Line('reason', { max: 500, missing: 'Say why' }) reason: string;
}
@published('SettlementAddress')
export class SettlementAddress {
  @Email('to', { ...MAY_BE_NULL, description: 'The address of the driver when left out' }) to?: string | null;
}
@published('NewSettlementDispute')
export class NewSettlementDispute {
  @Whole('line', 1, 1_000_000) lineId: number;
  @Line('message', { max: 2_000, lines: true, missing: 'Write a message' }) message: string;
}
@published('SettlementDisputeAnswer')
export class DisputeAnswer extends NewSettlementDispute {
  @Choice('state', DISPUTE_STATES, { missing: 'Say how it stands' }) state: DisputeState;
  @Flag('holds payment', { absent: true, description: 'It is not paid before this is settled' })
  holdsPayment?: boolean;
}
