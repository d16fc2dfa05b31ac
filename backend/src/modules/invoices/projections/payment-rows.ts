import { Entity } from 'typeorm';
import { Cents, Day, Id, IdKey, Instant, Text, Uuid } from '../../../platform/database/columns';
import { factName } from '../../../platform/event-store/facts';
import { defineProjection, existing } from '../../../platform/projections/projection';
import { searchedBy } from '../../../platform/search/searched';
import { invoiceFacts, type PAYMENT_METHODS } from '../domain/invoice.facts';

/** One payment of an invoice; a reversed one stays, marked. */
@Entity('payments')
export class PaymentRow {
  @IdKey() id: number;
  @Id() invoiceId: number;
  @Text() invoiceNumber: string;
  @Uuid({ nullable: true }) clientId: string | null;
  @Cents() amount: number;
  @Day() paymentDate: string;
  @Text() paymentMethod: (typeof PAYMENT_METHODS)[number];
  @Text({ nullable: true }) factorId: string | null;
  /** What the factor or a QuickPay kept. */
  @Cents({ nullable: true }) factorFee: number | null;
  @Cents() netAmount: number;
  @Text({ nullable: true }) notes: string | null;
  @Text({ nullable: true }) checkNumber: string | null;
  @Instant({ nullable: true }) reversedAt: string | null;
  @Text({ nullable: true }) reversalReason: string | null;
  /** The facts that recorded and reversed it (`factName`). */
  @Text({ nullable: true }) receivedBy: string | null;
  @Text({ nullable: true }) reversedBy: string | null;
  @Instant() createdAt: string;
}

export const paymentRows = defineProjection({
  name: 'payments',
  version: 3,
  table: PaymentRow,
  facts: invoiceFacts,
  keys: (fact) =>
    fact.type === 'InvoicePaymentReceived' || fact.type === 'InvoicePaymentReversed'
      ? [{ id: fact.data.paymentId }]
      : [],
  on: {
    InvoicePaymentReceived: (_, { data, stream, version }) => ({
      id: data.paymentId,
      invoiceId: data.id,
      invoiceNumber: data.number,
      clientId: data.clientId,
      amount: data.amount,
      paymentDate: data.paymentDate,
      paymentMethod: data.method,
      factorId: data.factorId,
      factorFee: data.factorFee,
      netAmount: data.netAmount,
      notes: data.notes,
      checkNumber: data.checkNumber ?? null,
      reversedAt: null,
      reversalReason: null,
      receivedBy: factName(stream, version),
      reversedBy: null,
    }),
    InvoicePaymentReversed: (row, { data, recordedAt, stream, version }) => ({
      ...existing(row),
      reversedAt: recordedAt,
      reversalReason: data.reason,
      reversedBy: factName(stream, version),
    }),
  },
});

searchedBy<PaymentRow>('payment', {
  title: 'payment',
  titles: 'payments',
  category: 'invoice',
  table: PaymentRow,
  texts: [
    ['invoiceNumber', 'Invoice'],
    ['notes', 'Notes'],
    ['checkNumber', 'Check'],
  ],
  amounts: ['amount'],
  names: ['clientId'],
  called: ({ invoiceNumber }) => `Payment of ${invoiceNumber}`,
  within: ({ invoiceId }) => String(invoiceId),
});
