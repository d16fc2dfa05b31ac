import { Day, Decimal, Flag, Json, Line, Money, RefersTo, Whole } from '../../../platform/fields/decorators';
import type { Unstamped } from '../../../platform/event-log/projections/projection';
import type { IsoDate } from '../../../platform/money/dates';
import type { Cents } from '../../../platform/money/money';
import { Rich, richKindOf, type Plain, type RowsFrom } from '../../../platform/records/kind/rich-kind';
import { VersionedRecord } from '../../../platform/records/kind/stored-record';
import type { RichStore } from '../../../platform/records/store/rich-store';
import { bookId, FIRM_BOOK } from '../../accounting/ledger';
import {
  driverAccountDecider,
  pocketsAfter,
  type DriverAccountCommand,
  type DriverAccountState,
} from './domain/driver-account.decider';
import { driverAccountEvents, type DriverAccountEvent } from './domain/driver-account.events';
import { driverAccountPermissions } from './domain/driver-account.permissions';

type Row = Unstamped<Plain<DriverAccount>>;

/** The id of the account of a driver in a book: 'firm.7', '0192….7'. */
export const accountId = (clientId: string | null, driverId: number): string => `${bookId(clientId)}.${driverId}`;
const clientOfId = (id: string): string | null => {
  const book = id.slice(0, id.lastIndexOf('.'));
  return book === FIRM_BOOK || book === '' ? null : book;
};

const UNTOUCHED = { ownerOperator: false, escrowRate: null, interest: 0, interestThrough: null, onCard: 0 } as const;

const after = (row: Row | undefined, event: DriverAccountEvent): Row => {
  const { id, clientId, driverId, driverName, nr } = event.data;
  const pockets = pocketsAfter(row?.pockets ?? {}, event);
  const { advance = 0, escrow = 0, carry = 0 } = pockets;
  const { ownerOperator, escrowRate, interest, interestThrough, onCard } = row ?? UNTOUCHED;
  const kept = { ownerOperator, escrowRate, interest, interestThrough, onCard };
  return { id, clientId, driverId, heldFor: driverName, advance, escrow, carry, pockets, movements: nr, ...kept };
};

/** The fold of events of an account into what it has. */
const accountRows: RowsFrom<typeof driverAccountEvents, DriverAccount> = {
  name: 'driver-accounts',
  version: 3,
  keys: ({ data }) => [{ id: data.id }],
  on: {
    DriverAdvanceGiven: (row, event) => {
      const { paidFrom, amount, cardFee = 0 } = event.data;
      const given = after(row, event);
      return paidFrom === 'fuel_card' ? { ...given, onCard: given.onCard + amount + cardFee } : given;
    },
    DriverAccountSettled: after,
    DriverAccountUnsettled: after,
    EscrowReturned: after,
    EscrowInterestCredited: (row, event) => {
      const { to, amount } = event.data;
      return { ...after(row, event), interest: (row?.interest ?? 0) + amount, interestThrough: to };
    },
    DriverAccountTermsSet: (row, event) => {
      const { ownerOperator, escrowRate } = event.data;
      return { ...after(row, event), ownerOperator, escrowRate };
    },
  },
};

/** What a driver owes in one book and what is held there for the driver. */
@Rich<DriverAccountState, DriverAccountCommand, typeof driverAccountEvents, DriverAccount>({
  title: 'account of a driver',
  pluralTitle: 'accounts of drivers',
  plural: 'driver-accounts',
  wordIds: true,
  displayName: 'heldFor',
  // what is owed or held comes first, accounts with nothing on them last
  order: '-balance',
  sorts: { balance: '(r.advance + r.escrow + r.carry)' },
  driver: 'driverId',
  clientOfId,
  may: { read: ['settlements.read', 'driver.read'] },
  events: driverAccountEvents,
  decider: driverAccountDecider,
  requiredPermissions: driverAccountPermissions,
  valuesOf: ({ of }) => (of === null ? {} : { clientId: of.clientId, driverId: of.driverId }),
  rows: accountRows,
})
export class DriverAccount extends VersionedRecord<string> {
  @RefersTo('client', { label: 'client', optional: true, systemSet: true, as: 'clientName' }) clientId: string | null;
  @RefersTo('driver', { label: 'driver', numbered: true, systemSet: true, as: 'driverName' }) driverId: number;
  /** The name of the driver when the account last moved. */
  @Line('Driver', { systemSet: true, hidden: true, searched: true, sorted: true }) heldFor: string;
  /** Advances that are not taken yet. */
  @Money('Advance', { systemSet: true, sorted: true }) advance: Cents;
  /** What is held for the driver. */
  @Money('Escrow', { systemSet: true, sorted: true }) escrow: Cents;
  /** What earlier settlements were short. */
  @Money('Carried', { systemSet: true, sorted: true }) carry: Cents;
  /** What every pocket has, by its name, in whole cents. */
  @Json<DriverAccount['pockets']>() pockets: Readonly<Record<string, number>>;
  /** Leases its truck to the book and drives it: 49 CFR 376.12 says by when it is paid and gets its escrow back. */
  @Flag('Owner-operator', { systemSet: true }) ownerOperator: boolean;
  /** '3.5': percent a year on what is held, credited every quarter; null: none. */
  @Decimal('Escrow rate', { systemSet: true, optional: true, places: 4, digits: 2 }) escrowRate: string | null;
  /** All that was credited so far. */
  @Money('Interest', { systemSet: true }) interest: Cents;
  /** The last day for which interest was credited. */
  @Day('Interest through', { systemSet: true, optional: true }) interestThrough: IsoDate | null;
  /** What was taken as cash on fuel cards so far, with its fees. */
  @Money('On fuel cards', { systemSet: true, hidden: true }) onCard: Cents;
  @Whole('Movements', 0, 1_000_000_000, { systemSet: true, hidden: true }) movements: number;
}

export const driverAccountKind = richKindOf<DriverAccount, DriverAccountState, DriverAccountCommand>(DriverAccount);
export type DriverAccountStore = RichStore<DriverAccount, DriverAccountState, DriverAccountCommand>;
