import { assertNever, mistake, RuleViolation } from '../../../../platform/core/errors';
import type { Decider } from '../../../../platform/event-log/events/decider';
import type { IsoDate } from '../../../../platform/money/dates';
import { dollars } from '../../../../platform/money/money';
import type { AccountTerms, DriverAccountEvent, Move } from './driver-account.events';
import { interestOf, quartersDue, type HeldMove, type Quarter, type RateFrom } from './escrow-interest';

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

/** How an account is kept; `escrowRate` is the interest a year in percent. */
export interface AccountTermsSet {
  readonly ownerOperator: boolean;
  readonly escrowRate: string | null;
}

export type DriverAccountCommand = { readonly of: AccountOf } & (
  | ({ readonly type: 'GiveAdvance'; readonly paidFrom?: 'fuel_card'; readonly cardFee?: number } & Paid)
  | ({ readonly type: 'ReturnEscrow' } & Paid)
  | { readonly type: 'CreditEscrowInterest'; readonly through: Quarter; readonly bookedOn: IsoDate | null }
  | ({ readonly type: 'SetAccountTerms'; readonly from: IsoDate } & Partial<AccountTermsSet>)
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
  readonly terms: AccountTermsSet;
  /** What interest is worked out by: moves of the escrow, rates by their first days, and the last day that has it. */
  readonly held: readonly HeldMove[];
  readonly rates: readonly RateFrom[];
  readonly interestThrough: IsoDate | null;
}

const has = ({ pockets }: DriverAccountState, pocket: string): number => pockets[pocket] ?? 0;

/** @throws RuleViolation STALE when a pocket is not as it was when the settlement was drafted */
const mustStand = (moves: readonly WantedMove[], account: DriverAccountState, { driverName }: AccountOf): void => {
  const stale = moves.find(({ pocket, before, amount }) => amount !== 0 && has(account, pocket) !== before);
  if (stale)
    throw new RuleViolation(
      'SETTLEMENT_STALE',
      `The account of ${driverName} moved since this settlement was drafted: prepare it again`,
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
  const isPaid = command.type === 'GiveAdvance' || command.type === 'ReturnEscrow';
  if (isPaid && command.bookedOn !== null && command.bookedOn < command.on)
    throw mistake('bookedOn', 'It cannot be booked before its own date');
  switch (command.type) {
    case 'GiveAdvance': {
      const { amount, on, text, bookedOn, paidFrom, cardFee } = command;
      const how = { ...(paidFrom && { paidFrom }), ...(cardFee && { cardFee }) };
      return [{ type: 'DriverAdvanceGiven', data: { ...said, amount, on, text, bookedOn, ...how } }];
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
      const { through, bookedOn } = command;
      const interest = quartersDue(account.rates, account.interestThrough, through)
        .map((quarter) => interestOf(account.held, account.rates, quarter))
        .find((each) => each !== null);
      if (!interest) return [];
      const text = `Interest on escrow, ${interest.rate} % a year`;
      return [{ type: 'EscrowInterestCredited', data: { ...said, ...interest, on: interest.to, text, bookedOn } }];
    }
    case 'SetAccountTerms': {
      const { ownerOperator = account.terms.ownerOperator, escrowRate = account.terms.escrowRate, from } = command;
      return [{ type: 'DriverAccountTermsSet', data: { ...said, ownerOperator, escrowRate, from } }];
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
    case 'DriverAccountTermsSet':
      return [];
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

const heldBy = (event: DriverAccountEvent): readonly HeldMove[] =>
  movesOf(event).flatMap(({ pocket, amount }) =>
    pocket === 'escrow' && 'on' in event.data ? [{ on: event.data.on, amount }] : [],
  );

const evolve = (account: DriverAccountState, event: DriverAccountEvent): DriverAccountState => {
  const { id, clientId, driverId, driverName, nr } = event.data;
  const now: DriverAccountState = {
    ...account,
    of: { id, clientId, driverId, driverName },
    nr,
    pockets: pocketsAfter(account.pockets, event),
    held: [...account.held, ...heldBy(event)],
  };
  switch (event.type) {
    case 'DriverAccountSettled': {
      const { settlementId, number, moves } = event.data;
      return { ...now, settled: [...account.settled, { settlementId, number, moves }] };
    }
    case 'DriverAccountUnsettled':
      return { ...now, settled: account.settled.slice(0, -1) };
    case 'EscrowInterestCredited':
      return { ...now, interestThrough: event.data.to };
    case 'DriverAccountTermsSet': {
      const { ownerOperator, escrowRate, from } = event.data;
      const earlier = account.rates.filter((one) => one.from < from);
      return { ...now, terms: { ownerOperator, escrowRate }, rates: [...earlier, { from, rate: escrowRate }] };
    }
    default:
      return now;
  }
};

const NO_TERMS: AccountTermsSet = { ownerOperator: false, escrowRate: null };

/** The account of a driver: one stream a book and driver, so that two settlements never take one advance twice. */
export const driverAccountDecider: Decider<DriverAccountState, DriverAccountCommand, DriverAccountEvent> = {
  initialState: {
    ...{ of: null, nr: 0, pockets: {}, settled: [] },
    ...{ terms: NO_TERMS, held: [], rates: [], interestThrough: null },
  },
  decide,
  evolve,
};
