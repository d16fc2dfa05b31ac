import { z } from 'zod';
import { eventFamily } from '../../../../platform/event-log/events/event-catalog';
import { defineEvent, type EventsOf } from '../../../../platform/event-log/events/events';
import { dollars } from '../../../../platform/money/money';
import { titleOfSource } from '../../../../platform/money/postings';

/**
 * One line of a journal entry, in whole cents. Either `debit` or `credit` is 0. It can name the load, the vehicle, the
 * driver and the party that it is about, for statements by each of them. `cash` marks a line on a cash account that
 * the firm added to its chart.
 * Example: `{ accountNumber: '5000', description: 'Diesel, Amarillo', debit: 61240, credit: 0, vehicleId: '0198…' }`
 */
const line = z.object({
  accountNumber: z.string(),
  description: z.string(),
  debit: z.int(),
  credit: z.int(),
  loadId: z.int().nullable().optional(),
  vehicleId: z.string().nullable().optional(),
  driverId: z.int().nullable().optional(),
  party: z
    .object({ kind: z.enum(['broker', 'client', 'driver', 'factor', 'vendor', 'contractor']), id: z.string() })
    .nullable()
    .optional(),
  cash: z.literal(true).optional(),
});
export type EntryLine = Readonly<z.output<typeof line>>;

const entry = z.object({
  id: z.string(),
  entryDate: z.string(),
  /** The date of the booked document itself, where the entry was booked in a later month. */
  paperDate: z.string().optional(),
  description: z.string(),
  reference: z.string(),
  /** The record that the entry books; null for an entry written by hand. */
  source: z.object({ kind: z.string(), id: z.string() }).nullable(),
  clientId: z.string().nullable(),
  lines: z.array(line),
  /** The lines on cash basis where they differ; see `bases.ts`. */
  cashLines: z.array(line).optional(),
  /** The document that proves an entry written by hand. */
  documentId: z.int().nullable().optional(),
  /** The entry that this one reverses. */
  reverses: z.string().optional(),
});
/** A journal entry: a date (YYYY-MM-DD) and lines in whole cents, whose debits and credits balance. */
export type Entry = Readonly<z.output<typeof entry>>;

const MOST_LINES = 2;

const lineInWords = ({ accountNumber, debit }: EntryLine): string =>
  `${debit > 0 ? 'debit' : 'credit'} ${accountNumber} {account:${accountNumber}}`;

/**
 * A journal entry in a sentence, with names in braces that are filled in where the sentence is shown.
 * Shown as: 'posted $625.00 for invoice INV-000110: debit 1100 Accounts receivable, credit 4000 Freight revenue'
 */
const postedInWords = ({ lines, source }: Entry): string => {
  const amount = dollars(lines.reduce((sum, { debit }) => sum + debit, 0));
  const title = source && titleOfSource(source.kind);
  const of = source ? `for ${title ? `${title} ` : ''}{${source.kind}:${source.id}}` : 'as journal entry {record}';
  const results = lines.length > MOST_LINES ? lines.slice(0, 1) : lines;
  const more = lines.length > results.length ? ` and ${lines.length - results.length} more lines` : '';
  return `posted ${amount} ${of}: ${results.map(lineInWords).join(', ')}${more}`;
};

export const entryEvents = eventFamily('entry', {
  JournalEntryPosted: defineEvent('posted the journal entry', entry, { says: postedInWords }),
  JournalEntryReversed: defineEvent(
    'reversed the journal entry',
    z.object({ id: z.string(), reference: z.string(), by: z.string(), reason: z.string(), on: z.string() }),
    { says: 'reversed journal entry {record}: {reason}' },
  ),
});
export type EntryEvent = EventsOf<typeof entryEvents>;
