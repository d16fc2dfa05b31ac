import type { Unit } from './unit';

const LARGEST_BATCH = 512;

/** A unit that waits for its commit, with the callbacks of its writer. */
export interface Waiting {
  readonly unit: Unit;
  readonly streams: readonly string[];
  readonly guards: readonly string[];
  /** When the unit was handed over, in milliseconds of `performance.now()`. */
  readonly since: number;
  done(lastPosition: number): void;
  fail(reason: Error): void;
}

/**
 * Takes the next batch from the queue. No two units of a batch write to the same stream, or guard a stream that another
 * one writes; a unit that would do so waits for a later batch, behind the earlier unit.
 */
export const nextBatch = (queue: readonly Waiting[]): { batch: Waiting[]; rest: Waiting[] } => {
  const batch: Waiting[] = [];
  const rest: Waiting[] = [];
  const written = new Set<string>();
  const touched = new Set<string>();
  for (const waiting of queue) {
    const free =
      batch.length < LARGEST_BATCH &&
      !waiting.streams.some((s) => touched.has(s)) &&
      !waiting.guards.some((s) => written.has(s));
    (free ? batch : rest).push(waiting);
    for (const stream of waiting.streams) {
      written.add(stream);
      touched.add(stream);
    }
    for (const stream of waiting.guards) touched.add(stream);
  }
  return { batch, rest };
};

export const ANSWERS_TABLE = 'idempotent_answers';

/** Whether the unit writes to the table. */
export const writesTo = ({ unit }: Waiting, table: string): boolean =>
  unit.rows.some((change) => change.table === table) || (table === ANSWERS_TABLE && unit.answer !== undefined);

/**
 * Splits a failed batch in two: the units that do not write to the table at which it failed, and those that do. If that
 * does not split it, into halves.
 */
export const partsOf = (batch: readonly Waiting[], table: string | null): [Waiting[], Waiting[]] => {
  const concerned = table === null ? [] : batch.filter((waiting) => writesTo(waiting, table));
  if (concerned.length > 0 && concerned.length < batch.length)
    return [batch.filter((waiting) => !concerned.includes(waiting)), concerned];
  const half = batch.length >> 1;
  return [batch.slice(0, half), batch.slice(half)];
};
