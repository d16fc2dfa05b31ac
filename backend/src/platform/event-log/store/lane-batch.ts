import type { Unit } from './unit';

const LARGEST_BATCH = 512;

/** A unit on its way into the log, and who waits for it. */
export interface Waiting {
  readonly unit: Unit;
  readonly streams: readonly string[];
  readonly guards: readonly string[];
  /** When it was handed over. */
  readonly since: number;
  done(lastPosition: number): void;
  fail(reason: Error): void;
}

/** A stream appears once in a batch; a unit that meets a stream of an earlier one waits for the next. */
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

/** Whether a unit writes to a table. */
export const writesTo = ({ unit }: Waiting, table: string): boolean =>
  unit.rows.some((change) => change.table === table) || (table === ANSWERS_TABLE && unit.answer !== undefined);

/**
 * A batch that failed in two: those that do not write to the table that it failed at, and those that do; else its
 * halves.
 */
export const partsOf = (batch: readonly Waiting[], table: string | null): [Waiting[], Waiting[]] => {
  const concerned = table === null ? [] : batch.filter((waiting) => writesTo(waiting, table));
  if (concerned.length > 0 && concerned.length < batch.length)
    return [batch.filter((waiting) => !concerned.includes(waiting)), concerned];
  const half = batch.length >> 1;
  return [batch.slice(0, half), batch.slice(half)];
};
