import { Choice, Email, Line } from '../../../../platform/fields/decorators';
import { mistake } from '../../../../platform/fields/check';
import type { IsoDate } from '../../../../platform/money/dates';
import { changesOf, newOf, queryOf } from '../../../../platform/records/requests/requests';
import { STATUSES, type InvoiceStatus } from '../domain/status';
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

export class InvoiceQuery extends queryOf(Invoice) {
  @Choice('age', AGES, { absent: true, description: 'Open ones by their days past due' }) age?: Age;
  issuedFrom?: IsoDate;
  issuedTo?: IsoDate;

  static rules({ issuedFrom, issuedTo }: InvoiceQuery): void {
    if (issuedFrom && issuedTo && issuedTo < issuedFrom) throw mistake('issuedTo', 'To cannot be before From');
  }
}
