import type { Decider } from '../../../../platform/event-log/events/decider';
import { invariant, RuleViolation } from '../../../../platform/core/errors';
import { dollars } from '../../../../platform/money/money';
import type { Entry, EntryEvent } from './entry.events';

export type PostEntry = Entry & { readonly type: 'PostEntry' };
export type EntryState = { readonly posted: false } | { readonly posted: true; readonly entry: Entry };

/**
 * Every journal entry passes through here, so that none that does not balance gets into the books.
 * @throws RuleViolation ENTRY_TOO_SHORT, ENTRY_LINE or ENTRY_UNBALANCED
 */
const decide = ({ type: _, ...posted }: PostEntry, state: EntryState): readonly EntryEvent[] => {
  if (state.posted) return [];
  const { lines } = posted;
  if (lines.length < 2)
    throw new RuleViolation('ENTRY_TOO_SHORT', 'A journal entry needs at least two lines', 'invalid');
  if (lines.some(({ debit, credit }) => debit < 0 || credit < 0 || (debit === 0) === (credit === 0))) {
    throw new RuleViolation(
      'ENTRY_LINE',
      'Every line of a journal entry has either a debit or a credit, more than 0',
      'invalid',
    );
  }
  const difference = lines.reduce((sum, { debit, credit }) => sum + debit - credit, 0);
  if (difference !== 0)
    throw new RuleViolation(
      'ENTRY_UNBALANCED',
      `Debits and credits differ by ${dollars(Math.abs(difference))}`,
      'invalid',
    );
  return [{ type: 'JournalEntryPosted', data: posted }];
};

const evolve = (state: EntryState, { data }: EntryEvent): EntryState => {
  invariant(!state.posted, 'an entry is posted once');
  return { posted: true, entry: data };
};

export const entryDecider: Decider<EntryState, PostEntry, EntryEvent> = {
  initialState: { posted: false },
  decide,
  evolve,
};
