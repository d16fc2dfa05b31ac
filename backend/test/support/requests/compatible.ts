export type Schema = Readonly<Record<string, unknown>>;

const schemasOf = (value: unknown): Readonly<Record<string, Schema>> =>
  (value ?? {}) as Readonly<Record<string, Schema>>;
const listOf = <Item>(value: unknown): readonly Item[] => (Array.isArray(value) ? (value as Item[]) : []);
const at = (path: string, part: string): string => (path ? `${path}.${part}` : part);

/**
 * Limits that may be widened but not narrowed: the smaller the published one, the smaller today's must stay, or the
 * other way round.
 */
const LOWER = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems'];
const UPPER = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems'];
const FIXED = ['type', 'format', 'pattern', 'const'];

const narrowed = (published: Schema, current: Schema, path: string): string[] => {
  const tighter = (name: string, sign: 1 | -1): boolean =>
    typeof current[name] === 'number' &&
    (typeof published[name] !== 'number' || (current[name] - published[name]) * sign > 0);
  return [...LOWER.filter((name) => tighter(name, 1)), ...UPPER.filter((name) => tighter(name, -1))].map(
    (name) => `${path} has a narrower ${name}`,
  );
};

const objects = (published: Schema, current: Schema, path: string): string[] => {
  const [before, now] = [schemasOf(published['properties']), schemasOf(current['properties'])];
  const [neededBefore, needed] = [listOf<string>(published['required']), listOf<string>(current['required'])];
  return [
    ...Object.keys(before)
      .filter((name) => !(name in now))
      .map((name) => `${at(path, name)} is gone`),
    ...needed
      .filter((name) => !neededBefore.includes(name))
      .map((name) => `${at(path, name)} is newly required: older facts do not have it`),
    ...neededBefore
      .filter((name) => name in now && !needed.includes(name))
      .map((name) => `${at(path, name)} is no longer always there: readers rely on it`),
    ...Object.entries(before).flatMap(([name, schema]) =>
      now[name] ? incompatibilities(schema, now[name], at(path, name)) : [],
    ),
  ];
};

/** A schema of several types is one schema a type. */
const alternatives = (schema: Schema): readonly Schema[] => {
  if (schema['anyOf']) return listOf<Schema>(schema['anyOf']).flatMap(alternatives);
  return Array.isArray(schema['type']) ? listOf<string>(schema['type']).map((type) => ({ ...schema, type })) : [schema];
};

/** Why events or readers of the published shape would not get along with today's; empty when they do. */
export const incompatibilities = (published: Schema, current: Schema, path = ''): string[] => {
  const [before, now] = [alternatives(published), alternatives(current)];
  if (before.length > 1 || now.length > 1) {
    return before
      .filter((one) => !now.some((other) => incompatibilities(one, other, path).length === 0))
      .map((one) => `${path} may no longer be ${JSON.stringify(one['type'] ?? one)}`);
  }
  const changed = FIXED.filter((name) => published[name] !== current[name]).map(
    (name) => `${path} has another ${name}: ${JSON.stringify(current[name])}, not ${JSON.stringify(published[name])}`,
  );
  if (changed.length > 0) return changed;
  const words = listOf<string>(current['enum']);
  const lost =
    published['enum'] !== undefined || current['enum'] !== undefined
      ? listOf<string>(published['enum']).filter((word) => !words.includes(word))
      : [];
  const closed =
    published['enum'] === undefined && current['enum'] !== undefined ? [`${path} may no longer be any word`] : [];
  const items = published['items']
    ? incompatibilities(published['items'] as Schema, (current['items'] ?? {}) as Schema, `${path}[]`)
    : [];
  return [
    ...lost.map((word) => `${path} may no longer be "${word}"`),
    ...closed,
    ...narrowed(published, current, path),
    ...objects(published, current, path),
    ...items,
  ];
};
