import type { Decider } from '../../../../platform/event-log/events/decider';
import { assertNever, mistake, RuleViolation } from '../../../../platform/core/errors';
import type { IsoDate } from '../../../../platform/money/dates';
import { dollars } from '../../../../platform/money/money';
import type { ClientMoneyEvent, ForDocument, HandedOver, MoneyAccount } from './client-money.events';

/** What a movement says, whatever it is; the id is that of the client, the amount in whole cents. */
interface Movement {
  readonly id: string;
  readonly clientName: string;
  readonly amount: number;
  readonly on: IsoDate;
  readonly notes: string | null;
  /** The accounting date, where the month of `on` is closed. */
  readonly bookedOn?: IsoDate;
}
/** The portal payment that moves the money: `{ paymentId: '0199…', reference: 'FEE-0000000A' }`. */
interface ByPayment {
  readonly paymentId: string;
  readonly reference: string;
}

/** The commands about the money of one client. */
export type ClientMoneyCommand = Movement &
  (
    | {
        readonly type: 'ReceiveClientMoney';
        readonly account: MoneyAccount;
        readonly method: HandedOver;
        readonly checkNumber: string | null;
      }
    | ({ readonly type: 'HoldOfPayment' } & ByPayment)
    | { readonly type: 'MoveClientMoney' }
    | ({ readonly type: 'PayOutClientMoney'; readonly account: MoneyAccount; readonly payee: string } & ForDocument)
    | { readonly type: 'RefundClientMoney'; readonly account: MoneyAccount }
    | ({ readonly type: 'ReturnOfPayment' } & ByPayment)
  );

/**
 * What the firm holds for a client in whole cents, never below 0, and how many movements there were.
 * `clientId` is null before the first one.
 */
export interface ClientMoneyState {
  readonly clientId: string | null;
  readonly balance: number;
  readonly movements: number;
}

const HELD: ReadonlySet<ClientMoneyEvent['type']> = new Set(['ClientMoneyReceived', 'ClientMoneyHeld']);
/** What an event adds to the balance, in whole cents; moving money from one bank to the other adds nothing. */
export const changeOf = ({ type, data: { amount } }: ClientMoneyEvent): number => {
  if (type === 'ClientMoneyMoved') return 0;
  return HELD.has(type) ? amount : 0 - amount;
};

const evolve = ({ balance }: ClientMoneyState, event: ClientMoneyEvent): ClientMoneyState => ({
  clientId: event.data.id,
  balance: balance + changeOf(event),
  movements: event.data.nr,
});

/** Refuses to take more than the firm holds for the client. */
const mustBeHeld = ({ amount, clientName }: Movement, { balance }: ClientMoneyState, done: string): void => {
  if (amount > balance)
    throw new RuleViolation(
      'NOT_HELD',
      `${dollars(balance)} is held for ${clientName}: ${dollars(amount)} cannot be ${done}`,
    );
};

const decide = (command: ClientMoneyCommand, state: ClientMoneyState): readonly ClientMoneyEvent[] => {
  const { id, clientName, amount, on, notes, bookedOn } = command;
  if (bookedOn !== undefined && bookedOn < on) throw mistake('bookedOn', 'It cannot be booked before its own date');
  const booked = bookedOn === undefined ? {} : { bookedOn };
  const said = { id, clientName, nr: state.movements + 1, amount, on, notes, ...booked };
  switch (command.type) {
    case 'ReceiveClientMoney': {
      const { account, method, checkNumber } = command;
      return [{ type: 'ClientMoneyReceived', data: { ...said, account, method, checkNumber } }];
    }
    case 'HoldOfPayment': {
      const { paymentId, reference } = command;
      return [{ type: 'ClientMoneyHeld', data: { ...said, paymentId, reference } }];
    }
    case 'MoveClientMoney':
      mustBeHeld(command, state, 'moved');
      return [{ type: 'ClientMoneyMoved', data: said }];
    case 'PayOutClientMoney': {
      const { account, payee, documentId, documentTitle } = command;
      mustBeHeld(command, state, 'paid out');
      return [{ type: 'ClientMoneyPaidOut', data: { ...said, account, payee, documentId, documentTitle } }];
    }
    case 'RefundClientMoney':
      mustBeHeld(command, state, 'given back');
      return [{ type: 'ClientMoneyRefunded', data: { ...said, account: command.account } }];
    case 'ReturnOfPayment': {
      const { paymentId, reference } = command;
      mustBeHeld(command, state, 'given back');
      return [{ type: 'ClientMoneyReturned', data: { ...said, paymentId, reference } }];
    }
    default:
      return assertNever(command);
  }
};

/** The money of one client: one stream a client, so that two movements at once never take more than is there. */
export const clientMoneyDecider: Decider<ClientMoneyState, ClientMoneyCommand, ClientMoneyEvent> = {
  initialState: { clientId: null, balance: 0, movements: 0 },
  decide,
  evolve,
};
