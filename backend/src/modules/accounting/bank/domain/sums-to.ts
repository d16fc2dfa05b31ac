const MOST_FOUND = 4;

/**
 * Prepares items of one sign for sums of many: sets of 2 to `most` of them whose amounts come to a sum, in whole cents.
 * A search stops after a few sets, and after `steps` items that were looked at.
 * @example summing([{ amount: 50000 }, { amount: 60000 }, { amount: 30000 }], 6)(140000, 1000) // all three
 */
export const summing = <Item extends { readonly amount: number }>(
  items: readonly Item[],
  most: number,
): ((sum: number, steps: number) => readonly (readonly Item[])[]) => {
  const sorted = items
    .filter(({ amount }) => amount !== 0)
    .toSorted((one, other) => Math.abs(other.amount) - Math.abs(one.amount));
  const sizes = sorted.map(({ amount }) => Math.abs(amount));
  /** What the first so many items come to: the most that some more items can add is known at once. */
  const sums = [0];
  for (const size of sizes) sums.push((sums.at(-1) ?? 0) + size);
  const mostFrom = (at: number, count: number): number =>
    (sums[Math.min(at + count, sizes.length)] ?? 0) - (sums[at] ?? 0);

  return (sum, steps) => {
    const found: (readonly Item[])[] = [];
    const taken: number[] = [];
    let left = steps;
    const look = (from: number, rest: number): void => {
      for (let at = from; at < sizes.length; at += 1) {
        left -= 1;
        if (left < 0 || found.length >= MOST_FOUND || mostFrom(at, most - taken.length) < rest) return;
        const size = sizes[at] ?? 0;
        if (size > rest) continue;
        taken.push(at);
        if (size === rest && taken.length > 1) found.push(taken.flatMap((nr) => sorted[nr] ?? []));
        else if (size < rest && taken.length < most) look(at + 1, rest - size);
        taken.pop();
      }
    };
    look(0, Math.abs(sum));
    return found;
  };
};
