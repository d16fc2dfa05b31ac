import { Choice, Day, Json, Line, Money, RefersTo } from '../../../platform/fields/decorators';
import { DAY, described, listOf, object, WHOLE } from '../../../platform/fields/shown';
import type { Unstamped } from '../../../platform/event-log/projections/projection';
import { part } from '../../../platform/event-log/commands/task';
import type { IsoDate } from '../../../platform/money/dates';
import type { Cents } from '../../../platform/money/money';
import { Rich, richKindOf, type Plain, type RowsFrom } from '../../../platform/records/kind/rich-kind';
import { VersionedRecord } from '../../../platform/records/kind/stored-record';
import type { RichStore } from '../../../platform/records/store/rich-store';
import { portalPaymentKind } from '../portal-payments';
import { payoutDecider, type PayoutState, type RecordPayout } from './domain/payout.decider';
import { oneClientOf, payoutEvents, type PaidOutPayment, type PayoutTerms } from './domain/payout.events';
import { PaidOutView, paidOutView } from './http/clearing.views';

/** Card payments are paid out by their processor, all others are deposited. */
export const PAYOUT_SOURCES = ['cards', 'checks'] as const;
type Source = (typeof PAYOUT_SOURCES)[number];
type Row = Unstamped<Plain<Payout>>;

const rowOf = ({ id, reference, amount, on, bookedOn, payments }: PayoutTerms, source: Source): Row => ({
  id,
  clientId: oneClientOf(payments),
  reference,
  source,
  amount,
  arrivedOn: on,
  bookedOn: bookedOn ?? null,
  lines: payments,
});
/** The fold of events of a payout into its row. */
const payoutRows: RowsFrom<typeof payoutEvents, Payout> = {
  name: 'payouts',
  version: 1,
  keys: ({ data }) => [{ id: data.id }],
  on: {
    CardPayoutReceived: (_, { data }) => rowOf(data, 'cards'),
    ChecksDeposited: (_, { data }) => rowOf(data, 'checks'),
  },
};

/** Every payment notes, in the commit of the payout, that it arrived. */
const arrived = ({ id: payoutId, on, payments }: PayoutTerms) =>
  payments.map(({ paymentId, amount }) =>
    part({
      aggregate: portalPaymentKind.aggregate,
      id: paymentId,
      prepare: () => ({ command: { type: 'PayOutPayment', id: paymentId, payoutId, amount, on } as const }),
    }),
  );

/** Payments of clients that arrived at the bank in one amount: a payout of the card processor, or checks. */
@Rich<PayoutState, RecordPayout, typeof payoutEvents, Payout>({
  title: 'payout',
  plural: 'clearing-payouts',
  table: 'payouts',
  displayName: 'reference',
  order: '-arrivedOn',
  may: { read: 'payments.read' },
  computed: {
    on: { shown: DAY.schema(), of: ({ arrivedOn }: Payout) => arrivedOn },
    payments: {
      shown: described(WHOLE, 'How many payments arrived with it').schema(),
      of: ({ lines }: Payout) => lines.length,
    },
    lines: { shown: listOf(object(() => PaidOutView)).schema(), of: ({ lines }: Payout) => lines.map(paidOutView) },
  },
  events: payoutEvents,
  decider: payoutDecider,
  requiredPermissions: { RecordPayout: () => ['payments.write'] },
  valuesOf: ({ clientId }) => ({ clientId }),
  rows: payoutRows,
  beside: { CardPayoutReceived: arrived, ChecksDeposited: arrived },
})
export class Payout extends VersionedRecord<string> {
  /** The client where all of its payments are of one; else it is the firm's alone to see. */
  @RefersTo('client', { label: 'client', optional: true, systemSet: true, as: 'clientName' })
  clientId: string | null;
  @Line('Reference', { systemSet: true, searched: true }) reference: string;
  @Choice('source', PAYOUT_SOURCES, { systemSet: true, filtered: true }) source: Source;
  @Money('Amount', { systemSet: true, sorted: true }) amount: Cents;
  @Day('arrived', { systemSet: true, sorted: true, ranged: true }) arrivedOn: IsoDate;
  /** The accounting date, where the month of that day is closed. */
  @Day('booked on', { systemSet: true, optional: true }) bookedOn: IsoDate | null;
  @Json<Payout['lines']>() lines: readonly PaidOutPayment[];
}

export const payoutKind = richKindOf<Payout, PayoutState, RecordPayout>(Payout);
export type PayoutStore = RichStore<Payout, PayoutState, RecordPayout>;
