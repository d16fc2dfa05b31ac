import type { Unit } from './unit';

interface Statement {
  readonly name: string;
  readonly text: string;
  readonly values: [checks: string, lines: string, stamp: string | null, release: number];
}

/** The recording time of a batch: the latest time that a unit supplies; null for the clock of the database. */
const stampOf = (batch: readonly Unit[]): string | null =>
  batch
    .flatMap(({ stamp }) => stamp ?? [])
    .sort()
    .at(-1) ?? null;

/**
 * A name as a field of a tab-separated line. JSON fields need no check: JSON text contains neither tabs nor line
 * breaks.
 */
const named = (name: string): string => {
  if (/[\t\n]/.test(name))
    throw new Error(`A name with a tab or a line end cannot be appended: ${JSON.stringify(name)}`);
  return name;
};

/** One line for each stream that a unit writes or guards: unit, stream, expected version. */
const checksOf = (batch: readonly Unit[]): string => {
  let checks = '';
  batch.forEach(({ guards, appends }, unit) => {
    for (const { stream, version } of guards) checks += `${unit}\t${named(stream)}\t${version}\n`;
    for (const { stream, expected } of appends) checks += `${unit}\t${named(stream)}\t${expected}\n`;
  });
  return checks.slice(0, -1);
};

const linesOf = (batch: readonly Unit[]): string => {
  let lines = '';
  for (const { appends } of batch)
    for (const { stream, expected, events } of appends) {
      let version = expected;
      for (const { type, schema, data, metadata, recordedAt } of events) {
        version += 1;
        lines += `${stream}\t${version}\t${named(type)}\t${schema}\t${recordedAt}\t${JSON.stringify(data)}\t${JSON.stringify(metadata)}\n`;
      }
    }
  return lines.slice(0, -1);
};

/**
 * The statement that appends the events of a batch under the lock of the log, after checking all expected versions and
 * the release of the writer.
 */
export const appendStatement = (batch: readonly Unit[], release: number): Statement => ({
  name: 'append',
  text: 'SELECT append_batch($1, $2, $3, $4) AS position',
  values: [checksOf(batch), linesOf(batch), stampOf(batch), release],
});

/** The streams with a version conflict by unit, from the detail of the database's refusal. */
export const losersOf = (detail: string): ReadonlyMap<number, readonly string[]> => {
  const moved = new Map<number, string[]>();
  for (const { unit, stream } of JSON.parse(detail) as { unit: number; stream: string }[])
    moved.set(unit, [...(moved.get(unit) ?? []), stream]);
  return moved;
};
