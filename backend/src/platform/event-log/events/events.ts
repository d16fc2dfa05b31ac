import { z } from 'zod';

/** What may stand in an event: JSON primitives, nothing that needs reviving. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** Something that happened, as a decider returns it: past tense, the record's kind in its name. */
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
  /** Position-free name of what caused the event: an event (`eventName`), a job or the request. */
  readonly causation: string | null;
  readonly idempotencyKey: string | null;
  readonly source: 'web' | 'worker' | 'cli';
  /** The client the record is kept for; null for the firm's own records. */
  readonly clientId: string | null;
  /** The driver whose the record is, too. */
  readonly driverId?: number;
  /** The user whose the record is, too. */
  readonly userId?: string;
}

/**
 * What happened, when and where in the log. `position` orders the whole log, `version` its stream; both start at 1 and
 * have no gaps.
 */
export interface PlacedEvent<Type extends string = string, Data = unknown> extends DomainEvent<Type, Data> {
  readonly position: number;
  readonly stream: string;
  readonly version: number;
  readonly schema: number;
  readonly recordedAt: string;
}

/** An event as the log holds it. */
export interface RecordedEvent<Type extends string = string, Data = unknown> extends PlacedEvent<Type, Data> {
  readonly metadata: Metadata;
}

type Upcast = (old: never) => unknown;

/** How one event type looks. Published shapes never change: a new one raises `schema` and lifts the old ones. */
export interface EventShape<Schema extends z.ZodType = z.ZodType> {
  readonly schema: Schema;
  /** The sentence an auditor reads after the actor's name: 'issued the invoice'. */
  readonly words: string;
  /**
   * The same with what it is about in its place: 'issued invoice {record} over {amount}'; from the words when absent.
   * What it changed is told after it, unless the sentence is made of the data and tells all; it may name other records:
   * 'debit {account:1100}'.
   */
  readonly says?: string | ((data: never) => string);
  /** Number of the shape; older ones are lifted step by step by `upcast[from]`. */
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

export const defineEvent = <Schema extends z.ZodType>(
  words: string,
  schema: Schema,
  {
    version = 1,
    upcast = {},
    says,
  }: Partial<Pick<EventShape, 'version' | 'upcast'>> & { says?: string | ((data: z.output<Schema>) => string) } = {},
): EventShape<Schema> => ({ schema, words, version, upcast, ...(says ? { says } : {}) });

/** How metadata name the event that caused another. */
export const eventName = (stream: string, version: number): string => `${stream}@${version}`;
export const streamName = (category: string, id: string | number): string => `${category}-${id}`;
export const categoryOf = (stream: string): string => stream.slice(0, stream.indexOf('-'));
export const idOf = (stream: string): string => stream.slice(stream.indexOf('-') + 1);
