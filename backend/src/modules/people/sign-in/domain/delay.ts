const WITHOUT = 10;
const FIRST_MS = 250;
const LONGEST_MS = 4_000;

/**
 * How long an attempt waits after so many failures of its account, wherever they came from: longer each time, and never
 * for ever.
 */
export const delayAfter = (failures: number): number =>
  failures < WITHOUT ? 0 : Math.min(FIRST_MS * 2 ** (failures - WITHOUT), LONGEST_MS);
