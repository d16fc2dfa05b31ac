import { Entity, PrimaryColumn } from 'typeorm';
import { Cents, Id, TextKey } from '../../../platform/database/columns';
import { defineSums } from '../../../platform/projections/sums';
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
  parts: ({ clientId, status, amount, paid }) => [{ clientId: clientId ?? '', status, invoices: 1, amount, paid }],
  inSql: `SELECT COALESCE(client_id::text, ''), status, count(*), sum(amount), sum(paid) FROM invoices GROUP BY 1, 2`,
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
  parts: ({ status, dueDate, amount, paid }) => [
    { status, pendingUntil: status === 'pending' ? (dueDate ?? '') : '', invoices: 1, amount, paid },
  ],
  inSql: `SELECT status, CASE WHEN status = 'pending' AND due_date IS NOT NULL THEN to_char(due_date, 'YYYY-MM-DD') ELSE '' END,
    count(*), sum(amount), sum(paid) FROM invoices GROUP BY 1, 2`,
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
  parts: ({ status, issueDate, amount }) =>
    status === 'draft' || status === 'cancelled' ? [] : [{ day: issueDate, amount }],
  inSql: "SELECT issue_date, sum(amount) FROM invoices WHERE status NOT IN ('draft', 'cancelled') GROUP BY 1",
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
  parts: ({ paymentDate, amount, reversedAt }) => (reversedAt === null ? [{ day: paymentDate, amount }] : []),
  inSql: 'SELECT payment_date, sum(amount) FROM payments WHERE reversed_at IS NULL GROUP BY 1',
});
