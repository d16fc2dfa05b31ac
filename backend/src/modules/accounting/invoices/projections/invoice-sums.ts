import { Entity } from 'typeorm';
import { CentsColumn, IdColumn, TextKeyColumn } from '../../../../platform/database/columns';
import { defineSums, ROWS } from '../../../../platform/event-log/projections/sums';
import { typeOf } from '../../../../platform/records/kind/record-type';
import type { InvoiceStatus } from '../../invoice-money';
import { Invoice } from '../invoice';

/**
 * How many invoices of a client (an empty string for none) have a status, and the sums of their cents. Due dates are
 * not distinguished, so pending includes invoices past their due date.
 */
@Entity('invoice_sums')
export class InvoiceSumRow {
  @TextKeyColumn() clientId: string;
  @TextKeyColumn() status: InvoiceStatus;
  @IdColumn() invoices: number;
  @CentsColumn() amount: number;
  @CentsColumn() paid: number;
  @CentsColumn() open: number;
}

defineSums<Invoice, InvoiceSumRow>({
  name: 'invoice-sums',
  version: 2,
  of: typeOf(Invoice).projection,
  table: InvoiceSumRow,
  by: { clientId: { textOf: 'clientId' }, status: 'status' },
  sum: { invoices: ROWS, amount: 'amount', paid: 'paid', open: 'open' },
});

/** The same sums over all clients; pending invoices are summed by their due date (an empty string for none). */
@Entity('invoice_totals')
export class InvoiceTotalRow {
  @TextKeyColumn() status: InvoiceStatus;
  @TextKeyColumn() pendingUntil: string;
  @IdColumn() invoices: number;
  @CentsColumn() amount: number;
  @CentsColumn() paid: number;
  @CentsColumn() open: number;
}

defineSums<Invoice, InvoiceTotalRow>({
  name: 'invoice-totals',
  version: 2,
  of: typeOf(Invoice).projection,
  table: InvoiceTotalRow,
  by: { status: 'status', pendingUntil: { textOf: 'dueDate', only: { status: ['pending'] } } },
  sum: { invoices: ROWS, amount: 'amount', paid: 'paid', open: 'open' },
});
