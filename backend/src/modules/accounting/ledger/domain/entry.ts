import { same, type Decider } from '../../../../platform/event-log/events/decider';
import { assertNever, invariant, notFound, RuleViolation } from '../../../../platform/core/errors';
import { mistake } from '../../../../platform/fields/check';
import { usDate, type IsoDate } from '../../../../platform/money/dates';
import { dollars } from '../../../../platform/money/money';
import { reversed } from '../../../../platform/money/postings';
import { isCash, ownCashLines } from './bases';
import type { Entry, EntryEvent, EntryLine } from './entry.events';

/** The entry of an event that moved money; the ledger posts it. */
export type PostEntry = Entry & { readonly type: 'PostEntry' };
/** An entry that a bookkeeper writes. */
export type WriteEntry = Entry & { readonly type: 'WriteEntry' };
/** Reverses an entry that was written by hand or by a template; the entry `by` is posted in the same commit. */
export interface ReverseEntry {
  readonly type: 'ReverseEntry';
  readonly id: string;
  readonly by: string;
  readonly reason: string;
  readonly on: IsoDate;
}
export type EntryCommand = PostEntry | WriteEntry | ReverseEntry;

export type EntryState =
  | { readonly posted: false }
  | { readonly posted: true; readonly entry: Entry; readonly reversedOn: IsoDate | null };

/** The most lines of an entry. */
export const MOST_LINES = 200;
/** The source of entries that recurring templates post: they are reversed like those written by hand. */
export const TEMPLATE = 'entrytemplate';

/** What the debits exceed the credits by, in cents; below 0 where the credits are more. */
export const differenceOf = (lines: readonly EntryLine[]): number =>
  lines.reduce((sum, { debit, credit }) => sum + debit - credit, 0);

/**
 * Every journal entry passes through here, so that none that does not balance gets into the books.
 * @throws RuleViolation ENTRY_TOO_SHORT, ENTRY_LINE, ENTRY_UNBALANCED or ENTRY_BASES
 */
const mustBalance = (entry: Entry): void => {
  mustBalanceAlone(entry.lines);
  const cash = ownCashLines(entry);
  if (cash === null) return;
  if (cash.length > 0) mustBalanceAlone(cash);
  if (!same(cashMoved(entry.lines), cashMoved(cash)))
    throw new RuleViolation('ENTRY_BASES', 'Both bases of an entry move the same money on cash accounts', 'invalid');
};

/** What moves on each cash account, in cents: `[['1000', 125000]]`. */
const cashMoved = (lines: readonly EntryLine[]): readonly (readonly [string, number])[] => {
  const cash = lines.filter(isCash);
  const accounts = [...new Set(cash.map(({ accountNumber }) => accountNumber))].sort();
  return accounts.map((account) => [account, differenceOf(cash.filter((line) => line.accountNumber === account))]);
};

const mustBalanceAlone = (lines: readonly EntryLine[]): void => {
  if (lines.length < 2)
    throw new RuleViolation('ENTRY_TOO_SHORT', 'A journal entry needs at least two lines', 'invalid');
  if (lines.some(({ debit, credit }) => debit < 0 || credit < 0 || (debit === 0) === (credit === 0))) {
    throw new RuleViolation(
      'ENTRY_LINE',
      'Every line of a journal entry has either a debit or a credit, more than 0',
      'invalid',
    );
  }
  const difference = differenceOf(lines);
  if (difference !== 0)
    throw new RuleViolation(
      'ENTRY_UNBALANCED',
      `Debits and credits differ by ${dollars(Math.abs(difference))}`,
      'invalid',
    );
};

/**
 * Checks the lines of an entry that somebody types.
 * @throws RuleViolation INVALID naming the field: 'lines.0.debit'
 */
export const mustBeWellTyped = (lines: readonly EntryLine[]): void => {
  if (lines.length < 2) throw mistake('lines', 'A journal entry needs at least two lines');
  if (lines.length > MOST_LINES) throw mistake('lines', `A journal entry has at most ${MOST_LINES} lines`);
  lines.forEach(({ debit, credit }, at) => {
    if (debit > 0 && credit > 0) throw mistake(`lines.${at}.credit`, 'A line has either a debit or a credit, not both');
    if (debit === 0 && credit === 0)
      throw mistake(`lines.${at}.debit`, 'A line needs a debit or a credit, more than 0');
  });
  const difference = differenceOf(lines);
  if (difference !== 0)
    throw mistake(
      'lines',
      `Debits must equal credits: the ${difference > 0 ? 'credits' : 'debits'} are ${dollars(Math.abs(difference))} less`,
    );
};

const posted = <Type extends string>({ type: _, ...entry }: Entry & { readonly type: Type }): readonly EntryEvent[] => {
  mustBalance(entry);
  return [{ type: 'JournalEntryPosted', data: entry }];
};

const decide = (command: EntryCommand, state: EntryState): readonly EntryEvent[] => {
  switch (command.type) {
    case 'PostEntry':
      return state.posted ? [] : posted(command);
    case 'WriteEntry':
      if (state.posted) throw new RuleViolation('ALREADY_EXISTS', 'This journal entry exists already');
      mustBeWellTyped(command.lines);
      return posted(command);
    case 'ReverseEntry': {
      if (!state.posted) throw notFound('journal entry');
      const { entry, reversedOn } = state;
      const { id, by, reason, on } = command;
      if (entry.source && entry.source.kind !== TEMPLATE)
        throw new RuleViolation(
          'ENTRY_OF_RECORD',
          `This entry was posted for ${entry.reference}; correct or void that instead`,
        );
      if (entry.reverses) throw new RuleViolation('ENTRY_IS_REVERSAL', 'An entry that reverses another stays');
      if (reversedOn)
        throw new RuleViolation('ENTRY_REVERSED', `This entry was reversed on ${usDate(reversedOn)} already`);
      if (on < entry.entryDate) throw mistake('entryDate', `The entry was posted on ${usDate(entry.entryDate)}`);
      return [{ type: 'JournalEntryReversed', data: { id, reference: entry.reference, by, reason, on } }];
    }
    default:
      return assertNever(command);
  }
};

const evolve = (state: EntryState, { type, data }: EntryEvent): EntryState => {
  if (type === 'JournalEntryPosted') {
    invariant(!state.posted, 'an entry is posted once');
    return { posted: true, entry: data, reversedOn: null };
  }
  invariant(state.posted, 'what is reversed was posted');
  return { ...state, reversedOn: data.on };
};

/** The entry that takes back what another one posted: the same lines with their sides exchanged. */
export const reversalOf = (entry: Entry, { id, on, reason }: { id: string; on: IsoDate; reason: string }): Entry => ({
  id,
  entryDate: on,
  description: `Reversal of ${entry.reference}: ${reason}`,
  reference: entry.reference,
  source: null,
  clientId: entry.clientId,
  lines: reversed(entry.lines),
  ...(entry.cashLines ? { cashLines: reversed(entry.cashLines) } : {}),
  reverses: entry.id,
});

export const entryDecider: Decider<EntryState, EntryCommand, EntryEvent> = {
  initialState: { posted: false },
  decide,
  evolve,
};
