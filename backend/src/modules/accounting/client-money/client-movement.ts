import { Choice, Day, Line, Money, RefersTo, Uuid, Whole } from '../../../platform/fields/decorators';
import { setChoiceLabels } from '../../../platform/fields/words';
import type { IsoDate } from '../../../platform/money/dates';
import type { Cents } from '../../../platform/money/money';
import type { Unstamped } from '../../../platform/event-log/projections/projection';
import { PartOf, type Plain, type RowsFrom } from '../../../platform/records/kind/rich-kind';
import { ShownRecord } from '../../../platform/records/kind/stored-record';
import { changeOf } from './domain/client-money.decider';
import {
  clientMoneyEvents,
  HANDED_OVER,
  MONEY_ACCOUNTS,
  type ClientMoneyEvent,
  type HandedOver,
  type MoneyAccount,
} from './domain/client-money.events';

export const MOVEMENT_KINDS = ['received', 'paid_out', 'refunded', 'moved'] as const;
export type MovementKind = (typeof MOVEMENT_KINDS)[number];
setChoiceLabels({ '1000': 'Bank', '1020': 'Client money bank' });

type Row = Unstamped<Plain<ClientMovement>>;

/** The id of the third movement of a client: '0192…-3'. */
export const movementId = (clientId: string, nr: number): string => `${clientId}-${nr}`;

const WITHOUT = {
  account: null,
  method: null,
  checkNumber: null,
  payee: null,
  documentId: null,
  documentTitle: null,
  paymentId: null,
  reference: null,
} as const;
type More = Partial<
  Omit<Row, 'id' | 'clientId' | 'nr' | 'amount' | 'notes' | 'kind' | 'movedOn' | 'bookedOn' | 'change'>
>;
const rowOf = (event: ClientMoneyEvent, kind: MovementKind, more: More): Row => {
  const { id: clientId, nr, amount, on, notes, bookedOn = null } = event.data;
  const said = { id: movementId(clientId, nr), clientId, nr, amount, notes, bookedOn };
  return { ...WITHOUT, ...more, ...said, kind, movedOn: on, change: changeOf(event) };
};

/** The fold of each movement into its row. */
const movementRows: RowsFrom<typeof clientMoneyEvents, ClientMovement> = {
  name: 'client-movements',
  version: 2,
  keys: ({ data }) => [{ id: movementId(data.id, data.nr) }],
  on: {
    ClientMoneyReceived: (_, event) => {
      const { account, method, checkNumber } = event.data;
      return rowOf(event, 'received', { account, method, checkNumber });
    },
    ClientMoneyHeld: (_, event) => {
      const { paymentId, reference } = event.data;
      return rowOf(event, 'received', { paymentId, reference });
    },
    ClientMoneyMoved: (_, event) => rowOf(event, 'moved', { account: '1020' }),
    ClientMoneyPaidOut: (_, event) => {
      const { account, payee, documentId, documentTitle } = event.data;
      return rowOf(event, 'paid_out', { account, payee, documentId, documentTitle });
    },
    ClientMoneyRefunded: (_, event) => rowOf(event, 'refunded', { account: event.data.account }),
    ClientMoneyReturned: (_, event) => {
      const { paymentId, reference } = event.data;
      return rowOf(event, 'refunded', { paymentId, reference });
    },
  },
};

/** One movement of a client's money: what came in, was paid to an agency, went back or to the client money bank. */
@PartOf(clientMoneyEvents, {
  plural: 'client-movements',
  title: 'client money movement',
  wordIds: true,
  displayName: ({ nr }: ClientMovement) => `Movement ${nr}`,
  may: { read: ['client-money.read', 'portal.read'] },
  rows: movementRows,
})
export class ClientMovement extends ShownRecord<string> {
  @RefersTo('client', { label: 'client', as: 'clientName' }) clientId: string;
  /** Counts the movements of the client, the first is 1. */
  @Whole('Number', 1, 1_000_000_000) nr: number;
  @Choice('kind', MOVEMENT_KINDS) kind: MovementKind;
  @Money('Amount') amount: Cents;
  /** What it adds to the balance: below 0 where it takes, 0 where money only goes from one bank to the other. */
  @Money('Change', { least: 'any' }) change: Cents;
  @Day('on') movedOn: IsoDate;
  /** The accounting date, where the month of that day is closed. */
  @Day('booked on', { optional: true }) bookedOn: IsoDate | null;
  /** The account of the books that it moves; null where a portal payment does. */
  @Choice('account', MONEY_ACCOUNTS, { optional: true }) account: MoneyAccount | null;
  @Choice('method', HANDED_OVER, { optional: true }) method: HandedOver | null;
  @Line('check number', { optional: true }) checkNumber: string | null;
  /** The agency that was paid. */
  @Line('payee', { optional: true }) payee: string | null;
  @Uuid('document', { optional: true }) documentId: string | null;
  @Line('document title', { optional: true }) documentTitle: string | null;
  /** The portal payment that brought it or took it back. */
  @Uuid('payment', { optional: true }) paymentId: string | null;
  @Line('payment reference', { optional: true }) reference: string | null;
  @Line('notes', { optional: true }) notes: string | null;
}
