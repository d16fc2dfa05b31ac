import { Entity } from 'typeorm';
import {
  CentsColumn,
  DayColumn,
  IdColumn,
  InstantColumn,
  JsonColumn,
  TextColumn,
  TextKeyColumn,
  UuidColumn,
} from '../../../../platform/database/columns';
import { changed, defineProjection } from '../../../../platform/event-log/projections/projection';
import { namedBy } from '../../../../platform/records/names/named-rows';
import { announcedTo } from '../../../../platform/realtime/visibility';
import { periodEvents, type Checked, type PrintedBalance } from '../domain/period.events';

/** The id of the firm's own book among those of clients. */
export const FIRM_BOOK = 'firm';
/** @returns the id of a book: that of its client, or 'firm' */
export const bookId = (clientId: string | null): string => clientId ?? FIRM_BOOK;

export const PERIOD_STATUSES = ['open', 'closing', 'closed'] as const;

/** A month of a book that is closed or was closed once, with what was printed when it was closed last. */
@Entity('periods')
export class PeriodRow {
  /** The client, or 'firm'. */
  @TextKeyColumn() book: string;
  /** '2026-10' */
  @TextKeyColumn() month: string;
  @UuidColumn({ nullable: true }) clientId: string | null;
  @TextColumn() status: (typeof PERIOD_STATUSES)[number];
  @DayColumn({ nullable: true }) closedOn: string | null;
  @InstantColumn({ nullable: true }) closedAt: string | null;
  @TextColumn({ nullable: true }) closedBy: string | null;
  /** Why it was closed although the checklist was not met. */
  @TextColumn({ nullable: true }) reason: string | null;
  @JsonColumn() checklist: readonly Checked[];
  @JsonColumn() balances: readonly PrintedBalance[];
  @CentsColumn() netIncome: number;
  @IdColumn({ nullable: true }) headPosition: number | null;
  @InstantColumn({ nullable: true }) headRecordedAt: string | null;
  @InstantColumn({ nullable: true }) reopenedAt: string | null;
  @TextColumn({ nullable: true }) reopenedBy: string | null;
  @TextColumn({ nullable: true }) reopenReason: string | null;
}

export const periods = defineProjection({
  name: 'periods',
  version: 1,
  table: PeriodRow,
  events: periodEvents,
  seesMetadata: true,
  keys: ({ data }) => [{ book: bookId(data.book), month: data.month }],
  on: {
    PeriodCloseBegun: (row, { data }) => ({
      book: bookId(data.book),
      month: data.month,
      clientId: data.book,
      status: 'closing' as const,
      closedOn: null,
      closedAt: null,
      closedBy: null,
      reason: null,
      checklist: [],
      balances: [],
      netIncome: 0,
      headPosition: null,
      headRecordedAt: null,
      reopenedAt: row?.reopenedAt ?? null,
      reopenedBy: row?.reopenedBy ?? null,
      reopenReason: row?.reopenReason ?? null,
    }),
    PeriodClosed: (row, { data, metadata, recordedAt }) =>
      changed(row, {
        status: 'closed',
        closedOn: data.on,
        closedAt: recordedAt,
        closedBy: metadata.actorName,
        reason: data.reason ?? null,
        checklist: data.checklist,
        balances: data.balances,
        netIncome: data.netIncome,
        headPosition: data.head.position,
        headRecordedAt: data.head.recordedAt,
      }),
    PeriodReopened: (row, { data, metadata, recordedAt }) =>
      changed(row, {
        status: 'open',
        reopenedAt: recordedAt,
        reopenedBy: metadata.actorName,
        reopenReason: data.reason,
      }),
  },
});

announcedTo('period', 'ledger.read');
namedBy('period', {
  table: PeriodRow,
  id: 'book',
  ids: 'words',
  displayName: ({ clientId }) => (clientId === null ? "The firm's own books" : 'Books of a client'),
});
