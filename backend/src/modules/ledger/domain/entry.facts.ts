import { z } from 'zod';
import { factFamily } from '../../../platform/event-store/fact-catalog';
import { fact, type FactsOf } from '../../../platform/event-store/facts';

const line = z.object({ accountNumber: z.string(), description: z.string(), debit: z.int(), credit: z.int() });
export type EntryLine = Readonly<z.output<typeof line>>;

const entry = z.object({
  id: z.string(),
  entryDate: z.string(),
  description: z.string(),
  reference: z.string(),
  /** The record that the entry books; null for one written by hand. */
  source: z.object({ kind: z.string(), id: z.string() }).nullable(),
  clientId: z.string().nullable(),
  lines: z.array(line),
});
export type Entry = Readonly<z.output<typeof entry>>;

export const entryFacts = factFamily('entry', {
  JournalEntryPosted: fact('posted the journal entry', entry, { says: 'posted journal entry {record}' }),
});
export type EntryFact = FactsOf<typeof entryFacts>;
