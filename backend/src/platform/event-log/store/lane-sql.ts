import type { Unit } from './unit';

interface Statement {
  readonly name: string;
  readonly text: string;
  readonly values: [checks: string, lines: string, stamp: string | null, release: number];
}

/** What commits together is noted as of one time: the latest that was told, or the database's own. */
const stampOf = (batch: readonly Unit[]): string | null =>
  batch
    .flatMap(({ stamp }) => stamp ?? [])
    .sort()
    .at(-1) ?? null;

/** A name between the tabs of a line. JSON has neither tabs nor line ends. */
const named = (name: string): string => {
  if (/[\t\n]/.test(name))
    throw new Error(`A name with a tab or a line end cannot be appended: ${JSON.stringify(name)}`);
  return name;
};

/** Every stream that a unit writes or relies on, with the version that it expects. */
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
 * The statement that appends every event of a batch under the log's lock, after checking every expected version and
 * that the writer is of the database's release.
 */
export const appendStatement = (batch: readonly Unit[], release: number): Statement => ({
  name: 'append',
  text: 'SELECT append_batch($1, $2, $3, $4) AS position',
  values: [checksOf(batch), linesOf(batch), stampOf(batch), release],
});

/** The streams of each unit that had moved, from the detail of the refusal. */
export const losersOf = (detail: string): ReadonlyMap<number, readonly string[]> => {
  const moved = new Map<number, string[]>();
  for (const { unit, stream } of JSON.parse(detail) as { unit: number; stream: string }[])
    moved.set(unit, [...(moved.get(unit) ?? []), stream]);
  return moved;
};
