const WITHOUT = 10;
const FIRST_MS = 250;
const LONGEST_MS = 4_000;

/**
 * The milliseconds that an attempt waits after this many failures of its account, from whatever address: 250 from the
 * tenth failure on, doubled with each, at most 4,000.
 */
export const delayAfter = (failures: number): number =>
  failures < WITHOUT ? 0 : Math.min(FIRST_MS * 2 ** (failures - WITHOUT), LONGEST_MS);
