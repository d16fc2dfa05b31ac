import { Entity } from 'typeorm';
import {
  CentsColumn,
  DayColumn,
  InstantColumn,
  IntColumn,
  JsonColumn,
  TextColumn,
  UuidColumn,
  UuidKeyColumn,
} from '../../../../platform/database/columns';
import { changed, defineProjection } from '../../../../platform/event-log/projections/projection';
import { announcedTo } from '../../../../platform/realtime/visibility';
import { namedBy } from '../../../../platform/records/names/named-rows';
import { BankAccount } from '../bank-account';
import { reconciliationEvents, type Outstanding } from '../domain/reconciliation.events';

/** A reconciliation of a bank account; one that was undone stays, with the reason. Amounts in whole cents. */
@Entity('reconciliations')
export class ReconciliationRow {
  @UuidKeyColumn() id: string;
  @UuidColumn() bankAccountId: string;
  @UuidColumn({ nullable: true }) clientId: string | null;
  @DayColumn() through: string;
  @CentsColumn() statementBalance: number;
  @CentsColumn() opening: number;
  @CentsColumn() cleared: number;
  @IntColumn() clearedLines: number;
  @CentsColumn() ledgerBalance: number;
  @JsonColumn() outstanding: readonly Outstanding[];
  @IntColumn() outstandingLines: number;
  @InstantColumn() doneAt: string;
  @TextColumn() doneBy: string;
  @InstantColumn({ nullable: true }) undoneAt: string | null;
  @TextColumn({ nullable: true }) undoneBy: string | null;
  @TextColumn({ nullable: true }) reason: string | null;
}

export const reconciliations = defineProjection({
  name: 'reconciliations',
  version: 1,
  table: ReconciliationRow,
  events: reconciliationEvents,
  seesMetadata: true,
  keys: ({ data }) => [{ id: data.id }],
  on: {
    ReconciliationDone: (_, { data, metadata, recordedAt }) => ({
      ...data,
      doneAt: recordedAt,
      doneBy: metadata.actorName,
      undoneAt: null,
      undoneBy: null,
      reason: null,
    }),
    ReconciliationUndone: (row, { data, metadata, recordedAt }) =>
      changed(row, { undoneAt: recordedAt, undoneBy: metadata.actorName, reason: data.reason }),
  },
});

announcedTo('reconciliation', 'bank.read');
namedBy('reconciliation', { table: BankAccount, id: 'id', ids: 'uuids', displayName: ({ name }) => name });
