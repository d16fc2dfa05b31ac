import { assertNever, mistake, RuleViolation } from '../../../../platform/core/errors';
import type { Decider } from '../../../../platform/event-log/events/decider';
import type { IsoDate } from '../../../../platform/money/dates';
import { dollars } from '../../../../platform/money/money';
import type { AccountTerms, DriverAccountEvent, Move } from './driver-account.events';

/** Whose account it is; `id` is that of its book and driver. */
export type AccountOf = Omit<AccountTerms, 'nr'>;
/** Money that goes to the driver, in whole cents. */
interface Paid {
  readonly amount: number;
  readonly on: IsoDate;
  readonly text: string;
  /** The accounting date, where the month of `on` is closed. */
  readonly bookedOn: IsoDate | null;
}
/** What a settlement adds to a pocket, below 0 where it takes, and what the pocket had when it was drafted. */
export interface WantedMove {
  readonly pocket: string;
  readonly before: number;
  readonly amount: number;
}
interface BySettlement {
  readonly settlementId: number;
  readonly number: string;
  readonly on: IsoDate;
}

export type DriverAccountCommand = { readonly of: AccountOf } & (
  | ({ readonly type: 'GiveAdvance' } & Paid)
  | ({ readonly type: 'ReturnEscrow' } & Paid)
  | ({
      readonly type: 'CreditEscrowInterest';
      readonly rate: string;
      readonly from: IsoDate;
      readonly to: IsoDate;
    } & Paid)
  | ({ readonly type: 'SettleAccount'; readonly moves: readonly WantedMove[] } & BySettlement)
  | ({ readonly type: 'UnsettleAccount' } & BySettlement)
);

/** What each pocket has in whole cents, and the settlements that moved them, the last one last. */
export interface DriverAccountState {
  readonly of: AccountOf | null;
  readonly nr: number;
  readonly pockets: Readonly<Record<string, number>>;
  readonly settled: readonly {
    readonly settlementId: number;
    readonly number: string;
    readonly moves: readonly Move[];
  }[];
}

const has = ({ pockets }: DriverAccountState, pocket: string): number => pockets[pocket] ?? 0;

/** @throws RuleViolation STALE when a pocket is not as it was when the settlement was drafted */
const mustStand = (moves: readonly WantedMove[], account: DriverAccountState, { driverName }: AccountOf): void => {
  const stale = moves.find(({ pocket, before, amount }) => amount !== 0 && has(account, pocket) !== before);
  if (stale)
    throw new RuleViolation(
      'SETTLEMENT_STALE',
      `The account of ${driverName} moved since this settlement was drafted: prepare it anew`,
    );
};

const unsettled = ({ number, settlementId }: BySettlement, account: DriverAccountState): readonly Move[] => {
  const last = account.settled.at(-1);
  if (last?.settlementId !== settlementId)
    throw new RuleViolation(
      'SETTLEMENT_NOT_LAST',
      `${last?.number ?? 'Another settlement'} was approved later: reopen that one before ${number}`,
    );
  const back = last.moves.map(({ pocket, amount }) => ({
    pocket,
    amount: 0 - amount,
    after: has(account, pocket) - amount,
  }));
  const short = back.find(({ after }) => after < 0);
  if (short)
    throw new RuleViolation(
      'POCKET_USED',
      `${dollars(0 - short.after)} of what ${number} kept as ${short.pocket} has been used since: it stays approved`,
    );
  return back;
};

const decide = (command: DriverAccountCommand, account: DriverAccountState): readonly DriverAccountEvent[] => {
  const said = { ...command.of, nr: account.nr + 1 };
  if ('amount' in command && command.bookedOn !== null && command.bookedOn < command.on)
    throw mistake('bookedOn', 'It cannot be booked before its own date');
  switch (command.type) {
    case 'GiveAdvance': {
      const { amount, on, text, bookedOn } = command;
      return [{ type: 'DriverAdvanceGiven', data: { ...said, amount, on, text, bookedOn } }];
    }
    case 'ReturnEscrow': {
      const { amount, on, text, bookedOn } = command;
      const held = has(account, 'escrow');
      if (amount > held)
        throw new RuleViolation(
          'NOT_HELD',
          `${dollars(held)} is held in escrow for ${said.driverName}: ${dollars(amount)} cannot be returned`,
          'conflict',
          [{ field: 'amount', message: `At most ${dollars(held)} is held` }],
        );
      return [{ type: 'EscrowReturned', data: { ...said, amount, on, text, bookedOn } }];
    }
    case 'CreditEscrowInterest': {
      const { amount, on, text, bookedOn, rate, from, to } = command;
      return [{ type: 'EscrowInterestCredited', data: { ...said, amount, on, text, bookedOn, rate, from, to } }];
    }
    case 'SettleAccount': {
      const { settlementId, number, on } = command;
      mustStand(command.moves, account, said);
      const moves = command.moves
        .filter(({ amount }) => amount !== 0)
        .map(({ pocket, amount }) => ({ pocket, amount, after: has(account, pocket) + amount }));
      return [{ type: 'DriverAccountSettled', data: { ...said, settlementId, number, on, moves } }];
    }
    case 'UnsettleAccount': {
      const { settlementId, number, on } = command;
      const moves = unsettled(command, account);
      return [{ type: 'DriverAccountUnsettled', data: { ...said, settlementId, number, on, moves: [...moves] } }];
    }
    default:
      return assertNever(command);
  }
};

/** What an event adds to each pocket, in whole cents. */
export const movesOf = (event: DriverAccountEvent): readonly Pick<Move, 'pocket' | 'amount'>[] => {
  switch (event.type) {
    case 'DriverAdvanceGiven':
      return [{ pocket: 'advance', amount: event.data.amount }];
    case 'EscrowReturned':
      return [{ pocket: 'escrow', amount: 0 - event.data.amount }];
    case 'EscrowInterestCredited':
      return [{ pocket: 'escrow', amount: event.data.amount }];
    default:
      return event.data.moves;
  }
};

/** The pockets after an event. */
export const pocketsAfter = (
  pockets: Readonly<Record<string, number>>,
  event: DriverAccountEvent,
): Readonly<Record<string, number>> => {
  const after: Record<string, number> = { ...pockets };
  for (const { pocket, amount } of movesOf(event)) after[pocket] = (after[pocket] ?? 0) + amount;
  return after;
};

const evolve = (account: DriverAccountState, event: DriverAccountEvent): DriverAccountState => {
  const { id, clientId, driverId, driverName, nr } = event.data;
  const { settled } = account;
  const now = { of: { id, clientId, driverId, driverName }, nr, pockets: pocketsAfter(account.pockets, event) };
  if (event.type === 'DriverAccountSettled') {
    const { settlementId, number, moves } = event.data;
    return { ...now, settled: [...settled, { settlementId, number, moves }] };
  }
  return { ...now, settled: event.type === 'DriverAccountUnsettled' ? settled.slice(0, -1) : settled };
};

/** The account of a driver: one stream a book and driver, so that two settlements never take one advance twice. */
export const driverAccountDecider: Decider<DriverAccountState, DriverAccountCommand, DriverAccountEvent> = {
  initialState: { of: null, nr: 0, pockets: {}, settled: [] },
  decide,
  evolve,
};
