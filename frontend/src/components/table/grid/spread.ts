interface Sharing {
  readonly flex?: number;
  /** Pixels that its longest text takes. */
  readonly needs?: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/**
 * Shares what is left of a width: first among texts that do not fit yet, by their shares and as far as each needs it;
 * then among all that grow. Where none grows, each grows as it is.
 * @param bases what each has already
 */
export const spread = (bases: readonly number[], columns: readonly Sharing[], spare: number): number[] => {
  const shares = columns.some(({ flex }) => flex) ? columns.map(({ flex = 0 }) => flex) : bases;
  const widths = [...bases];
  let left = spare;
  const shareAmong = (at: readonly number[], most: (index: number) => number): void => {
    const all = sum(at.map((index) => shares[index] ?? 0));
    const room = left;
    for (const index of at) {
      const more = Math.min(most(index), (room * (shares[index] ?? 0)) / all);
      widths[index] = (widths[index] ?? 0) + more;
      left -= more;
    }
  };
  const lacking = (index: number): number => Math.max(0, (columns[index]?.needs ?? 0) - (widths[index] ?? 0));
  const every = columns.map((_, index) => index);
  // whoever has enough leaves the rest of their share to the others: each turn at least one has
  for (let turn = 0; turn < columns.length && left >= 1; turn += 1) {
    const short = every.filter((index) => (shares[index] ?? 0) > 0 && lacking(index) > 0);
    if (short.length === 0) break;
    shareAmong(short, lacking);
  }
  shareAmong(every, () => Infinity);
  return widths;
};
