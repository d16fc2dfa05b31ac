import { Entity } from 'typeorm';
import { Cents, Day, Instant, IntKey, Text, Uuid, UuidKey } from '../../../../platform/database/columns';
import { defineProjection } from '../../../../platform/event-log/projections/projection';
import { entryFacts } from '../domain/entry.facts';
import { announcedTo } from '../../../../platform/realtime/visibility';
import { namedBy } from '../../../../platform/records/names/named-rows';

/** The general ledger, one row a line. */
@Entity('journal_lines')
export class JournalLineRow {
  @UuidKey() entryId: string;
  @IntKey() line: number;
  @Day() entryDate: string;
  @Text() accountNumber: string;
  @Text() description: string;
  /** The entry's paper: the invoice number. */
  @Text() reference: string;
  @Cents() debit: number;
  @Cents() credit: number;
  @Text({ nullable: true }) sourceKind: string | null;
  @Text({ nullable: true }) sourceId: string | null;
  @Uuid({ nullable: true }) clientId: string | null;
  /** The fact that the entry books (`factName`). */
  @Text({ nullable: true }) causedBy: string | null;
  @Instant() createdAt: string;
}

export const journalLines = defineProjection({
  name: 'journal-lines',
  version: 2,
  table: JournalLineRow,
  facts: entryFacts,
  seesMetadata: true,
  keys: ({ data }) => data.lines.map((_, line) => ({ entryId: data.id, line })),
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
      };
    },
  },
  inSql: `SELECT (f.data->>'id')::uuid, (l.nr - 1)::int, (f.data->>'entryDate')::date, l.line->>'accountNumber', l.line->>'description', f.data->>'reference',
    (l.line->>'debit')::bigint, (l.line->>'credit')::bigint, f.data#>>'{source,kind}', f.data#>>'{source,id}', (f.data->>'clientId')::uuid, f.metadata->>'causation', f.recorded_at
    FROM facts f CROSS JOIN LATERAL jsonb_array_elements(f.data->'lines') WITH ORDINALITY AS l(line, nr)`,
});

announcedTo('entry', 'ledger.read');
namedBy('entry', { table: JournalLineRow, id: 'entryId', ids: 'uuids', called: ({ reference }) => reference });
