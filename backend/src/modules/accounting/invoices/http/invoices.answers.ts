import { described, MONEY, Shown, WHOLE } from '../../../../platform/fields/shown';
import { listShownAs, shownWith } from '../../../../platform/records/requests/requests';
import { Invoice } from '../invoice';
import { Payment } from '../payment';

export const invoiceWithPayments = shownWith('InvoiceWithPayments', Invoice, { payments: listShownAs(Payment) });

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
