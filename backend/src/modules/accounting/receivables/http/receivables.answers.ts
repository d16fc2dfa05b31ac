import { published } from '../../../../platform/fields/schema';
import { described, listOf, MONEY, object, oneOf, orNull, Shown, TEXT, WHOLE } from '../../../../platform/fields/shown';
import { AGES, type Age } from '../../invoices';

/** The number and open balance of the invoices of one age. */
@published('InvoiceAge')
export class AgeView {
  @Shown(described(oneOf(AGES), 'Days past due')) age: Age;
  @Shown(WHOLE) invoices: number;
  @Shown(MONEY) balance: string;
}
@published('MoneyOfAMonth')
export class MonthView {
  @Shown(described(TEXT, 'YYYY-MM')) month: string;
  @Shown(MONEY) billed: string;
  @Shown(MONEY) received: string;
}
/** How many days it took, on average, to pay the invoices whose last payment was in this month. */
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
