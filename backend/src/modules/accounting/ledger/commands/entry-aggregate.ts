import { SYSTEM_ONLY } from '../../../../platform/access/viewer';
import type { Aggregate } from '../../../../platform/event-log/commands/aggregate';
import { entryDecider, type EntryState, type PostEntry } from '../domain/entry';
import { entryFacts, type EntryFact } from '../domain/entry.facts';
import { journalLines } from '../projections/journal-lines';

export const entries: Aggregate<EntryState, PostEntry, EntryFact> = {
  title: 'journal entry',
  family: entryFacts,
  decider: entryDecider,
  projections: [journalLines],
  clientOf: (state) => (state.posted ? state.entry.clientId : null),
  wishes: { PostEntry: () => [SYSTEM_ONLY] },
};
