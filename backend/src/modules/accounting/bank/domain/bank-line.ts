import { assertNever, invariant, mistake, notFound, RuleViolation } from '../../../../platform/core/errors';
import type { Decider } from '../../../../platform/event-log/events/decider';
import { usDate, type IsoDate } from '../../../../platform/money/dates';
import { dollars } from '../../../../platform/money/money';
import type { BankBooking, BankLineEvent, BankLineStatus, BankLineTerms, LedgerLineRef } from './bank-line.events';

/** A line of the ledger as it was read; its amount as the bank sees it, in whole cents: more than 0 came in. */
export interface LedgerAmount extends LedgerLineRef {
  readonly amount: number;
}
/** The most ledger lines that one line of the bank is matched with. */
export const MOST_MATCHED = 50;

interface OnLine {
  readonly id: string;
  /** Up to which day the account is reconciled; null: it never was. */
  readonly reconciledThrough: IsoDate | null;
}
export type BankLineCommand =
  | { readonly type: 'ImportBankLine'; readonly id: string; readonly terms: BankLineTerms }
  | (OnLine & { readonly type: 'MatchBankLine'; readonly lines: readonly LedgerAmount[] })
  | (OnLine & { readonly type: 'BookBankLine'; readonly booking: BankBooking })
  | (OnLine & { readonly type: 'UnmatchBankLine'; readonly on: IsoDate })
  | { readonly type: 'IgnoreBankLine'; readonly id: string; readonly reason: string };

export type BankLineState =
  | { readonly status: 'none' }
  | {
      readonly status: BankLineStatus;
      readonly terms: BankLineTerms;
      /** What it is matched with, and what it is booked as. */
      readonly lines: readonly LedgerLineRef[];
      readonly booking: BankBooking | null;
    };

type Known = Exclude<BankLineState, { status: 'none' }>;

const mustBeOpen = ({ status }: Known, done: string): void => {
  if (status !== 'imported')
    throw new RuleViolation('BANK_LINE_STATUS', `A bank line that is ${status} cannot be ${done}`);
};
const mustNotBeReconciled = ({ terms }: Known, through: IsoDate | null, instead = ''): void => {
  if (through !== null && terms.date <= through)
    throw new RuleViolation('RECONCILED', `The account is reconciled to ${usDate(through)}; undo that first${instead}`);
};
const OR_IGNORE = ', or ignore this line';

const mustComeTo = ({ terms: { amount } }: Known, lines: readonly LedgerAmount[]): void => {
  if (lines.length === 0) throw mistake('lines', 'Choose the lines of the ledger that this line of the bank is');
  if (lines.length > MOST_MATCHED) throw mistake('lines', `At most ${MOST_MATCHED} lines of the ledger are matched`);
  const keys = lines.map(({ entryId, line }) => `${entryId}-${line}`);
  const twice = keys.findIndex((key, at) => keys.indexOf(key) !== at);
  if (twice >= 0) throw mistake(`lines.${twice}`, 'This line of the ledger is named twice');
  const sum = lines.reduce((all, line) => all + line.amount, 0);
  if (sum !== amount)
    throw mistake(
      'lines',
      `The lines of the ledger come to ${dollars(sum)}, the line of the bank to ${dollars(amount)}: they differ by ` +
        dollars(Math.abs(sum - amount)),
    );
};

const decideOn = (
  command: Exclude<BankLineCommand, { type: 'ImportBankLine' }>,
  line: Known,
): readonly BankLineEvent[] => {
  const said = { ...line.terms, id: command.id };
  switch (command.type) {
    case 'MatchBankLine': {
      mustBeOpen(line, 'matched');
      mustNotBeReconciled(line, command.reconciledThrough, OR_IGNORE);
      mustComeTo(line, command.lines);
      const lines = command.lines.map(({ entryId, line: nr }) => ({ entryId, line: nr }));
      return [{ type: 'BankLineMatched', data: { ...said, lines } }];
    }
    case 'BookBankLine': {
      mustBeOpen(line, 'booked');
      mustNotBeReconciled(line, command.reconciledThrough, OR_IGNORE);
      const { booking } = command;
      if (booking.accountNumber === line.terms.ledgerAccount)
        throw mistake('accountNumber', `${booking.accountNumber} is the account of the bank itself; choose another`);
      if (booking.bookedOn !== null && booking.bookedOn < line.terms.date)
        throw mistake('bookedOn', 'It cannot be booked before its date');
      return [{ type: 'BankLineBooked', data: { ...said, booking } }];
    }
    case 'IgnoreBankLine':
      mustBeOpen(line, 'ignored');
      return [{ type: 'BankLineIgnored', data: { ...said, reason: command.reason } }];
    case 'UnmatchBankLine':
      if (line.status === 'imported') throw new RuleViolation('BANK_LINE_STATUS', 'This bank line is open already');
      if (line.status !== 'ignored') mustNotBeReconciled(line, command.reconciledThrough);
      return [
        {
          type: 'BankLineUnmatched',
          data: { ...said, was: line.status, lines: [...line.lines], booking: line.booking, on: command.on },
        },
      ];
    default:
      return assertNever(command);
  }
};

const decide = (command: BankLineCommand, state: BankLineState): readonly BankLineEvent[] => {
  if (command.type === 'ImportBankLine') {
    if (state.status !== 'none') throw new RuleViolation('ALREADY_EXISTS', 'This bank line exists already');
    if (command.terms.amount === 0) throw mistake('amount', 'A line of the bank has an amount');
    return [{ type: 'BankLineImported', data: { ...command.terms, id: command.id } }];
  }
  if (state.status === 'none') throw notFound('bank line');
  return decideOn(command, state);
};

const AFTER = {
  BankLineImported: 'imported',
  BankLineMatched: 'matched',
  BankLineUnmatched: 'imported',
  BankLineBooked: 'booked',
  BankLineIgnored: 'ignored',
} as const;

const termsIn = ({
  bankAccountId,
  clientId,
  ledgerAccount,
  date,
  amount,
  text,
  checkNumber,
  fitId,
}: BankLineTerms): BankLineTerms => ({
  bankAccountId,
  clientId,
  ledgerAccount,
  date,
  amount,
  text,
  checkNumber,
  fitId,
});

const evolve = (state: BankLineState, event: BankLineEvent): BankLineState => {
  invariant((state.status === 'none') === (event.type === 'BankLineImported'), 'a bank line is imported once, first');
  return {
    status: AFTER[event.type],
    terms: termsIn(event.data),
    lines: event.type === 'BankLineMatched' ? event.data.lines : [],
    booking: event.type === 'BankLineBooked' ? event.data.booking : null,
  };
};

/** A line of the bank: imported, then matched with lines of the ledger, booked as an entry of its own, or ignored. */
export const bankLineDecider: Decider<BankLineState, BankLineCommand, BankLineEvent> = {
  initialState: { status: 'none' },
  decide,
  evolve,
};
