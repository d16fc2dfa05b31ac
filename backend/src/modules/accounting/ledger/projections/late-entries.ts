import { Entity } from 'typeorm';
import { DayColumn, UuidColumn, UuidKeyColumn } from '../../../../platform/database/columns';
import { defineProjection } from '../../../../platform/event-log/projections/projection';
import { entryEvents } from '../domain/entry.events';

/** A journal entry that was booked in a later month than that of its paper. */
@Entity('late_entries')
export class LateEntryRow {
  @UuidKeyColumn() entryId: string;
  @UuidColumn({ nullable: true }) clientId: string | null;
  /** The date of the invoice, payment or receipt itself. */
  @DayColumn() paperDate: string;
  @DayColumn() entryDate: string;
}

export const lateEntries = defineProjection({
  name: 'late-entries',
  version: 1,
  table: LateEntryRow,
  events: entryEvents,
  keys: ({ type, data }) => (type === 'JournalEntryPosted' && data.paperDate ? [{ entryId: data.id }] : []),
  on: {
    JournalEntryPosted: (_, { data }) => ({
      entryId: data.id,
      clientId: data.clientId,
      paperDate: data.paperDate ?? data.entryDate,
      entryDate: data.entryDate,
    }),
  },
  inSql: `SELECT (f.data->>'id')::uuid, (f.data->>'clientId')::uuid, (f.data->>'paperDate')::date,
    (f.data->>'entryDate')::date FROM facts f WHERE f.data ? 'paperDate'`,
});
