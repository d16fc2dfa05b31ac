import type { NewFact, Unit } from './unit';

/** Separates the strings of one parameter; JSON text and identifiers cannot contain it, and it is a third of the cost of driver arrays. */
const SEPARATOR = '\x1e';

interface Statement {
  name: string;
  text: string;
  values: unknown[];
}

const one = (stream: string, expected: number, f: NewFact, stamp: string | null): Statement => ({
  name: 'append-one',
  text: 'SELECT append_fact($1,$2,$3,$4,$5,$6,$7,$8) AS position',
  values: [stream, expected, f.type, f.schema, JSON.stringify(f.data), JSON.stringify(f.metadata), f.recordedAt, stamp],
});

/** What commits together is noted as of one time: the latest that was told, or the database's own. */
const stampOf = (batch: readonly Unit[]): string | null =>
  batch
    .flatMap(({ stamp }) => stamp ?? [])
    .sort()
    .at(-1) ?? null;

/**
 * The statement that appends every fact of a batch under the log's lock, after checking every expected version. That a new stream is new needs no
 * look: the unique key of stream and version refuses a second first fact.
 */
export const appendStatement = (batch: readonly Unit[]): Statement => {
  const first = batch[0];
  const only = first?.appends[0];
  const onlyFact = only?.facts[0];
  if (
    batch.length === 1 &&
    first?.appends.length === 1 &&
    first.guards.length === 0 &&
    only?.facts.length === 1 &&
    onlyFact
  ) {
    return one(only.stream, only.expected, onlyFact, stampOf(batch));
  }
  const checks = { units: [] as number[], streams: [] as string[], versions: [] as number[] };
  const rows = {
    streams: [] as string[],
    versions: [] as number[],
    types: [] as string[],
    schemas: [] as number[],
    data: [] as string[],
    metadata: [] as string[],
    times: [] as string[],
  };
  batch.forEach((unit, index) => {
    for (const guard of unit.guards) {
      checks.units.push(index);
      checks.streams.push(guard.stream);
      checks.versions.push(guard.version);
    }
    for (const append of unit.appends) {
      if (append.expected > 0 || append.facts.length === 0) {
        checks.units.push(index);
        checks.streams.push(append.stream);
        checks.versions.push(append.expected);
      }
      append.facts.forEach((f, offset) => {
        rows.streams.push(append.stream);
        rows.versions.push(append.expected + 1 + offset);
        rows.types.push(f.type);
        rows.schemas.push(f.schema);
        rows.data.push(JSON.stringify(f.data));
        rows.metadata.push(JSON.stringify(f.metadata));
        rows.times.push(f.recordedAt);
      });
    }
  });
  return {
    name: 'append-many',
    text: 'SELECT append_facts($1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11) AS position',
    values: [
      `{${checks.units.join()}}`,
      checks.streams.join(SEPARATOR),
      `{${checks.versions.join()}}`,
      rows.streams.join(SEPARATOR),
      `{${rows.versions.join()}}`,
      rows.types.join(SEPARATOR),
      `{${rows.schemas.join()}}`,
      rows.data.join(SEPARATOR),
      rows.metadata.join(SEPARATOR),
      rows.times.join(SEPARATOR),
      stampOf(batch),
    ],
  };
};
