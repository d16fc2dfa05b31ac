import { Choice, Day, Email, Flag, Id, Line, ListOf, Money, Uuid } from '../../../platform/fields/decorators';
import { mistake, objectOf } from '../../../platform/fields/check';
import { spokenAs } from '../../../platform/fields/words';
import { ListQuery } from '../../../platform/http/list-query';
import { OfClient } from '../../../platform/http/of-client';
import type { IsoDate } from '../../../platform/money/dates';
import type { Cents } from '../../../platform/money/money';
import { id } from '../../../platform/fields/numbers';
import { MOST_AT_ONCE } from '../../../platform/records/bulk-requests';
import { mustBeShared } from '../domain/check';
import { AGES, type Age } from '../queries/invoice-age';
import { LINE_KINDS, PAYMENT_METHODS, type InvoiceLine } from '../domain/invoice.facts';

export const STATUSES = ['draft', 'pending', 'paid', 'overdue', 'cancelled'] as const;
export type InvoiceStatus = (typeof STATUSES)[number];
spokenAs({ ach: 'ACH' });
export const PAYMENT_STATUSES = ['received', 'reversed'] as const;
const NEW_STATUSES = ['pending', 'draft'] as const;

class NewInvoiceLine {
  @Choice('kind', LINE_KINDS) kind: InvoiceLine['kind'];
  @Line('description', { max: 500 }) description: string;
  @Money('amount') amount: Cents;
}
const line = objectOf(() => NewInvoiceLine, 'Lines must be an object');
const LINES = { absent: true, tooMany: 'An invoice has at most 100 lines' } as const;
const AMOUNT = {
  least: 'more',
  missing: 'Amount is required',
  tooSmall: 'Amount must be positive',
  absent: true,
} as const;
const NO_CARRIER = 'Carrier is required';

export class NewInvoice {
  @Id('brokerId', { missing: NO_CARRIER }) brokerId: number;
  @Line('invoice number', { optional: true, max: 100 }) invoiceNumber?: string | null;
  @Money('amount', AMOUNT) amount?: Cents;
  @ListOf('lines', line, LINES) lines?: readonly NewInvoiceLine[];
  @Id('load', { optional: true }) loadId?: number | null;
  @Uuid('client', { optional: true }) clientId?: string | null;
  @Id('driver', { optional: true }) driverId?: number | null;
  @Day('issue date', { optional: true }) issueDate?: IsoDate | null;
  @Day('due date', { optional: true }) dueDate?: IsoDate | null;
  @Line('notes', { optional: true, max: 10_000 }) notes?: string | null;
  @Choice('status', NEW_STATUSES, { absent: true }) status?: (typeof NEW_STATUSES)[number];
}
export class InvoiceChanges {
  @Id('brokerId', { missing: NO_CARRIER, absent: true }) brokerId?: number;
  @Line('invoiceNumber', { max: 100, missing: 'Invoice number is required', absent: true }) invoiceNumber?: string;
  @Money('amount', AMOUNT) amount?: Cents;
  @ListOf('lines', line, LINES) lines?: readonly NewInvoiceLine[];
  @Id('load', { optional: true }) loadId?: number | null;
  @Uuid('client', { optional: true }) clientId?: string | null;
  @Id('driver', { optional: true }) driverId?: number | null;
  @Day('issue date', { optional: true }) issueDate?: IsoDate | null;
  @Day('due date', { optional: true }) dueDate?: IsoDate | null;
  @Line('notes', { optional: true, max: 10_000 }) notes?: string | null;
  @Choice('status', STATUSES, { absent: true }) status?: InvoiceStatus;
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

/** Open invoices, and all that were billed. */
const SEVERAL = ['pending,overdue', 'pending,overdue,paid'] as const;

export class InvoiceQuery extends ListQuery {
  @Choice('status', [...STATUSES, ...SEVERAL], { absent: true }) status?: InvoiceStatus | (typeof SEVERAL)[number];
  @Id('broker', { absent: true }) brokerId?: number;
  @Uuid('client', { absent: true }) clientId?: string;
  @Id('load', { absent: true }) loadId?: number;
  @Id('driver', { absent: true }) driverId?: number;
  @Choice('age', AGES, { absent: true, description: 'Open ones by their days past due' }) age?: Age;
  @Day('issued from', { absent: true }) issuedFrom?: IsoDate;
  @Day('issued to', { absent: true }) issuedTo?: IsoDate;

  static rules({ issuedFrom, issuedTo }: InvoiceQuery): void {
    if (issuedFrom && issuedTo && issuedTo < issuedFrom) throw mistake('issuedTo', 'To cannot be before From');
  }
}
export class BrokerQuery extends OfClient {
  @Id('broker', { absent: true }) brokerId?: number;
}
export class PaymentQuery extends ListQuery {
  @Day('from', { absent: true }) from?: IsoDate;
  @Day('to', { absent: true }) to?: IsoDate;
  @Choice('status', PAYMENT_STATUSES, { absent: true }) status?: (typeof PAYMENT_STATUSES)[number];
  @Uuid('client', { absent: true }) clientId?: string;
  @Id('invoice', { absent: true }) invoiceId?: number;
  @Id('carrier', { absent: true }) brokerId?: number;
  @Choice('method', PAYMENT_METHODS, { absent: true }) method?: (typeof PAYMENT_METHODS)[number];

  static rules({ from, to }: PaymentQuery): void {
    if (from && to && to < from) throw mistake('to', 'To cannot be before From');
  }
}
