import { Choice, Day, Json, Line, Money, RefersTo } from '../../../platform/fields/decorators';
import { DAY, described, listOf, object, WHOLE } from '../../../platform/fields/shown';
import { changed, type Unstamped } from '../../../platform/event-log/projections/projection';
import { part } from '../../../platform/event-log/commands/task';
import type { IsoDate } from '../../../platform/money/dates';
import type { Cents } from '../../../platform/money/money';
import { Rich, richKindOf, type Plain, type RowsFrom } from '../../../platform/records/kind/rich-kind';
import { VersionedRecord } from '../../../platform/records/kind/stored-record';
import type { RichStore } from '../../../platform/records/store/rich-store';
import { portalPaymentKind } from '../portal-payments';
import { payoutDecider, type PayoutCommand, type PayoutState } from './domain/payout.decider';
import {
  oneClientOf,
  PAYOUT_SOURCES,
  payoutEvents,
  type PaidOutPayment,
  type PayoutReversal,
  type PayoutSource,
  type PayoutTerms,
} from './domain/payout.events';
import { PaidOutView, paidOutView } from './http/clearing.views';

export const PAYOUT_STATUSES = ['arrived', 'reversed'] as const;
export type PayoutStatus = (typeof PAYOUT_STATUSES)[number];
type Row = Unstamped<Plain<Payout>>;

const rowOf = ({ id, reference, amount, on, bookedOn, payments }: PayoutTerms, source: PayoutSource): Row => ({
  id,
  clientId: oneClientOf(payments),
  reference,
  source,
  amount,
  arrivedOn: on,
  bookedOn: bookedOn ?? null,
  lines: payments,
  status: 'arrived',
  reversedOn: null,
  reason: null,
});
/** The fold of events of a payout into its row. */
const payoutRows: RowsFrom<typeof payoutEvents, Payout> = {
  name: 'payouts',
  version: 2,
  keys: ({ data }) => [{ id: data.id }],
  on: {
    CardPayoutReceived: (_, { data }) => rowOf(data, 'cards'),
    ChecksDeposited: (_, { data }) => rowOf(data, 'checks'),
    PayoutReversed: (row, { data: { reversedOn, reason } }) => changed(row, { status: 'reversed', reversedOn, reason }),
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
/** Every payment notes, in the commit of the reversal, that it did not. */
const onTheirWayAgain = ({ id: payoutId, reversedOn: on, payments }: PayoutReversal) =>
  payments.map(({ paymentId, amount }) =>
    part({
      aggregate: portalPaymentKind.aggregate,
      id: paymentId,
      prepare: () => ({ command: { type: 'TakeBackPayout', id: paymentId, payoutId, amount, on } as const }),
    }),
  );

/** Payments of clients that arrived at the bank in one amount: a payout of the card processor, or checks. */
@Rich<PayoutState, PayoutCommand, typeof payoutEvents, Payout>({
  title: 'payout',
  plural: 'clearing-payouts',
  table: 'payouts',
  displayName: 'reference',
  order: '-arrivedOn',
  sortedByStatus: ['createdAt'],
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
  requiredPermissions: { RecordPayout: () => ['payments.write'], ReversePayout: () => ['payments.write'] },
  valuesOf: (payout) => (payout ? { clientId: oneClientOf(payout.terms.payments) } : {}),
  rows: payoutRows,
  beside: { CardPayoutReceived: arrived, ChecksDeposited: arrived, PayoutReversed: onTheirWayAgain },
})
export class Payout extends VersionedRecord<string> {
  /** The client where all of its payments are of one; else it is the firm's alone to see. */
  @RefersTo('client', { label: 'client', optional: true, systemSet: true, as: 'clientName' })
  clientId: string | null;
  @Line('Reference', { systemSet: true, searched: true }) reference: string;
  @Choice('source', PAYOUT_SOURCES, { systemSet: true, filtered: true }) source: PayoutSource;
  @Money('Amount', { systemSet: true, sorted: true }) amount: Cents;
  @Day('arrived', { systemSet: true, sorted: true, ranged: true }) arrivedOn: IsoDate;
  /** The accounting date, where the month of that day is closed. */
  @Day('booked on', { systemSet: true, optional: true }) bookedOn: IsoDate | null;
  @Choice('status', PAYOUT_STATUSES, { systemSet: true, filtered: true }) status: PayoutStatus;
  @Day('reversed on', { systemSet: true, optional: true }) reversedOn: IsoDate | null;
  @Line('Reason', { systemSet: true, optional: true }) reason: string | null;
  @Json<Payout['lines']>() lines: readonly PaidOutPayment[];
}

export const payoutKind = richKindOf<Payout, PayoutState, PayoutCommand>(Payout);
export type PayoutStore = RichStore<Payout, PayoutState, PayoutCommand>;
