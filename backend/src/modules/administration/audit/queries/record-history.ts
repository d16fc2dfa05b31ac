import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { may, type Viewer } from '../../../../platform/access/viewer';
import { notFound } from '../../../../platform/core/errors';
import { EventStore } from '../../../../platform/event-log/store/event-store';
import { streamName, type RecordedFact } from '../../../../platform/event-log/events/events';
import { mayRead, mayReadSome } from '../../../../platform/realtime/visibility';
import { allKinds } from '../../../../platform/records/kind/kind';
import { plain, type InWords, type Piece } from './fact-sentence';
import { FactsInWords } from './facts-in-words';

export interface HistoryStep extends Pick<InWords, 'sentence' | 'changes'> {
  readonly fact: RecordedFact;
  /** The fact itself may be read, too: it tells more than the sight of who looks. */
  readonly isOpen: boolean;
}

/**
 * Who did what to a record, when, in plain words with before and after; newest first. Each step is seen by the sight of
 * its own fact: what a
 * record was while it was another client's stays hidden. @throws RuleViolation NOT_FOUND, also when no step is in sight
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
    private readonly words: FactsInWords,
  ) {}

  async execute({ kind, id, viewer }: RecordHistory): Promise<HistoryStep[]> {
    const stream = streamName(kind, id);
    const facts = await this.store.read(stream);
    const isSeen = ({ metadata }: RecordedFact): boolean => {
      const { clientId, driverId = null, userId = null } = metadata;
      return mayRead(viewer, { entity: kind, id, clientId, driverId, userId });
    };
    const seen = facts.filter(isSeen);
    if (seen.length === 0) throw notFound('record');
    const told = await this.words.told(viewer, seen, new Map([[stream, facts]]), {
      facts: new Set(facts.filter((fact) => !isSeen(fact))),
      fields: guardedFields(kind, viewer),
    });
    const opened = (piece: Piece): Piece =>
      piece.kind === null || mayReadSome(viewer, piece.kind) ? piece : plain(piece.text);
    return seen
      .map((fact, nr): HistoryStep => ({
        fact,
        isOpen: may(viewer, 'audit.read'),
        sentence: (told[nr]?.sentence ?? []).map(opened),
        changes: (told[nr]?.changes ?? []).map(({ before, after, ...change }) => ({
          ...change,
          before: before && opened(before),
          after: after && opened(after),
        })),
      }))
      .reverse();
  }
}
