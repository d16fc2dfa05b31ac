import { Choice, Day, Line, Money, RefersTo, Uuid } from '../../../platform/fields/decorators';
import type { IsoDate } from '../../../platform/money/dates';
import { changed, type Unstamped } from '../../../platform/event-log/projections/projection';
import type { Cents } from '../../../platform/money/money';
import { Rich, richKindOf, type Plain, type RowsFrom } from '../../../platform/records/kind/rich-kind';
import { VersionedRecord } from '../../../platform/records/kind/stored-record';
import type { RichStore } from '../../../platform/records/store/rich-store';
import { chargeRules, type ChargeCommand, type ChargeState, type ChargeStatus } from './domain/client-charge.decider';
import { clientChargeEvents } from './domain/client-charge.events';

type Row = Unstamped<Plain<ClientCharge>>;

/** The fold of events of a charge into its row. */
const chargeRows: RowsFrom<typeof clientChargeEvents, ClientCharge> = {
  name: 'client-charges',
  version: 1,
  keys: ({ data }) => [{ id: data.id }],
  on: {
    ClientChargeRaised: (_, { data: { clientName: _name, ...terms } }): Row => ({
      ...terms,
      status: 'open',
      paymentId: null,
      paidOn: null,
      reason: null,
    }),
    ClientChargePaid: (row, { data: { paymentId, on } }) => changed(row, { status: 'paid', paymentId, paidOn: on }),
    ClientChargeReopened: (row) => changed(row, { status: 'open', paymentId: null, paidOn: null }),
    ClientChargeCancelled: (row, { data: { reason } }) => changed(row, { status: 'cancelled', reason }),
  },
};

/** What a client owes the firm for a service; a payment of the portal over its amount pays it. */
@Rich<ChargeState, ChargeCommand, typeof clientChargeEvents, ClientCharge>({
  title: 'charge',
  plural: 'charges',
  table: 'client_charges',
  displayName: 'description',
  sortedByStatus: ['createdAt'],
  may: {
    read: ['client-money.read', 'portal.read'],
    write: 'client-money.write',
    grants: { area: 'accounting', agents: ['canAccessAccounting'] },
  },
  events: clientChargeEvents,
  ...chargeRules,
  rows: chargeRows,
})
export class ClientCharge extends VersionedRecord<string> {
  @RefersTo('client', {
    label: 'client',
    as: 'clientName',
    missing: 'Choose a client',
    holdsWhile: { status: ['open'] },
  })
  clientId: string;
  @Line('Description', { max: 200, searched: true, sorted: true }) description: string;
  @Money('Amount', { least: 'more', missing: 'Amount is required', sorted: true }) amount: Cents;
  /** The day from which it counts in the books. */
  @Day('Charged on', { today: true, sorted: true, ranged: true }) chargedOn: IsoDate;
  @Line('Notes', { optional: true, max: 2_000 }) notes: string | null;
  @Choice('Status', chargeRules.statuses, { systemSet: true, filtered: true }) status: ChargeStatus;
  /** The portal payment that paid it, and on which day. */
  @Uuid('payment', { systemSet: true, optional: true }) paymentId: string | null;
  @Day('paid on', { systemSet: true, optional: true }) paidOn: IsoDate | null;
  /** Why it was cancelled. */
  @Line('Reason', { systemSet: true, optional: true }) reason: string | null;
}

export const clientChargeKind = richKindOf<ClientCharge, ChargeState, ChargeCommand>(ClientCharge);
export type ClientChargeStore = RichStore<ClientCharge, ChargeState, ChargeCommand>;
