import { allCategories } from '../../../../platform/event-log/events/event-catalog';
import { Choice, field, Line, Uuid, WholeInAddress } from '../../../../platform/fields/decorators';
import { Invalid, type Rule } from '../../../../platform/fields/rule';
import { published } from '../../../../platform/fields/schema';
import {
  ANYTHING,
  described,
  INSTANT,
  listOf,
  object,
  orNull,
  Shown,
  TEXT,
  WHOLE,
} from '../../../../platform/fields/shown';
import { rawText } from '../../../../platform/fields/texts';
import { LARGEST_LIMIT, SearchQuery, searched } from '../../../../platform/lists/list-query';
import { moment } from '../../../../platform/lists/past-query';

export class EventQuery extends SearchQuery {
  @Line('record', { max: 100, absent: true }) stream?: string;
  @Line('type', { max: 100, absent: true }) type?: string;
  @Line('actor', { max: 100, absent: true }) actorId?: string;
  @Choice('By', ['people', 'system'], {
    absent: true,
    description: 'people: what somebody did who was signed in; system: what followed by itself',
  })
  by?: 'people' | 'system';
  @Uuid('client', { absent: true }) clientId?: string;
  @field<string>('from', moment('A date (its beginning) or an instant'), { absent: true }) from?: string;
  @field<string>('to', moment('A date (its end) or an instant'), { absent: true }) to?: string;
}

const NO_CATEGORY = 'There are no such records';
/** The category of a stream that has events, such as 'invoice'. */
export const category = (): Rule<string> => ({
  ...rawText(100, { missing: NO_CATEGORY, tooLong: NO_CATEGORY }),
  read: (given) => allCategories().find((known) => known === given) ?? new Invalid(NO_CATEGORY),
});

@published('FactMetadata')
class MetadataView {
  @Shown(orNull(TEXT)) actorId: string | null;
  @Shown(TEXT) actorName: string;
  @Shown(TEXT) role: string;
  @Shown(TEXT) requestId: string;
  @Shown(TEXT) correlationId: string;
  @Shown(orNull(TEXT)) causation: string | null;
  @Shown(orNull(TEXT)) idempotencyKey: string | null;
  @Shown(TEXT) source: string;
  @Shown(orNull(TEXT)) clientId: string | null;
  @Shown(WHOLE, { absent: true }) driverId?: number;
  @Shown(TEXT, { absent: true }) userId?: string;
}
@published('Piece')
class PieceView {
  @Shown(TEXT) text: string;
  @Shown(described(orNull(TEXT), 'The category of the record that these words name')) kind: string | null;
  @Shown(orNull(TEXT)) id: string | null;
}
@published('FactChange')
class EventChangeView {
  @Shown(TEXT) field: string;
  @Shown(TEXT) label: string;
  @Shown(orNull(object(() => PieceView))) before: PieceView | null;
  @Shown(orNull(object(() => PieceView))) after: PieceView | null;
}
export class AuditFact {
  @Shown(WHOLE) position: number;
  @Shown(TEXT) stream: string;
  @Shown(TEXT) kind: string;
  @Shown(TEXT) recordId: string;
  @Shown(WHOLE) version: number;
  @Shown(TEXT) type: string;
  @Shown(TEXT) words: string;
  @Shown(described(TEXT, 'What the record is called')) name: string;
  @Shown(described(orNull(TEXT), 'The client whose the record is, as it is called now')) clientName: string | null;
  @Shown(described(listOf(object(() => PieceView)), 'What happened, by whom and to what, in one sentence'))
  sentence: PieceView[];
  @Shown(listOf(object(() => EventChangeView))) changes: EventChangeView[];
  @Shown(ANYTHING) data: unknown;
  @Shown(object(() => MetadataView)) metadata: MetadataView;
  @Shown(INSTANT) recordedAt: string;
}

/** How far the search is behind the log. */
@published('AuditBehind')
export class BehindView {
  @Shown(described(WHOLE, 'Facts that are in the log, and not in the search yet: some while an import runs'))
  facts: number;
}

/** A type of event and its words: `{ type: 'InvoiceSent', words: 'sent the invoice' }`. */
export class FactType {
  @Shown(TEXT) type: string;
  @Shown(TEXT) words: string;
}

export class ActorQuery {
  @field<string>('search', searched, { absent: true }) q?: string;
  @WholeInAddress('limit', 1, LARGEST_LIMIT, { wrong: 'Limit must be from 1 to 1000', absent: true })
  limit: number = LARGEST_LIMIT;
}

export class Actor {
  @Shown(TEXT) id: string;
  @Shown(TEXT) name: string;
}

@published('HistoryActor')
class StepActor {
  @Shown(orNull(TEXT)) id: string | null;
  @Shown(TEXT) name: string;
  @Shown(TEXT) role: string;
}
/** The stored event itself, only for viewers who may read the log. */
@published('RawFact')
class RawEventView {
  @Shown(TEXT) stream: string;
  @Shown(ANYTHING) data: unknown;
  @Shown(object(() => MetadataView)) metadata: MetadataView;
}
@published('HistoryStep')
export class HistoryStepView {
  @Shown(WHOLE) position: number;
  @Shown(WHOLE) version: number;
  @Shown(INSTANT) at: string;
  @Shown(object(() => StepActor)) actor: StepActor;
  @Shown(TEXT) type: string;
  @Shown(TEXT) action: string;
  @Shown(described(listOf(object(() => PieceView)), 'What happened, by whom and to what, in one sentence'))
  sentence: PieceView[];
  @Shown(listOf(object(() => EventChangeView))) changes: EventChangeView[];
  @Shown(described(orNull(object(() => RawEventView)), 'The fact itself; null: who looks may not read the log'))
  raw: RawEventView | null;
}
