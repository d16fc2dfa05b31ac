import { Entity, PrimaryColumn } from 'typeorm';
import { CentsColumn } from '../../../../platform/database/columns';
import { defineSums } from '../../../../platform/event-log/projections/sums';
import { typeOf } from '../../../../platform/records/kind/record-type';
import { Invoice, Payment } from '../../invoices';

/** The cents billed on a day, over all clients, by issue date: all invoices except drafts and cancelled ones. */
@Entity('billed_days')
export class BilledDayRow {
  @PrimaryColumn({ type: 'date' }) day: string;
  @CentsColumn() amount: number;
}

defineSums<Invoice, BilledDayRow>({
  name: 'billed-days',
  version: 1,
  of: typeOf(Invoice).projection,
  table: BilledDayRow,
  by: { day: 'issueDate' },
  sum: { amount: 'amount' },
  where: { status: { not: ['draft', 'cancelled'] } },
});

/** The cents received on a day, over all clients, without reversed payments. */
@Entity('payment_days')
export class PaymentDayRow {
  @PrimaryColumn({ type: 'date' }) day: string;
  @CentsColumn() amount: number;
}

defineSums<Payment, PaymentDayRow>({
  name: 'payment-days',
  version: 1,
  of: typeOf(Payment).projection,
  table: PaymentDayRow,
  by: { day: 'paymentDate' },
  sum: { amount: 'amount' },
  where: { reversedAt: null },
});
