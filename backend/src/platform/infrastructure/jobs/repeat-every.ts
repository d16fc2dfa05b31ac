/** Wraps work so that calls within the interval after the last run do nothing. */
export const repeatEvery = (milliseconds: number, work: () => Promise<void>): (() => Promise<void>) => {
  let last = performance.now();
  return async () => {
    if (performance.now() - last < milliseconds) return;
    last = performance.now();
    await work();
  };
};
