/** How many sets are looked at for one sum, so that no page waits for one that has very many. */
const MOST_STEPS = 20_000;
const MOST_FOUND = 4;

/**
 * Sets of 2 to `most` items of one sign whose amounts come to `sum`, in whole cents. It stops after a few sets, and
 * after many steps without one.
 * @example sumsTo([{ amount: 50000 }, { amount: 60000 }, { amount: 30000 }], 140000, 6) // all three
 */
export const sumsTo = <Item extends { readonly amount: number }>(
  items: readonly Item[],
  sum: number,
  most: number,
): readonly (readonly Item[])[] => {
  const sizeOf = ({ amount }: Item): number => Math.abs(amount);
  const wanted = Math.abs(sum);
  const sorted = items
    .filter((item) => sizeOf(item) < wanted && sizeOf(item) > 0)
    .toSorted((one, other) => sizeOf(other) - sizeOf(one));
  // what all items from a place on come to: a set that cannot reach the sum any more is given up
  const rests = sorted.reduceRight<number[]>((sums, item) => [sizeOf(item) + (sums[0] ?? 0), ...sums], [0]);
  const found: (readonly Item[])[] = [];
  let steps = 0;
  const look = (from: number, left: number, taken: readonly Item[]): void => {
    if (left === 0) {
      if (taken.length > 1) found.push(taken);
      return;
    }
    for (let at = from; at < sorted.length && taken.length < most; at += 1) {
      steps += 1;
      if (steps > MOST_STEPS || found.length >= MOST_FOUND || (rests[at] ?? 0) < left) return;
      const item = sorted[at];
      if (item && sizeOf(item) <= left) look(at + 1, left - sizeOf(item), [...taken, item]);
    }
  };
  look(0, wanted, []);
  return found;
};
