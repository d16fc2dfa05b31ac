import type { Unit } from './unit';

interface Statement {
  readonly name: string;
  readonly text: string;
  readonly values: [batch: string, stamp: string | null];
}

/** What commits together is noted as of one time: the latest that was told, or the database's own. */
const stampOf = (batch: readonly Unit[]): string | null =>
  batch
    .flatMap(({ stamp }) => stamp ?? [])
    .sort()
    .at(-1) ?? null;

/** Every stream that a unit writes or relies on, with the version that it expects. */
const checksOf = ({ guards, appends }: Unit, unit: number) => [
  ...guards.map(({ stream, version }) => ({ unit, stream, version })),
  ...appends.map(({ stream, expected }) => ({ unit, stream, version: expected })),
];

const factsOf = ({ appends }: Unit) =>
  appends.flatMap(({ stream, expected, facts }) =>
    facts.map(({ type, schema, data, metadata, recordedAt: at }, offset) => ({
      stream,
      version: expected + 1 + offset,
      type,
      schema,
      data,
      metadata,
      at,
    })),
  );

/** The statement that appends every fact of a batch under the log's lock, after checking every expected version. */
export const appendStatement = (batch: readonly Unit[]): Statement => ({
  name: 'append',
  text: 'SELECT append_batch($1, $2) AS position',
  values: [JSON.stringify({ checks: batch.flatMap(checksOf), facts: batch.flatMap(factsOf) }), stampOf(batch)],
});

/** The streams of each unit that had moved, from the detail of the refusal. */
export const losersOf = (detail: string): ReadonlyMap<number, readonly string[]> => {
  const moved = new Map<number, string[]>();
  for (const { unit, stream } of JSON.parse(detail) as { unit: number; stream: string }[])
    moved.set(unit, [...(moved.get(unit) ?? []), stream]);
  return moved;
};
