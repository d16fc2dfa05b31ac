import { published } from '../../../platform/fields/schema';
import {
  DAY,
  described,
  INSTANT,
  listOf,
  MONEY,
  object,
  oneOf,
  orNull,
  Shown,
  TEXT,
  WHOLE,
} from '../../../platform/fields/shown';
import { LETTER_STATES, type LetterState } from '../../../platform/mail/mail';
import { LINE_KINDS, PAYMENT_METHODS, type InvoiceLine } from '../domain/invoice.facts';
import { AGES, type Age } from '../queries/invoice-age';
import { STATUSES, type InvoiceStatus } from './invoices.requests';

/** What became of the e-mail with the invoice; null where none was sent, and in answers for the past. */
@published('LetterState')
class LetterView implements LetterState {
  @Shown(oneOf(LETTER_STATES)) status: LetterState['status'];
  @Shown(orNull(TEXT)) reason: string | null;
  @Shown(WHOLE) attempts: number;
  @Shown(orNull(INSTANT)) lastTryAt: string | null;
}
@published('InvoiceLine')
class LineView {
  @Shown(oneOf(LINE_KINDS)) kind: InvoiceLine['kind'];
  @Shown(TEXT) description: string;
  @Shown(MONEY) amount: string;
}
@published('Invoice')
export class InvoiceView {
  @Shown(WHOLE) id: number;
  @Shown(TEXT) invoiceNumber: string;
  @Shown(orNull(TEXT)) clientId: string | null;
  @Shown(orNull(TEXT)) clientName: string | null;
  @Shown(orNull(WHOLE)) loadId: number | null;
  @Shown(orNull(TEXT)) loadNumber: string | null;
  @Shown(WHOLE) brokerId: number;
  @Shown(orNull(TEXT)) brokerName: string | null;
  @Shown(orNull(WHOLE)) driverId: number | null;
  @Shown(orNull(TEXT)) driverName: string | null;
  @Shown(MONEY) amount: string;
  @Shown(MONEY) paid: string;
  @Shown(MONEY) balance: string;
  @Shown(oneOf(STATUSES)) status: InvoiceStatus;
  @Shown(DAY) issueDate: string;
  @Shown(orNull(DAY)) dueDate: string | null;
  @Shown(orNull(DAY)) paidDate: string | null;
  @Shown(orNull(TEXT)) notes: string | null;
  @Shown(listOf(object(() => LineView))) lines: LineView[];
  @Shown(orNull(INSTANT)) sentAt: string | null;
  @Shown(orNull(TEXT)) sentTo: string | null;
  @Shown(orNull(INSTANT)) remindedAt: string | null;
  @Shown(orNull(TEXT)) remindedTo: string | null;
  @Shown(orNull(object(() => LetterView))) letter: LetterView | null;
  @Shown(INSTANT) createdAt: string;
  @Shown(INSTANT) updatedAt: string;
  @Shown(WHOLE) version: number;
}

@published('Payment')
export class PaymentView {
  @Shown(WHOLE) id: number;
  @Shown(WHOLE) invoiceId: number;
  @Shown(TEXT) invoiceNumber: string;
  @Shown(orNull(TEXT)) clientId: string | null;
  @Shown(orNull(TEXT)) clientName: string | null;
  @Shown(described(orNull(TEXT), 'The broker of its invoice')) brokerName: string | null;
  @Shown(MONEY) amount: string;
  @Shown(DAY) paymentDate: string;
  @Shown(oneOf(PAYMENT_METHODS)) paymentMethod: (typeof PAYMENT_METHODS)[number];
  @Shown(orNull(TEXT)) factorId: string | null;
  @Shown(orNull(MONEY)) factorFee: string | null;
  @Shown(MONEY) netAmount: string;
  @Shown(orNull(TEXT)) notes: string | null;
  @Shown(orNull(TEXT)) checkNumber: string | null;
  @Shown(orNull(INSTANT)) reversedAt: string | null;
  @Shown(orNull(TEXT)) reversalReason: string | null;
  @Shown(INSTANT) createdAt: string;
}
export class InvoiceWithPayments extends InvoiceView {
  @Shown(listOf(object(() => PaymentView))) payments: PaymentView[];
}

/** One check over several invoices, each with its share of it. */
@published('Check')
export class CheckView {
  @Shown(TEXT) checkNumber: string;
  @Shown(MONEY) amount: string;
  @Shown(listOf(object(() => PaymentView))) payments: PaymentView[];
}

/** What is open of the invoices that are so late. */
@published('InvoiceAge')
export class AgeView {
  @Shown(described(oneOf(AGES), 'Days past due')) age: Age;
  @Shown(WHOLE) invoices: number;
  @Shown(MONEY) balance: string;
}
/** What was billed in a month and what came in. */
@published('MoneyOfAMonth')
export class MonthView {
  @Shown(described(TEXT, 'YYYY-MM')) month: string;
  @Shown(MONEY) billed: string;
  @Shown(MONEY) received: string;
}
/** How long the invoices took that were settled in a month. */
@published('DaysToPayOfAMonth')
export class PaidMonthView {
  @Shown(described(TEXT, 'YYYY-MM')) month: string;
  @Shown(described(orNull(WHOLE), 'On average; null where none was paid')) days: number | null;
  @Shown(WHOLE) invoices: number;
}
@published('DaysToPay')
export class DaysToPayView {
  @Shown(described(orNull(WHOLE), 'From the issue date to the last payment, on average; null where none was paid'))
  days: number | null;
  @Shown(described(WHOLE, 'Invoices that were paid in the last twelve months')) invoices: number;
  @Shown(described(listOf(object(() => PaidMonthView)), 'By the month of the last payment, the earliest first'))
  months: PaidMonthView[];
}

export class InvoiceSummary {
  @Shown(WHOLE) totalInvoices: number;
  @Shown(MONEY) totalBilled: string;
  @Shown(MONEY) paidAmount: string;
  @Shown(WHOLE) paidCount: number;
  @Shown(MONEY) pendingAmount: string;
  @Shown(WHOLE) pendingCount: number;
  @Shown(MONEY) overdueAmount: string;
  @Shown(WHOLE) overdueCount: number;
  @Shown(MONEY) outstanding: string;
  @Shown(described(WHOLE, 'Percent of the billed amount that was paid, rounded')) collectionRate: number;
}
