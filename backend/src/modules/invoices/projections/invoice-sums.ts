import { Entity, PrimaryColumn } from 'typeorm';
import { Cents, Id, TextKey } from '../../../platform/database/columns';
import { defineSums, ROWS } from '../../../platform/projections/sums';
import { invoiceRows, type InvoiceRow, type StoredStatus } from './invoice-rows';
import { paymentRows, type PaymentRow } from './payment-rows';

/**
 * How many invoices of a client ('' is none) stand in a status, and their cents. What is due when is not told apart.
 */
@Entity('invoice_sums')
export class InvoiceSumRow {
  @TextKey() clientId: string;
  @TextKey() status: StoredStatus;
  @Id() invoices: number;
  @Cents() amount: number;
  @Cents() paid: number;
}

defineSums<InvoiceRow, InvoiceSumRow>({
  name: 'invoice-sums',
  version: 1,
  of: invoiceRows,
  table: InvoiceSumRow,
  by: { clientId: { textOf: 'clientId' }, status: 'status' },
  sum: { invoices: ROWS, amount: 'amount', paid: 'paid' },
});

/** The same of all clients; pending ones are told apart by the day on which they are due ('' is none). */
@Entity('invoice_totals')
export class InvoiceTotalRow {
  @TextKey() status: StoredStatus;
  @TextKey() pendingUntil: string;
  @Id() invoices: number;
  @Cents() amount: number;
  @Cents() paid: number;
}

defineSums<InvoiceRow, InvoiceTotalRow>({
  name: 'invoice-totals',
  version: 1,
  of: invoiceRows,
  table: InvoiceTotalRow,
  by: { status: 'status', pendingUntil: { textOf: 'dueDate', only: { status: ['pending'] } } },
  sum: { invoices: ROWS, amount: 'amount', paid: 'paid' },
});

/** Cents of the invoices issued on a day, of all clients: all but draft and cancelled. */
@Entity('billed_days')
export class BilledDayRow {
  @PrimaryColumn({ type: 'date' }) day: string;
  @Cents() amount: number;
}

defineSums<InvoiceRow, BilledDayRow>({
  name: 'billed-days',
  version: 1,
  of: invoiceRows,
  table: BilledDayRow,
  by: { day: 'issueDate' },
  sum: { amount: 'amount' },
  where: { status: { not: ['draft', 'cancelled'] } },
});

/** Cents received on a day, of all clients; reversed payments do not count. */
@Entity('payment_days')
export class PaymentDayRow {
  @PrimaryColumn({ type: 'date' }) day: string;
  @Cents() amount: number;
}

defineSums<PaymentRow, PaymentDayRow>({
  name: 'payment-days',
  version: 1,
  of: paymentRows,
  table: PaymentDayRow,
  by: { day: 'paymentDate' },
  sum: { amount: 'amount' },
  where: { reversedAt: null },
});
