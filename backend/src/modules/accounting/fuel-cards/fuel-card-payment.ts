import { Choice, Day, Line, Money, RefersTo, Whole } from '../../../platform/fields/decorators';
import { changed } from '../../../platform/event-log/projections/projection';
import type { IsoDate } from '../../../platform/money/dates';
import type { Cents } from '../../../platform/money/money';
import { PartOf, type RowsFrom } from '../../../platform/records/kind/rich-kind';
import { ShownRecord } from '../../../platform/records/kind/stored-record';
import { fuelCardEvents } from './domain/fuel-card.events';

export const FUEL_CARD_STATUSES = ['paid', 'reversed'] as const;
export type FuelCardStatus = (typeof FUEL_CARD_STATUSES)[number];

/** The id of the third payment of a book: '0192…-3', 'firm-3'. */
export const fuelCardPaymentId = (id: string, nr: number): string => `${id}-${nr}`;

/** The fold of each payment into its row. */
const paymentRows: RowsFrom<typeof fuelCardEvents, FuelCardPayment> = {
  name: 'fuel-card-payments',
  version: 1,
  keys: ({ data: { id, nr } }) => [{ id: fuelCardPaymentId(id, nr) }],
  on: {
    FuelCardPaid: (_, { data: { id, ...terms } }) => ({
      ...terms,
      id: fuelCardPaymentId(id, terms.nr),
      status: 'paid',
      reversedOn: null,
      reason: null,
    }),
    FuelCardPaymentReversed: (row, { data: { reversedOn, reason } }) =>
      changed(row, { status: 'reversed', reversedOn, reason }),
  },
};

/** A payment of the fuel card of a book. */
@PartOf(fuelCardEvents, {
  plural: 'fuel-card-payments',
  title: 'payment of the fuel card',
  pluralTitle: 'payments of the fuel card',
  wordIds: true,
  displayName: ({ nr }: FuelCardPayment) => `Payment FC-${nr}`,
  order: '-paidOn',
  may: { read: 'expenses.read' },
  rows: paymentRows,
})
export class FuelCardPayment extends ShownRecord<string> {
  @RefersTo('client', { label: 'client', optional: true, as: 'clientName' }) clientId: string | null;
  /** Counts the payments of the book, the first is 1. */
  @Whole('Number', 1, 1_000_000_000) nr: number;
  @Money('Amount', { least: 'more', sorted: true }) amount: Cents;
  @Day('Paid on', { sorted: true, ranged: true }) paidOn: IsoDate;
  @Line('Reference', { optional: true, max: 100 }) reference: string | null;
  @Day('Booked on', { optional: true }) bookedOn: IsoDate | null;
  @Choice('Status', FUEL_CARD_STATUSES, { systemSet: true, filtered: true }) status: FuelCardStatus;
  @Day('Reversed on', { systemSet: true, optional: true }) reversedOn: IsoDate | null;
  @Line('Reason', { systemSet: true, optional: true }) reason: string | null;
}
