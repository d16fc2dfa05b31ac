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
  /** The version of the stream when it was read; 0 for a new one. */
  readonly expected: number;
  readonly events: readonly NewEvent[];
}

/**
 * A stream that a decision only read, and the version it had then. The commit fails when the stream has moved on.
 * @example { stream: 'client-0192…', version: 3 }
 */
export interface Guard {
  readonly stream: string;
  readonly version: number;
}

/** The stored response to a request with an Idempotency-Key, returned again when the request is repeated. */
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
 * Everything that commits together or not at all: events of one or more streams, the row changes of projections, and
 * the response to store.
 * @example { appends: [{ stream: 'load-7', expected: 2, events: [delivered] }], guards: [], rows: [{ op: 'put', table:
 *   'loads', row }] }
 */
export interface Unit {
  readonly appends: readonly Append[];
  readonly guards: readonly Guard[];
  readonly rows: readonly RowChange[];
  readonly answer?: IdempotentAnswer;
  /** The recording time, for supplied clocks; absent: the clock of the database. */
  readonly stamp?: string;
}
