import { Choice, Day, Line, Money, RefersTo, Uuid } from '../../../platform/fields/decorators';
import type { IsoDate } from '../../../platform/money/dates';
import { changed, existing, type Unstamped } from '../../../platform/event-log/projections/projection';
import type { Cents } from '../../../platform/money/money';
import { Rich, richKindOf, type Plain, type RowsFrom } from '../../../platform/records/kind/rich-kind';
import { VersionedRecord } from '../../../platform/records/kind/stored-record';
import type { RichStore } from '../../../platform/records/store/rich-store';
import {
  CHARGE_STATUSES,
  chargeDecider,
  type ChargeCommand,
  type ChargeState,
  type ChargeStatus,
} from './domain/client-charge.decider';
import { backOf, clientChargeEvents, paidOf } from './domain/client-charge.events';
import { chargePermissions } from './domain/client-charge.permissions';

type Row = Unstamped<Plain<ClientCharge>>;

/** What is paid and open of it after a payment of so many cents, or of less than none: a refund. */
const paidMore = (row: Row | undefined, cents: number): Pick<Row, 'paid' | 'open' | 'status'> => {
  const { paid, open } = existing(row);
  return { paid: paid + cents, open: open - cents, status: open > cents ? 'open' : 'paid' };
};

/** The fold of events of a charge into its row. */
const chargeRows: RowsFrom<typeof clientChargeEvents, ClientCharge> = {
  name: 'client-charges',
  version: 2,
  keys: ({ data }) => [{ id: data.id }],
  on: {
    ClientChargeRaised: (_, { data: { clientName: _name, bookedOn = null, ...terms } }): Row => ({
      ...terms,
      bookedOn,
      paid: 0,
      open: terms.amount,
      status: 'open',
      paymentId: null,
      paidOn: null,
      reason: null,
    }),
    ClientChargePaid: (row, { data }) =>
      changed(row, { ...paidMore(row, paidOf(data)), paymentId: data.paymentId, paidOn: data.on }),
    ClientChargeReopened: (row, { data }) =>
      changed(row, { ...paidMore(row, 0 - backOf(data)), paymentId: null, paidOn: null, reason: null }),
    ClientChargeCancelled: (row, { data: { reason } }) => changed(row, { status: 'cancelled', open: 0, reason }),
  },
};

/** What a client owes the firm for a service; payments of the portal pay it, all at once or in parts. */
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
  decider: chargeDecider,
  requiredPermissions: chargePermissions,
  valuesOf: (charge) => (charge.status === 'none' ? {} : charge.terms),
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
  @Money('Paid', { systemSet: true }) paid: Cents;
  /** What is still owed of it; nothing of one that is cancelled. */
  @Money('Open', { systemSet: true }) open: Cents;
  /** The day from which it counts in the books. */
  @Day('Charged on', { today: true, sorted: true, ranged: true }) chargedOn: IsoDate;
  /** The accounting date, where the month of that day is closed. */
  @Day('booked on', { optional: true }) bookedOn: IsoDate | null;
  @Line('Notes', { optional: true, max: 2_000 }) notes: string | null;
  @Choice('Status', CHARGE_STATUSES, { systemSet: true, filtered: true }) status: ChargeStatus;
  /** The portal payment that paid it last, and on which day; none after one was refunded. */
  @Uuid('payment', { systemSet: true, optional: true }) paymentId: string | null;
  @Day('paid on', { systemSet: true, optional: true }) paidOn: IsoDate | null;
  /** Why it was cancelled. */
  @Line('Reason', { systemSet: true, optional: true }) reason: string | null;
}

export const clientChargeKind = richKindOf<ClientCharge, ChargeState, ChargeCommand>(ClientCharge);
export type ClientChargeStore = RichStore<ClientCharge, ChargeState, ChargeCommand>;
