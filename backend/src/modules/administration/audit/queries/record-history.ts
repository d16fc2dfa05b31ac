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
  /** Whether the viewer may also read the stored event, which is not limited to the viewer's scope. */
  readonly isOpen: boolean;
}

/**
 * The history of a record: who did what and when, with values before and after; newest first. A step is shown when its
 * own event is in scope, so that events from the time when the record belonged to another client stay hidden.
 * @throws RuleViolation NOT_FOUND when there is no such record, or no step of it is in scope
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
