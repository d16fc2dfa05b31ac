import { Choice, Day, Email, Flag, Id, Line, ListOf, Money } from '../../../../platform/fields/decorators';
import { mistake, objectOf } from '../../../../platform/fields/check';
import { ClientFilter } from '../../../../platform/web/routes/client-filter';
import type { IsoDate } from '../../../../platform/money/dates';
import type { Cents } from '../../../../platform/money/money';
import { id } from '../../../../platform/fields/numbers';
import { MOST_AT_ONCE } from '../../../../platform/records/bulk/bulk-requests';
import { changesOf, newOf, queryOf } from '../../../../platform/records/requests/requests';
import { mustBeShared } from '../domain/check';
import { PAYMENT_METHODS } from '../domain/invoice.events';
import { STATUSES, type InvoiceStatus } from '../domain/status';
import { Invoice } from '../invoice';
import { Payment } from '../payment';
import { AGES, type Age } from '../queries/invoice-age';

export const PAYMENT_STATUSES = ['received', 'reversed'] as const;
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

export class NewPayment {
  @Money('amount', { least: 'more', missing: 'Amount is required' }) amount: Cents;
  @Day('payment date', { optional: true }) paymentDate?: IsoDate | null;
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
const BULK_ACTIONS = ['remind'] as const;
/** What many invoices are asked at once. */
export class InvoicesBulk {
  @ListOf('ids', id('id'), {
    least: 1,
    tooFew: 'Choose at least one',
    most: MOST_AT_ONCE,
    tooMany: `Choose at most ${MOST_AT_ONCE} at a time`,
  })
  ids: readonly number[];
  @Choice('action', BULK_ACTIONS) action: (typeof BULK_ACTIONS)[number];
}
export class SendInvoice {
  @Email('to', { message: 'Please enter a valid email address', absent: true }) to?: string;
}
export class Reason {
  @Line('reason', { max: 500, lines: true }) reason: string;
}

export class InvoiceQuery extends queryOf(Invoice) {
  @Choice('age', AGES, { absent: true, description: 'Open ones by their days past due' }) age?: Age;
  issuedFrom?: IsoDate;
  issuedTo?: IsoDate;

  static rules({ issuedFrom, issuedTo }: InvoiceQuery): void {
    if (issuedFrom && issuedTo && issuedTo < issuedFrom) throw mistake('issuedTo', 'To cannot be before From');
  }
}
export class BrokerQuery extends ClientFilter {
  @Id('broker', { absent: true }) brokerId?: number;
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
