import { Entity } from 'typeorm';
import {
  CentsColumn,
  DayColumn,
  IdColumn,
  InstantColumn,
  IntKeyColumn,
  TextColumn,
  UuidColumn,
  UuidKeyColumn,
} from '../../../../platform/database/columns';
import { defineProjection } from '../../../../platform/event-log/projections/projection';
import { entryEvents } from '../domain/entry.events';
import { announcedTo } from '../../../../platform/realtime/visibility';
import { namedBy } from '../../../../platform/records/names/named-rows';

/** The general ledger, one row for each line of a journal entry. */
@Entity('journal_lines')
export class JournalLineRow {
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
  /** The document that proves an entry written by hand. */
  @IdColumn({ nullable: true }) documentId: number | null;
  /** The entry that this one reverses. */
  @UuidColumn({ nullable: true }) reverses: string | null;
  @InstantColumn() createdAt: string;
}

export const journalLines = defineProjection({
  name: 'journal-lines',
  version: 3,
  table: JournalLineRow,
  events: entryEvents,
  seesMetadata: true,
  keys: ({ type, data }) =>
    type === 'JournalEntryPosted' ? data.lines.map((_, line) => ({ entryId: data.id, line })) : [],
  on: {
    JournalEntryPosted: (_, { data, metadata }, { line = 0 }) => {
      const written = data.lines[line];
      if (!written) throw new Error('Keys and lines of an entry agree');
      const { accountNumber, description, debit, credit } = written;
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
        documentId: data.documentId ?? null,
        reverses: data.reverses ?? null,
      };
    },
  },
  inSql: `SELECT (f.data->>'id')::uuid, (l.nr - 1)::int, (f.data->>'entryDate')::date, l.line->>'accountNumber',
    l.line->>'description', f.data->>'reference',
    (l.line->>'debit')::bigint, (l.line->>'credit')::bigint, f.data#>>'{source,kind}', f.data#>>'{source,id}',
    (f.data->>'clientId')::uuid, f.metadata->>'causation', (l.line->>'loadId')::bigint, (l.line->>'vehicleId')::uuid,
    (l.line->>'driverId')::bigint, (f.data->>'documentId')::bigint, (f.data->>'reverses')::uuid, f.recorded_at
    FROM facts f CROSS JOIN LATERAL jsonb_array_elements(f.data->'lines') WITH ORDINALITY AS l(line, nr)`,
});

announcedTo('entry', 'ledger.read');
namedBy('entry', { table: JournalLineRow, id: 'entryId', ids: 'uuids', displayName: ({ reference }) => reference });
