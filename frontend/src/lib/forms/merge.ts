/** What a form holds, by field. */
export type Values = Record<string, unknown>;
/** Fields that are one thing, such as an amount and the lines that add up to it: they are kept or taken together. */
export type MergedFields = readonly (readonly string[])[];

const isPlain = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

export const same = (one: unknown, other: unknown): boolean => {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => same(item, other[index]));
  if (!isPlain(one) || !isPlain(other)) return false;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => same(one[name], other[name]));
};

const unitsOf = (values: Values, mergedAsOne: MergedFields): readonly (readonly string[])[] => [
  ...mergedAsOne,
  ...Object.keys(values)
    .filter((name) => !mergedAsOne.some((unit) => unit.includes(name)))
    .map((name) => [name]),
];

const differs = (unit: readonly string[], one: Values, other: Values): boolean =>
  unit.some((name) => !same(one[name], other[name]));

/** The fields that were changed, each with those that belong to it. */
export const changedNames = (base: Values, mine: Values, mergedAsOne: MergedFields = []): Set<string> =>
  new Set(
    unitsOf(base, mergedAsOne)
      .filter((unit) => differs(unit, base, mine))
      .flat(),
  );

export interface Merged {
  values: Values;
  /**
   * Fields that both sides changed, each to something else; of fields that belong together the first. `values` has
   * mine.
   */
  conflicts: readonly string[];
}

/** Brings together what was typed here and what somebody else saved meanwhile, both made from `base`. */
export const merge = (base: Values, mine: Values, theirs: Values, mergedAsOne: MergedFields = []): Merged => {
  const values: Values = {};
  const conflicts: string[] = [];
  for (const unit of unitsOf(base, mergedAsOne)) {
    const typed = differs(unit, base, mine);
    for (const name of unit) values[name] = (typed ? mine : theirs)[name];
    if (typed && differs(unit, base, theirs) && differs(unit, mine, theirs)) conflicts.push(unit[0] ?? '');
  }
  return { values, conflicts };
};
