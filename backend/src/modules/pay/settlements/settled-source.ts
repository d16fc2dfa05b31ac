import { Choice, Day, Line, RefersTo, Whole } from '../../../platform/fields/decorators';
import type { IsoDate } from '../../../platform/money/dates';
import { PartOf, type RowsFrom } from '../../../platform/records/kind/rich-kind';
import { ShownRecord } from '../../../platform/records/kind/stored-record';
import { SOURCE_KINDS, type Line as SettlementLine, type SourceKind } from './domain/lines';
import { settlementEvents, type SettlementEvent } from './domain/settlement.events';

/** The lines that take something, one for each key. */
const takingLines = (lines: readonly SettlementLine[]): ReadonlyMap<string, SettlementLine> =>
  new Map(lines.flatMap((line) => (line.key === null ? [] : [[line.key, line] as const])));
/** What an event is about: 'load-7'. */
const keysIn = (event: SettlementEvent): readonly string[] => {
  if (event.type === 'SettlementLinesChanged') return event.data.freed ?? [];
  const isWhole = event.type === 'SettlementDrafted' || event.type === 'SettlementDiscarded';
  return isWhole ? [...takingLines(event.data.lines).keys()] : [];
};
const idOf = (settlementId: number, key: string): string => `${settlementId} ${key}`;

/** The fold of a draft into what it takes; a discarded one gives it back, and so does a line that is taken out. */
const sourceRows: RowsFrom<typeof settlementEvents, SettledSource> = {
  name: 'settled-sources',
  version: 1,
  keys: (event) => keysIn(event).map((key) => ({ id: idOf(event.data.id, key) })),
  on: {
    SettlementDrafted: (_, { data }, { id = '' }) => {
      const key = id.slice(idOf(data.id, '').length);
      const { kind = 'hand', id: sourceId = '' } = takingLines(data.lines).get(key)?.source ?? {};
      const { id: settlementId, clientId, driverId, from, to } = data;
      return { id, key, kind, sourceId, settlementId, clientId, driverId, from, to };
    },
    SettlementLinesChanged: () => null,
    SettlementDiscarded: () => null,
  },
};

/**
 * A load, an expense, a rule of a period or a correction that a settlement has: one settlement at most, as the unique
 * index has it.
 */
@PartOf(settlementEvents, {
  title: 'source of a settlement',
  pluralTitle: 'sources of settlements',
  plural: 'settled-sources',
  wordIds: true,
  displayName: 'key',
  parent: 'settlementId',
  unique: [
    {
      index: 'settled_sources_key',
      by: ['key'],
      say: () => 'Another settlement took the same meanwhile: prepare it again',
    },
  ],
  may: { read: 'settlements.read' },
  rows: sourceRows,
})
export class SettledSource extends ShownRecord<string> {
  @Line('key') key: string;
  @Choice('kind', SOURCE_KINDS) kind: SourceKind;
  @Line('source') sourceId: string;
  @Whole('settlement', 1, 1_000_000_000) settlementId: number;
  @RefersTo('client', { label: 'client', optional: true }) clientId: string | null;
  @RefersTo('driver', { label: 'driver', numbered: true }) driverId: number;
  /** The period that it was settled for. */
  @Day('from') from: IsoDate;
  @Day('to') to: IsoDate;
}
