import { published } from '../../../../platform/fields/schema';
import { described, listOf, MONEY, object, oneOf, orNull, Shown, TEXT, WHOLE } from '../../../../platform/fields/shown';
import type { Values } from '../../../../platform/records/kind/kind';
import { listShownAs, shownWith } from '../../../../platform/records/requests/requests';
import { Invoice } from '../invoice';
import { Payment } from '../payment';
import { AGES, type Age } from '../queries/invoice-age';

export const invoiceWithPayments = shownWith('InvoiceWithPayments', Invoice, { payments: listShownAs(Payment) });

/** One check over several invoices, each with its share of it. */
@published('Check')
export class CheckView {
  @Shown(TEXT) checkNumber: string;
  @Shown(MONEY) amount: string;
  @Shown(listShownAs(Payment)) payments: readonly Values[];
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
