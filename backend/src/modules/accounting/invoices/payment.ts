import { Choice, Day, Id, Instant, Line, Money, RefersTo } from '../../../platform/fields/decorators';
import { described, orNull, TEXT } from '../../../platform/fields/shown';
import { setChoiceLabels } from '../../../platform/fields/words';
import { eventName } from '../../../platform/event-log/events/events';
import type { IsoDate } from '../../../platform/money/dates';
import type { Cents } from '../../../platform/money/money';
import { existing } from '../../../platform/event-log/projections/projection';
import { ShownRecord } from '../../../platform/records/kind/stored-record';
import { PartOf, type RowsFrom } from '../../../platform/records/kind/rich-kind';
import { PAYMENT_METHODS, type Payment as Received } from '../invoice-money';
import { invoiceEvents } from './domain/invoice.events';

setChoiceLabels({ ach: 'ACH' });

/** The row of money that came in for an invoice, from its broker or by way of a factor. */
const received = ({ data, stream, version }: { data: Received; stream: string; version: number }) => ({
  id: data.paymentId,
  invoiceId: data.id,
  invoiceNumber: data.number,
  clientId: data.clientId,
  amount: data.amount,
  paymentDate: data.paymentDate,
  bookedOn: data.bookedOn ?? null,
  paymentMethod: data.method,
  factorId: data.factorId,
  factorFee: data.factorFee,
  netAmount: data.netAmount,
  notes: data.notes,
  checkNumber: data.checkNumber ?? null,
  depositId: data.deposit?.id ?? null,
  reversedAt: null,
  reversalReason: null,
  receivedBy: eventName(stream, version),
  reversedBy: null,
});

/** The fold of events of an invoice into the rows of its payments. */
const paymentRows: RowsFrom<typeof invoiceEvents, Payment> = {
  name: 'payments',
  version: 5,
  keys: (event) =>
    event.type === 'InvoicePaymentReceived' ||
    event.type === 'InvoicePaymentReversed' ||
    event.type === 'FactorCollected'
      ? [{ id: event.data.paymentId }]
      : [],
  on: {
    InvoicePaymentReceived: (_, event) => received(event),
    FactorCollected: (_, event) => received(event),
    InvoicePaymentReversed: (row, { data, recordedAt, stream, version }) => ({
      ...existing(row),
      reversedAt: recordedAt,
      reversalReason: data.reason,
      reversedBy: eventName(stream, version),
    }),
  },
};

/** One payment of an invoice. A reversed payment keeps its row, with `reversedAt` set. */
@PartOf(invoiceEvents, {
  plural: 'payments',
  numbers: 'payment_ids',
  displayName: ({ invoiceNumber }: Payment) => `Payment of ${invoiceNumber}`,
  parent: 'invoiceId',
  may: { read: 'payments.read' },
  computed: {
    brokerName: { shown: described(orNull(TEXT), 'The broker of its invoice').schema(), of: () => null },
  },
  rows: paymentRows,
})
export class Payment extends ShownRecord<number> {
  @Id('invoice', { filtered: true }) invoiceId: number;
  @Line('Invoice', { searched: true }) invoiceNumber: string;
  @RefersTo('client', { label: 'client', optional: true, as: 'clientName' }) clientId: string | null;
  @Money('Amount', { sorted: true }) amount: Cents;
  @Day('payment date', { sorted: true, ranged: '' }) paymentDate: IsoDate;
  /** The accounting date, where the month of the payment date is closed. */
  @Day('booked on', { optional: true }) bookedOn: IsoDate | null;
  @Choice('payment method', PAYMENT_METHODS) paymentMethod: (typeof PAYMENT_METHODS)[number];
  @Line('factor', { optional: true }) factorId: string | null;
  /** What a factor or a quick pay program kept of the payment. */
  @Money('factor fee', { optional: true }) factorFee: Cents | null;
  @Money('net amount') netAmount: Cents;
  @Line('Notes', { optional: true, searched: true }) notes: string | null;
  @Line('Check', { optional: true, searched: true }) checkNumber: string | null;
  /** The deposit of the carrier that it was taken from. */
  @Id('deposit', { optional: true }) depositId: number | null;
  @Instant('reversed', { optional: true }) reversedAt: string | null;
  @Line('reversal reason', { optional: true }) reversalReason: string | null;
  /** The events that recorded and reversed the payment, as `eventName` writes them: 'invoice-7@3'. */
  @Line('received by', { optional: true, hidden: true }) receivedBy: string | null;
  @Line('reversed by', { optional: true, hidden: true }) reversedBy: string | null;
}
