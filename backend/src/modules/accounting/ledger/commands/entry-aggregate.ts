import { SYSTEM_ONLY } from '../../../../platform/access/viewer';
import type { Aggregate } from '../../../../platform/event-log/commands/aggregate';
import { entryDecider, type EntryCommand, type EntryState } from '../domain/entry';
import { entryEvents, type EntryEvent } from '../domain/entry.events';
import { cashLines, journalLines } from '../projections/journal-lines';
import { lateEntries } from '../projections/late-entries';

export const entries: Aggregate<EntryState, EntryCommand, EntryEvent> = {
  title: 'journal entry',
  family: entryEvents,
  decider: entryDecider,
  projections: [journalLines, cashLines, lateEntries],
  clientOf: (state) => (state.posted ? state.entry.clientId : null),
  requiredPermissions: {
    PostEntry: () => [SYSTEM_ONLY],
    WriteEntry: () => ['ledger.write'],
    ReverseEntry: () => ['ledger.write'],
  },
};
