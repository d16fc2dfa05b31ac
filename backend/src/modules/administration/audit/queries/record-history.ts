import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { may, type Viewer } from '../../../../platform/access/viewer';
import { notFound } from '../../../../platform/core/errors';
import { EventStore } from '../../../../platform/event-log/store/event-store';
import { streamName, type RecordedEvent } from '../../../../platform/event-log/events/events';
import { mayRead, mayReadSome } from '../../../../platform/realtime/visibility';
import { allKinds } from '../../../../platform/records/kind/kind';
import { plain, type InWords, type Piece } from './event-sentence';
import { EventsInWords } from './events-in-words';

export interface HistoryStep extends Pick<InWords, 'sentence' | 'changes'> {
  readonly event: RecordedEvent;
  /** The event itself may be read, too: it tells more than the scope of who looks. */
  readonly isOpen: boolean;
}

/**
 * Who did what to a record, when, in plain words with before and after; newest first. Each step is seen by the scope of
 * its own event: what a record was while it was another client's stays hidden. @throws RuleViolation NOT_FOUND, also
 * when no step is in scope
 */
export class RecordHistory extends Query<readonly HistoryStep[]> {
  constructor(
    readonly kind: string,
    readonly id: string,
    readonly viewer: Viewer,
  ) {
    super();
  }
}

/** Fields that the viewer may not see. */
const guardedFields = (kind: string, { permissions }: Viewer): ReadonlySet<string> =>
  new Set(
    allKinds()
      .filter((each) => each.kind === kind)
      .flatMap(({ fields }) => fields)
      .flatMap(({ name, shownTo }) => (shownTo && !permissions.includes(shownTo) ? [name] : [])),
  );

@QueryHandler(RecordHistory)
export class RecordHistoryHandler implements IQueryHandler<RecordHistory> {
  constructor(
    private readonly store: EventStore,
    private readonly words: EventsInWords,
  ) {}

  async execute({ kind, id, viewer }: RecordHistory): Promise<HistoryStep[]> {
    const stream = streamName(kind, id);
    const events = await this.store.read(stream);
    const isSeen = ({ metadata }: RecordedEvent): boolean => {
      const { clientId, driverId = null, userId = null } = metadata;
      return mayRead(viewer, { entity: kind, id, clientId, driverId, userId });
    };
    const seen = events.filter(isSeen);
    if (seen.length === 0) throw notFound('record');
    const results = await this.words.told(viewer, seen, new Map([[stream, events]]), {
      events: new Set(events.filter((event) => !isSeen(event))),
      fields: guardedFields(kind, viewer),
    });
    const opened = (piece: Piece): Piece =>
      piece.kind === null || mayReadSome(viewer, piece.kind) ? piece : plain(piece.text);
    return seen
      .map((event, nr): HistoryStep => ({
        event,
        isOpen: may(viewer, 'audit.read'),
        sentence: (results[nr]?.sentence ?? []).map(opened),
        changes: (results[nr]?.changes ?? []).map(({ before, after, ...change }) => ({
          ...change,
          before: before && opened(before),
          after: after && opened(after),
        })),
      }))
      .reverse();
  }
}
