import { Choice, Day, Line, Money, RefersTo } from '../../../platform/fields/decorators';
import { changed, existing, type Unstamped } from '../../../platform/event-log/projections/projection';
import type { IsoDate } from '../../../platform/money/dates';
import type { Cents } from '../../../platform/money/money';
import { VersionedRecord } from '../../../platform/records/kind/stored-record';
import { Rich, richKindOf, type Plain, type RowsFrom } from '../../../platform/records/kind/rich-kind';
import type { RichStore } from '../../../platform/records/store/rich-store';
import type { DepositState } from './domain/deposit';
import { depositDecider, type DepositCommand } from './domain/deposit.decider';
import { depositEvents } from './domain/deposit.events';
import { depositPermissions } from './domain/deposit.permissions';

/** Whether something is left of a deposit. */
const STATUSES = ['open', 'used'] as const;
type Row = Unstamped<Plain<Deposit>>;

/** What is left of it after so many cents more or less. */
const left = (row: Row | undefined, more: number): Row => {
  const open = existing(row).open + more;
  return changed(row, { open, status: open > 0 ? 'open' : 'used' });
};

/** The fold of events of a deposit into its row. */
const depositRows: RowsFrom<typeof depositEvents, Deposit> = {
  name: 'deposits',
  version: 1,
  keys: ({ data }) => [{ id: data.id }],
  on: {
    DepositTaken: (_, { data }) => ({ ...data, open: data.amount, refunded: 0, status: 'open' }),
    DepositApplied: (row, { data }) => left(row, -data.amount),
    DepositRestored: (row, { data }) => left(row, data.amount),
    DepositRefunded: (row, { data }) =>
      changed(left(row, -data.amount), { refunded: existing(row).refunded + data.amount }),
  },
};

/**
 * What a carrier paid beyond its invoices: the rest of a check. It pays later invoices or goes back. `open` is what is
 * left of it.
 */
@Rich<DepositState, DepositCommand, typeof depositEvents, Deposit>({
  plural: 'deposits',
  numbers: 'deposit_ids',
  displayName: ({ checkNumber }: Deposit) => `Deposit of check ${checkNumber}`,
  order: '-receivedOn',
  sortedByStatus: ['createdAt', 'amount', 'receivedOn'],
  may: { read: 'payments.read' },
  events: depositEvents,
  decider: depositDecider,
  requiredPermissions: depositPermissions,
  valuesOf: (deposit) => (deposit.status === 'none' ? {} : deposit.terms),
  rows: depositRows,
})
export class Deposit extends VersionedRecord<number> {
  @RefersTo('broker', {
    label: 'carrier',
    numbered: true,
    as: 'brokerName',
    title: 'carrier',
    holdsWhile: { status: ['open'] },
  })
  brokerId: number;
  @RefersTo('client', { label: 'client', optional: true, as: 'clientName', holdsWhile: { status: ['open'] } })
  clientId: string | null;
  @Money('amount', { sorted: true }) amount: Cents;
  @Money('left', { systemSet: true }) open: Cents;
  @Money('refunded', { systemSet: true }) refunded: Cents;
  @Day('received', { sorted: true }) receivedOn: IsoDate;
  /** The accounting date, where the month of the day is closed. */
  @Day('booked on', { optional: true }) bookedOn: IsoDate | null;
  @Line('check number', { searched: true }) checkNumber: string;
  @Choice('status', STATUSES, { systemSet: true, filtered: true }) status: (typeof STATUSES)[number];
}

export const depositKind = richKindOf<Deposit, DepositState, DepositCommand>(Deposit);
export type DepositStore = RichStore<Deposit, DepositState, DepositCommand>;
