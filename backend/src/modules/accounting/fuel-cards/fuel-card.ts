import { Money, RefersTo, Whole } from '../../../platform/fields/decorators';
import { changed, type Unstamped } from '../../../platform/event-log/projections/projection';
import type { Cents } from '../../../platform/money/money';
import { Rich, type Plain, type RowsFrom } from '../../../platform/records/kind/rich-kind';
import { VersionedRecord } from '../../../platform/records/kind/stored-record';
import type { RichStore } from '../../../platform/records/store/rich-store';
import { FIRM_BOOK } from '../ledger';
import { fuelCardDecider, type FuelCardCommand, type FuelCardState } from './domain/fuel-card.decider';
import { fuelCardPermissions } from './domain/fuel-card.permissions';
import { fuelCardEvents } from './domain/fuel-card.events';
import { FuelCardPayment } from './fuel-card-payment';

type Row = Unstamped<Plain<FuelCard>>;

/** The fold of payments of a book into what it paid. */
const fuelCardRows: RowsFrom<typeof fuelCardEvents, FuelCard> = {
  name: 'fuel-cards',
  version: 1,
  keys: ({ data }) => [{ id: data.id }],
  on: {
    FuelCardPaid: (row, { data: { id, clientId, nr, amount } }): Row => ({
      ...{ id, clientId, paid: (row?.paid ?? 0) + amount, payments: nr },
    }),
    FuelCardPaymentReversed: (row, { data: { amount } }) => changed(row, { paid: (row?.paid ?? 0) - amount }),
  },
};

/** What was paid of the fuel card of one book. Its id is that of the book: of its client, or 'firm'. */
@Rich<FuelCardState, FuelCardCommand, typeof fuelCardEvents, FuelCard>({
  title: 'account of the fuel card',
  pluralTitle: 'accounts of fuel cards',
  plural: 'fuel-card-accounts',
  table: 'fuel_cards',
  wordIds: true,
  displayName: () => 'Fuel card',
  perClient: true,
  firmsOwn: FIRM_BOOK,
  may: { read: 'expenses.read' },
  events: fuelCardEvents,
  decider: fuelCardDecider,
  requiredPermissions: fuelCardPermissions,
  valuesOf: ({ clientId }) => (clientId === null ? {} : { clientId }),
  rows: fuelCardRows,
  parts: () => [FuelCardPayment],
})
export class FuelCard extends VersionedRecord<string> {
  @RefersTo('client', { label: 'client', optional: true, as: 'clientName' }) clientId: string | null;
  /** Paid so far, without what was reversed. */
  @Money('Paid', { systemSet: true, least: 'any' }) paid: Cents;
  @Whole('Payments', 0, 1_000_000_000, { systemSet: true, hidden: true }) payments: number;
}

export type FuelCardStore = RichStore<FuelCard, FuelCardState, FuelCardCommand>;
