/** A property of an object that is made: its name, and its value given what the object is made from. */
export type Property<From> = readonly [name: string, of: (from: From) => unknown];

/**
 * Returns a function that makes objects with these properties. Each begins as a copy of an object that has all of them:
 * V8 keeps an object that gets many properties one after the other as a hash table, which is slow to make, read and
 * stringify.
 * @example objectMaker([['id', (row) => row.id], ['amount', (row) => moneyText(row.cents)]])
 */
export const objectMaker = <From>(properties: readonly Property<From>[]): ((from: From) => Record<string, unknown>) => {
  const empty = Object.fromEntries(properties.map(([name]) => [name, null]));
  return (from) => {
    const made: Record<string, unknown> = { ...empty };
    for (const [name, of] of properties) made[name] = of(from);
    return made;
  };
};
