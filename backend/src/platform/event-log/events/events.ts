import { z } from 'zod';

/** The values that events may hold: plain JSON, nothing that has to be parsed further. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/**
 * Something that happened, as a decider returns it. The type is in the past tense and begins with the kind of record.
 * @example { type: 'LoadDelivered', data: { id: 7, deliveredOn: '2026-11-26' } }
 */
export interface DomainEvent<Type extends string = string, Data = unknown> {
  readonly type: Type;
  readonly data: Data;
}

/** Who and what caused an event; the envelope that the store adds to every event. */
export interface Metadata {
  readonly actorId: string | null;
  readonly actorName: string;
  readonly role: string;
  readonly requestId: string;
  readonly correlationId: string;
  /** What caused the event: another event (`eventName`), a job or the request. */
  readonly causation: string | null;
  readonly idempotencyKey: string | null;
  readonly source: 'web' | 'worker' | 'cli';
  /** The client that the record belongs to; null for the firm's own records. */
  readonly clientId: string | null;
  /** The driver who owns the record in addition to its client. */
  readonly driverId?: number;
  /** The user who owns the record in addition to its client. */
  readonly userId?: string;
}

/**
 * An event with its place in the log. `position` orders the whole log, `version` the stream; both start at 1 and have
 * no gaps. `recordedAt` is an instant such as '2026-11-26T08:00:00.000Z'.
 */
export interface PlacedEvent<Type extends string = string, Data = unknown> extends DomainEvent<Type, Data> {
  readonly position: number;
  readonly stream: string;
  readonly version: number;
  readonly schema: number;
  readonly recordedAt: string;
}

/** An event as stored in the log. */
export interface RecordedEvent<Type extends string = string, Data = unknown> extends PlacedEvent<Type, Data> {
  readonly metadata: Metadata;
}

type Upcast = (old: never) => unknown;

/**
 * The declaration of an event type. A published schema never changes: a new one gets the next version number, with an
 * `upcast` from the one before.
 */
export interface EventShape<Schema extends z.ZodType = z.ZodType> {
  readonly schema: Schema;
  /** The phrase shown in the history after the actor's name: 'issued the invoice'. */
  readonly words: string;
  /**
   * The phrase with placeholders: 'issued invoice {record} over {amount}'; derived from `words` when absent. The
   * history lists the changed fields after a text, but not after a function, whose sentence says everything. A sentence
   * may name other records: 'debit {account:1100}'.
   */
  readonly says?: string | ((data: never) => string);
  /** The version of the schema. `upcast[1]` converts data of version 1 to version 2, and so on. */
  readonly version: number;
  readonly upcast: Readonly<Record<number, Upcast>>;
}

export type EventShapes = Readonly<Record<string, EventShape>>;

/** The events that streams of one category hold. A stream's name is `<category>-<id>`. */
export interface EventFamily<Shapes extends EventShapes = EventShapes> {
  readonly category: string;
  readonly shapes: Shapes;
}

export type EventsOf<Family> =
  Family extends EventFamily<infer Shapes>
    ? { [Type in keyof Shapes & string]: DomainEvent<Type, z.output<Shapes[Type]['schema']>> }[keyof Shapes & string]
    : never;

/**
 * The event by which a record of a plain kind begins: the fields of its class, and its id.
 * @example PostingRules<AddedEvent<'DriverAdvance', DriverAdvance>>
 */
export type AddedEvent<Name extends string, Kept> = DomainEvent<
  `${Name}Added`,
  Omit<Kept, 'version' | 'createdAt' | 'updatedAt' | 'removedAt'>
>;

/** Declares an event type: `defineEvent('voided the invoice', z.object({ id: z.int(), reason: z.string() }))`. */
export const defineEvent = <Schema extends z.ZodType>(
  words: string,
  schema: Schema,
  {
    version = 1,
    upcast = {},
    says,
  }: Partial<Pick<EventShape, 'version' | 'upcast'>> & { says?: string | ((data: z.output<Schema>) => string) } = {},
): EventShape<Schema> => ({ schema, words, version, upcast, ...(says ? { says } : {}) });

/** The name of an event in `causation`: 'invoice-7@3' is the third event of the stream. */
export const eventName = (stream: string, version: number): string => `${stream}@${version}`;
/** @example streamName('invoice', 7) // 'invoice-7' */
export const streamName = (category: string, id: string | number): string => `${category}-${id}`;
export const categoryOf = (stream: string): string => stream.slice(0, stream.indexOf('-'));
export const idOf = (stream: string): string => stream.slice(stream.indexOf('-') + 1);
