import { Line, Money, RefersTo, Whole } from '../../../platform/fields/decorators';
import type { Unstamped } from '../../../platform/event-log/projections/projection';
import type { Cents } from '../../../platform/money/money';
import { Rich, richKindOf, type Plain, type RowsFrom } from '../../../platform/records/kind/rich-kind';
import { VersionedRecord } from '../../../platform/records/kind/stored-record';
import type { RichStore } from '../../../platform/records/store/rich-store';
import { ClientMovement } from './client-movement';
import {
  changeOf,
  clientMoneyDecider,
  type ClientMoneyCommand,
  type ClientMoneyState,
} from './domain/client-money.decider';
import { clientMoneyEvents, type ClientMoneyEvent } from './domain/client-money.events';
import { clientMoneyPermissions } from './domain/client-money.permissions';

type Row = Unstamped<Plain<ClientMoney>>;

const after = (row: Row | undefined, event: ClientMoneyEvent): Row => {
  const { id, clientName, nr, amount } = event.data;
  const { balance, paidOut } = row ?? { balance: 0, paidOut: 0 };
  const more = event.type === 'ClientMoneyPaidOut' ? amount : 0;
  const held = { balance: balance + changeOf(event), paidOut: paidOut + more };
  return { id, clientId: id, heldFor: clientName, ...held, movements: nr };
};

/** The fold of the movements of a client into what is held for it. */
const clientMoneyRows: RowsFrom<typeof clientMoneyEvents, ClientMoney> = {
  name: 'client-money',
  version: 1,
  keys: ({ data }) => [{ id: data.id }],
  on: {
    ClientMoneyReceived: after,
    ClientMoneyHeld: after,
    ClientMoneyMoved: after,
    ClientMoneyPaidOut: after,
    ClientMoneyRefunded: after,
    ClientMoneyReturned: after,
  },
};

/** The money of one client that the firm holds to pay government fees with. Its id is that of the client. */
@Rich<ClientMoneyState, ClientMoneyCommand, typeof clientMoneyEvents, ClientMoney>({
  title: 'client money account',
  plural: 'client-money',
  displayName: 'heldFor',
  perClient: true,
  order: 'heldFor',
  may: {
    read: ['client-money.read', 'portal.read'],
    write: 'client-money.write',
    grants: { area: 'accounting', agents: ['canAccessAccounting'] },
  },
  events: clientMoneyEvents,
  decider: clientMoneyDecider,
  requiredPermissions: clientMoneyPermissions,
  valuesOf: ({ clientId }) => (clientId === null ? {} : { clientId }),
  rows: clientMoneyRows,
  parts: () => [ClientMovement],
})
export class ClientMoney extends VersionedRecord<string> {
  @RefersTo('client', { label: 'client', systemSet: true, as: 'clientName' }) clientId: string;
  /** The name of the client when its money last moved, by which the list is sorted and searched. */
  @Line('Client', { systemSet: true, hidden: true, searched: true, sorted: true }) heldFor: string;
  /** What is held for the client now; never below 0. */
  @Money('Balance', { systemSet: true, sorted: true }) balance: Cents;
  /** What was paid to agencies with it so far. */
  @Money('Paid out', { systemSet: true }) paidOut: Cents;
  @Whole('Movements', 0, 1_000_000_000, { systemSet: true, hidden: true }) movements: number;
}

export const clientMoneyKind = richKindOf<ClientMoney, ClientMoneyState, ClientMoneyCommand>(ClientMoney);
export type ClientMoneyStore = RichStore<ClientMoney, ClientMoneyState, ClientMoneyCommand>;
