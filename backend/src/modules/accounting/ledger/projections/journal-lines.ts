import { Entity } from 'typeorm';
import {
  CentsColumn,
  DayColumn,
  FlagColumn,
  IdColumn,
  InstantColumn,
  IntKeyColumn,
  TextColumn,
  UuidColumn,
  UuidKeyColumn,
} from '../../../../platform/database/columns';
import type { RecordedEvent } from '../../../../platform/event-log/events/events';
import { defineProjection, type Unstamped } from '../../../../platform/event-log/projections/projection';
import { announcedTo } from '../../../../platform/realtime/visibility';
import { namedBy } from '../../../../platform/records/names/named-rows';
import { isCash, MOVES_CASH_SQL, OWN_CASH_LINES_SQL, ownCashLines } from '../domain/bases';
import { entryEvents, type Entry, type EntryLine } from '../domain/entry.events';

/** What the lines of both tables say: `journal_lines` of the books, `cash_lines` of what differs on cash basis. */
abstract class LineRow {
  @UuidKeyColumn() entryId: string;
  @IntKeyColumn() line: number;
  @DayColumn() entryDate: string;
  @TextColumn() accountNumber: string;
  @TextColumn() description: string;
  /** The number of what the entry books: 'INV-000007', 'EXP-9'. */
  @TextColumn() reference: string;
  @CentsColumn() debit: number;
  @CentsColumn() credit: number;
  @TextColumn({ nullable: true }) sourceKind: string | null;
  @TextColumn({ nullable: true }) sourceId: string | null;
  @UuidColumn({ nullable: true }) clientId: string | null;
  /** The event that the entry books, as `eventName` writes it. */
  @TextColumn({ nullable: true }) causedBy: string | null;
  @IdColumn({ nullable: true }) loadId: number | null;
  @UuidColumn({ nullable: true }) vehicleId: string | null;
  @IdColumn({ nullable: true }) driverId: number | null;
  /** Who is behind the line: kind 'broker', id '3'. */
  @TextColumn({ nullable: true }) partyKind: string | null;
  @TextColumn({ nullable: true }) partyId: string | null;
  /** The document that proves an entry written by hand. */
  @IdColumn({ nullable: true }) documentId: number | null;
  /** The entry that this one reverses. */
  @UuidColumn({ nullable: true }) reverses: string | null;
  /** The entry moves money: it has a line on a cash account. */
  @FlagColumn() moved: boolean;
  @InstantColumn() createdAt: string;
}

/** The general ledger, one row for each line of a journal entry. */
@Entity('journal_lines')
export class JournalLineRow extends LineRow {
  /** The entry reads otherwise on cash basis: there, its lines are those of `cash_lines`, if any. */
  @FlagColumn() accrualOnly: boolean;
}

/** The lines of entries that read otherwise on cash basis, as they read there. */
@Entity('cash_lines')
export class CashLineRow extends LineRow {}

const keysOf = (id: string, lines: readonly EntryLine[]) => lines.map((_, line) => ({ entryId: id, line }));

const rowOf = (
  { data, metadata }: Pick<RecordedEvent<string, Entry>, 'data' | 'metadata'>,
  lines: readonly EntryLine[],
  line = 0,
): Unstamped<CashLineRow> => {
  const written = lines[line];
  if (!written) throw new Error('Keys and lines of an entry agree');
  const { accountNumber, description, debit, credit, party } = written;
  return {
    entryId: data.id,
    line,
    entryDate: data.entryDate,
    accountNumber,
    description,
    reference: data.reference,
    debit,
    credit,
    sourceKind: data.source?.kind ?? null,
    sourceId: data.source?.id ?? null,
    clientId: data.clientId,
    causedBy: metadata.causation,
    loadId: written.loadId ?? null,
    vehicleId: written.vehicleId ?? null,
    driverId: written.driverId ?? null,
    partyKind: party?.kind ?? null,
    partyId: party?.id ?? null,
    documentId: data.documentId ?? null,
    reverses: data.reverses ?? null,
    moved: data.lines.some(isCash),
  };
};

/** The columns of a line as SQL over a fact `f` and its line `l.line`, the `l.nr`-th. */
const LINE_SQL = `(f.data->>'id')::uuid, (l.nr - 1)::int, (f.data->>'entryDate')::date, l.line->>'accountNumber',
  l.line->>'description', f.data->>'reference',
  (l.line->>'debit')::bigint, (l.line->>'credit')::bigint, f.data#>>'{source,kind}', f.data#>>'{source,id}',
  (f.data->>'clientId')::uuid, f.metadata->>'causation', (l.line->>'loadId')::bigint, (l.line->>'vehicleId')::uuid,
  (l.line->>'driverId')::bigint, l.line#>>'{party,kind}', l.line#>>'{party,id}', (f.data->>'documentId')::bigint,
  (f.data->>'reverses')::uuid, ${MOVES_CASH_SQL}, f.recorded_at`;

/** An entry is written once, as the first event of its stream: its lines at a position are those of today before it. */
const linesAt =
  (table: 'journal_lines' | 'cash_lines') =>
  (position: number): string =>
    `SELECT * FROM public.${table} l WHERE (SELECT f.position FROM public.facts f
      WHERE f.stream_id = 'entry-' || l.entry_id AND f.version = 1) <= ${position}`;

export const journalLines = defineProjection({
  name: 'journal-lines',
  version: 4,
  table: JournalLineRow,
  events: entryEvents,
  seesMetadata: true,
  keys: ({ type, data }) => (type === 'JournalEntryPosted' ? keysOf(data.id, data.lines) : []),
  on: {
    JournalEntryPosted: (_, posted, { line }) => ({
      ...rowOf(posted, posted.data.lines, line),
      accrualOnly: ownCashLines(posted.data) !== null,
    }),
  },
  inSql: `SELECT ${LINE_SQL}, (${OWN_CASH_LINES_SQL}) IS NOT NULL
    FROM facts f CROSS JOIN LATERAL jsonb_array_elements(f.data->'lines') WITH ORDINALITY AS l(line, nr)`,
  past: linesAt('journal_lines'),
});

export const cashLines = defineProjection({
  name: 'cash-lines',
  version: 1,
  table: CashLineRow,
  events: entryEvents,
  seesMetadata: true,
  keys: ({ type, data }) => (type === 'JournalEntryPosted' ? keysOf(data.id, ownCashLines(data) ?? []) : []),
  on: {
    JournalEntryPosted: (_, posted, { line }) => rowOf(posted, ownCashLines(posted.data) ?? [], line),
  },
  inSql: `SELECT ${LINE_SQL}
    FROM facts f CROSS JOIN LATERAL jsonb_array_elements(${OWN_CASH_LINES_SQL}) WITH ORDINALITY AS l(line, nr)`,
  past: linesAt('cash_lines'),
});

announcedTo('entry', 'ledger.read');
namedBy('entry', { table: JournalLineRow, id: 'entryId', ids: 'uuids', displayName: ({ reference }) => reference });
