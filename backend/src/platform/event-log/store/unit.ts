import type { Metadata } from '../events/events';
import type { RowChange } from '../projections/rows';

export interface NewEvent {
  readonly type: string;
  readonly schema: number;
  readonly data: unknown;
  readonly metadata: Metadata;
  readonly recordedAt: string;
}

export interface Append {
  readonly stream: string;
  /** Version the stream had when it was read; 0 for a new one. */
  readonly expected: number;
  readonly events: readonly NewEvent[];
}

/** A stream that was only read, and the version a decision relied on. */
export interface Guard {
  readonly stream: string;
  readonly version: number;
}

/** The answer of a request that carried an Idempotency-Key, kept so that a repeat gets the same one. */
export interface IdempotentAnswer {
  readonly actor: string;
  readonly key: string;
  readonly route: string;
  readonly bodyHash: string;
  readonly status: number;
  readonly version: number;
  readonly answer: unknown;
  readonly at: string;
}

/**
 * What commits together or not at all: events of one or several streams, the rows that show them, the answer to repeat.
 */
export interface Unit {
  readonly appends: readonly Append[];
  readonly guards: readonly Guard[];
  readonly rows: readonly RowChange[];
  readonly answer?: IdempotentAnswer;
  /** A told time for the log to note; without it the log notes the database's. */
  readonly stamp?: string;
}
