import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Scope } from '../../../../platform/access/viewer';
import { poolOf } from '../../../../platform/event-log/projections/read-tables';
import { EVENT_COLUMNS, recorded, type EventRow } from '../../../../platform/event-log/store/event-store';
import { categoryOf, idOf, type RecordedEvent } from '../../../../platform/event-log/events/events';
import { Calendar } from '../../../../platform/web/routes/time-travel.guard';
import { allKinds } from '../../../../platform/records/kind/kind';
import { RecordNames, type Names } from '../../../../platform/records/names/record-names';
import {
  besides,
  namedInSentence,
  plain,
  rawChanges,
  sentenceOf,
  type EventChange,
  type InWords,
  type Piece,
  type RawChange,
} from './event-sentence';
import { foldedRow } from './row-changes';
import { sayingOf, type Saying } from './values-in-words';

type Histories = ReadonlyMap<string, readonly RecordedEvent[]>;
type NamesBy = ReadonlyMap<string, Names>;

/**
 * What the viewer may not see: some of the events, with the values that they gave the record, and some fields in all
 * events.
 */
export interface Kept {
  readonly events: ReadonlySet<RecordedEvent>;
  readonly fields: ReadonlySet<string>;
}
const NOTHING_KEPT: Kept = { events: new Set(), fields: new Set() };

/**
 * Describes events in sentences, with every changed value before and after; other records are named, not given by id.
 */
@Injectable()
export class EventsInWords {
  constructor(
    private readonly dataSource: DataSource,
    private readonly recordNames: RecordNames,
    private readonly calendar: Calendar,
  ) {}

  /** The events in words, in the same order. */
  async of(scope: Scope, events: readonly RecordedEvent[]): Promise<readonly InWords[]> {
    return this.told(scope, events, await this.historiesOf(events));
  }

  /**
   * Like `of`, for a caller that has already read the histories.
   * @param histories all events of each stream that `events` belong to, oldest first
   * @param stored what is left out of the descriptions
   */
  async told(
    scope: Scope,
    events: readonly RecordedEvent[],
    histories: Histories,
    stored: Kept = NOTHING_KEPT,
  ): Promise<readonly InWords[]> {
    const timeZone = await this.calendar.timeZone();
    const sayings = new Map<string, Saying>();
    const sayingIn = (kind: string): Saying => {
      const found = sayings.get(kind) ?? sayingOf(kind, timeZone);
      sayings.set(kind, found);
      return found;
    };
    const changes = new Map<number, readonly RawChange[]>();
    for (const [stream, history] of histories) {
      const kind = categoryOf(stream);
      const saying = sayingIn(kind);
      const folded = foldedRow(this.dataSource, kind, history);
      const isKind = allKinds().some((each) => each.kind === kind);
      history.forEach((event, nr) => {
        const { before, after } = folded?.changes[nr] ?? { before: null, after: null };
        const former = history[nr - 1];
        const change = { before: former && stored.events.has(former) ? null : before, after };
        const ofRow = folded ? rawChanges(saying, folded.columns, change) : [];
        const more = isKind ? [] : besides(saying, event.data as object, change.after);
        const isTold = ({ property }: RawChange): boolean => ofRow.some((each) => each.property === property);
        const all = [...ofRow, ...more.filter((each) => !isTold(each))];
        changes.set(
          event.position,
          all.filter(({ property }) => !stored.fields.has(property)),
        );
      });
    }
    const names = await this.namesIn(scope, events, changes);
    return events.map((event) => {
      const kind = categoryOf(event.stream);
      const title = titleOf(kind);
      const name = nameIn(names, kind, idOf(event.stream));
      const results = (changes.get(event.position) ?? []).map((change) => named(change, names));
      const { clientId } = event.metadata;
      return {
        name,
        clientName: (clientId !== null && knownIn(names, 'client', clientId)) || null,
        changes: results,
        sentence: sentenceOf({
          event,
          kind,
          title,
          name,
          saying: sayingIn(kind),
          changes: results,
          other: (of, which) => pieceIn(names, of, which),
        }),
      };
    });
  }

  private async historiesOf(events: readonly RecordedEvent[]): Promise<Histories> {
    const latest = new Map<string, number>();
    for (const { stream, version } of events) latest.set(stream, Math.max(version, latest.get(stream) ?? 0));
    const { rows } = await poolOf(this.dataSource).query<EventRow>(
      `SELECT ${EVENT_COLUMNS} FROM facts JOIN unnest($1::text[], $2::int[]) AS wanted (stream, latest)
         ON stream_id = wanted.stream AND version <= wanted.latest ORDER BY position`,
      [[...latest.keys()], [...latest.values()]],
    );
    const histories = new Map<string, RecordedEvent[]>();
    for (const event of rows.map(recorded)) {
      const history = histories.get(event.stream) ?? [];
      history.push(event);
      histories.set(event.stream, history);
    }
    return histories;
  }

  private async namesIn(
    scope: Scope,
    events: readonly RecordedEvent[],
    changes: ReadonlyMap<number, readonly RawChange[]>,
  ): Promise<NamesBy> {
    const wanted = new Map<string, Set<string>>();
    const want = (kind: string, id: string | null): void => {
      if (id !== null) wanted.set(kind, (wanted.get(kind) ?? new Set()).add(id));
    };
    for (const event of events) {
      const { stream, position, metadata } = event;
      want(categoryOf(stream), idOf(stream));
      want('client', metadata.clientId);
      for (const { kind, id } of namedInSentence(event)) want(kind, id);
      for (const { of, before, after } of changes.get(position) ?? [])
        if (of !== null) [before, after].forEach((id) => want(of, id));
    }
    // every event names its actor, so these names are no secret to a viewer of the events
    const actors = new Map(
      events.flatMap(({ metadata: { actorId, actorName } }) => (actorId ? [[actorId, actorName]] : [])),
    );
    const namesOf = async (kind: string, ids: ReadonlySet<string>): Promise<Names> => {
      const names = await this.recordNames.of(scope, kind, [...ids]);
      return kind === 'user' ? new Map<unknown, string>([...actors, ...names]) : names;
    };
    return new Map(
      await Promise.all([...wanted].map(async ([kind, ids]) => [kind, await namesOf(kind, ids)] as const)),
    );
  }
}

const titleOf = (kind: string): string | null => allKinds().find((each) => each.kind === kind)?.title ?? null;

const knownIn = (names: NamesBy, kind: string, id: string): string | undefined =>
  names.get(kind)?.get(id) ?? names.get(kind)?.get(Number(id));

/** The name of a record. When it has no name in scope, its number; otherwise the title of its kind. */
const nameIn = (names: NamesBy, kind: string, id: string): string =>
  knownIn(names, kind, id) ?? (/^\d+$/.test(id) ? id : (titleOf(kind) ?? kind));

/** A record that is out of scope is named without its id. */
const pieceIn = (names: NamesBy, kind: string, id: string): Piece => {
  const text = nameIn(names, kind, id);
  return knownIn(names, kind, id) !== undefined ? { text, kind, id } : plain(text);
};

const named = ({ property, label, of, before, after }: RawChange, names: NamesBy): EventChange => {
  const piece = (value: string | null): Piece | null => {
    if (value === null || of === null) return value === null ? null : plain(value);
    return pieceIn(names, of, value);
  };
  return { field: property, label, before: piece(before), after: piece(after) };
};
